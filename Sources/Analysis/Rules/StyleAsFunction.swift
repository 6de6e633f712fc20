import Kata
import SwiftSyntax

extension Rule {
  static let styleAsFunction = Rule(
    id: "style-as-function",
    summary: "A function that dresses buttons, where a ButtonStyle fits",
    severity: .note,
    explanation: """
      A method in an extension of `Button` that adds a font, a background and a shape looks like a \
      style, but has to be called on each button, knows nothing of pressing and disabling, and \
      draws over whatever style is set around. A `ButtonStyle` is set once for all buttons below \
      it, is told by its configuration when the button is pressed, and can be replaced.

      Make a type that conforms to `ButtonStyle`, move the modifiers to its \
      `configuration.label`, and set it with `buttonStyle(_:)`.

      It is fine, and silent here, to write a function that sets a style, or that changes one \
      thing.

      Source: https://developer.apple.com/documentation/swiftui/buttonstyle ; Apple's SwiftUI \
      guidance on modifiers and styles.
      """,
    bad: [
      """
      extension Button {
        func ↓primary() -> some View {
          font(.headline).padding().background(.blue).cornerRadius(8)
        }
      }
      """,
      """
      extension Button where Label == Text {
        func ↓outlined(_ color: Color) -> some View {
          self
            .padding(.horizontal)
            .overlay(Capsule().stroke(color))
            .foregroundColor(color)
        }
      }
      """,
      """
      struct Page: View {
        var body: some View { rounded(Button("Go") {}) }
        func ↓rounded(_ button: Button<Text>) -> some View {
          button.padding().background(Color.red).clipShape(Capsule())
        }
      }
      """,
    ],
    good: [
      """
      struct Primary: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.font(.headline).padding().background(.blue)
        }
      }
      extension Button {
        func primary() -> some View { buttonStyle(Primary()).padding().background(.blue).bold() }
      }
      """,
      """
      extension View {
        func card() -> some View { padding().background(.gray).cornerRadius(8) }
      }
      """,
      """
      extension Button {
        func wide() -> some View { frame(maxWidth: .infinity) }
        func twice() -> some View { HStack { self; self } }
      }
      """,
    ]
  ) { context in
    for file in context.files {
      for function in file.tree.all(FunctionDeclSyntax.self) {
        guard function.signature.returnClause?.type.isView == true,
          let only = function.body?.statements.onlyExpression, let receiver = function.button,
          receiver.isYielded(by: only)
        else { continue }
        let modifiers = only.modifierNames
        guard modifiers.count >= 3,
          !modifiers.contains(where: { $0.hasSuffix("Style") && $0 != "foregroundStyle" }),
          !Self.dressing.isDisjoint(with: modifiers)
        else { continue }
        let name = function.name.identifierText
        context.report(
          at: function.name,
          "`\(name)` dresses one button at a time and does not know when it is pressed. Make it a "
            + "ButtonStyle that changes `configuration.label`.")
      }
    }
  }

  private static let dressing: Set = [
    "background", "overlay", "border", "cornerRadius", "clipShape",
  ]
}

extension FunctionDeclSyntax {
  /// The button that the function is about: what it extends, or its first parameter.
  fileprivate var button: Receiver? {
    let around = ancestors().lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    if let around, around.extendedType.dottedName == "Button", !modifiers.has(.static) {
      return receiver
    }
    guard let first = signature.parameterClause.parameters.first,
      first.type.dottedName == "Button"
    else { return nil }
    return Receiver(name: (first.secondName ?? first.firstName).identifierText)
  }
}

extension ExprSyntax {
  /// The modifiers of a chain, from the outermost to the innermost.
  var modifierNames: [String] {
    var names: [String] = []
    var link: ExprSyntax? = self
    while let current = link {
      if let call = current.as(FunctionCallExprSyntax.self), call.constructedType == nil {
        names.append(call.name)
      }
      link = current.chainBase
    }
    return names
  }
}
