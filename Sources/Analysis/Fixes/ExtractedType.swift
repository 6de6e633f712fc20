import SwiftSyntax

extension ExtractedView {
  /// The new type as it stands in the file, below the marks that come along.
  func declaration(under marks: [String]) -> String {
    let unit = layout.unit
    var blocks: [String] = []
    let stored = storedProperties
    if !stored.isEmpty { blocks.append(stored.joined(separator: "\n")) }
    for member in group { blocks.append(text(of: member)) }
    let head =
      (member.declaration.map { layout.comments(of: $0) } ?? []) + availability + [
        "\(access)struct \(name)\(generics ?? ""): View {"
      ]
    return marks.map { $0 + "\n\n" }.joined() + head.joined(separator: "\n") + "\n"
      + blocks.map { unit + $0.indented(like: unit) }.joined(separator: "\n\n") + "\n}"
  }

  private var storedProperties: [String] {
    let own = inputs.inputs.filter { $0.argument == nil }
    let taken = inputs.inputs.filter { $0.argument != nil }
    return own.flatMap { $0.comments + [$0.declaration] } + parameterLines
      + taken.map(\.declaration)
  }

  private func text(of member: Member) -> String {
    guard let declaration = member.declaration else { return "" }
    guard member.code.id == self.member.code.id else {
      return (layout.comments(of: declaration) + [declaration.text(in: layout, replacing: changes)])
        .joined(separator: "\n")
    }
    let block = declaration.block
    return "var body: some View \(block?.text(in: layout, replacing: changes) ?? "{}")"
  }

  var access: String {
    let isHidden =
      member.declaration.map { Syntax($0).isHidden } ?? false || owner.declaration.isHidden
      || inputs.inputs.contains { input in
        context.index.types.contains { type in
          type.declaration.isHidden && input.declaration.says(type.nameToken.identifierText)
        }
      }
    return isHidden ? "private " : ""
  }

  private var availability: [String] {
    let lists = [member.attributes, container.attributes].compactMap { $0 }
    return lists.flatMap(\.plain).filter { $0.attributeName.dottedName == "available" }
      .map(\.trimmedDescription)
  }

  /// `<Content: View>` where inputs are of generic types; `nil` where that is not all there is to
  /// say.
  var generics: String? {
    guard
      let clause = owner.declaration.asProtocol((any WithGenericParametersSyntax).self),
      let parameters = clause.genericParameterClause?.parameters
    else { return "" }
    let code = group.map(\.code.description).joined()
    let types = inputs.inputs.filter { $0.argument != nil }.map(\.declaration) + parameterLines
    let needed = parameters.filter { parameter in
      let name = parameter.name.identifierText
      return (inputs.inputs.map(\.declaration) + types + [code]).contains { $0.says(name) }
    }
    guard !needed.isEmpty else { return "" }
    guard clause.genericWhereClause == nil,
      needed.allSatisfy({ parameter in
        types.contains { $0.says(parameter.name.identifierText) }
      })
    else { return nil }
    let texts = needed.map { $0.with(\.trailingComma, nil).trimmedDescription }
    return "<\(texts.joined(separator: ", "))>"
  }
}
