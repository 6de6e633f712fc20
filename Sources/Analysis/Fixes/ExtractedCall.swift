import SwiftSyntax

extension ExtractedView {
  /// What makes the new view where the member was named.
  func making(_ use: Use, in caller: Member) -> String {
    var arguments: [String] = []
    let layout = context.file(of: use.node).map(Layout.init) ?? layout
    if let call = use.call {
      for (parameter, argument) in zip(parameters, call.arguments) {
        arguments.append("\(parameter.inner): \(argument.expression.text(in: layout))")
      }
    }
    for input in inputs.inputs {
      guard let argument = input.argument else { continue }
      let root = argument.prefix { $0 != "." }.drop { $0 == "$" }
      let isHidden =
        use.node.isShadowed(String(root), below: caller.code)
        || caller.parameters.contains(String(root))
      arguments.append("\(input.name): \(isHidden ? "self." : "")\(argument)")
    }
    let line = "\(name)(\(arguments.joined(separator: ", ")))"
    let column = layout.indentation(of: use.node).count
    guard column + line.count > 96 else { return line }
    return "\(name)(\n"
      + arguments.map { layout.unit + $0.indented(like: layout.unit) }.joined(separator: ",\n")
      + "\n)"
  }
}

extension Use {
  /// The call, where the mention is what is called.
  var call: FunctionCallExprSyntax? {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    return call.map { Syntax($0.calledExpression).id == node.id } == true ? call : nil
  }
}

extension Use {
  /// Whether what the call hands over for a parameter is something that is stored.
  func hands(
    _ parameter: FunctionParameterSyntax, at parameters: [FunctionParameterSyntax]
  ) -> Bool {
    guard let position = parameters.firstIndex(where: { $0.id == parameter.id }), let call,
      position < call.arguments.count
    else { return false }
    return Array(call.arguments)[position].expression.writtenPath != nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether each argument is between the parentheses.
  var canBeMaking: Bool {
    trailingClosure == nil && additionalTrailingClosures.isEmpty
  }
}
