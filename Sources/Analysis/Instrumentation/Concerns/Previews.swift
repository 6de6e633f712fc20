import SwiftSyntax

extension Rewriter.Concern {
  /// `#Preview` has no macro here: its content is type-checked, and runs where a ``Showcase`` says.
  ///
  ///     #Preview("Dark", traits: .fixed) { Row() }
  ///     @MainActor @ViewBuilder private func _viewKataPreview1() -> some View { Row() }
  ///
  /// With `@Previewable` variables in front it becomes a view that owns them, as on a device.
  /// `PreviewProvider` types compile as they are.
  static let previews = Self(
    words: ["#Preview"], macros: ["Preview", "Previewable"]
  ) { source in
    let previews = source.tree.statements.unconditional.compactMap(Preview.init)
    return zip(1..., previews).flatMap { number, preview in preview.edits(number, source) }
  }
}

/// A `#Preview` and the closure that is its content.
struct Preview {
  /// As it is written, if it is a plain string.
  let name: String?
  /// `nil` for one that makes no view, which cannot be kept.
  let content: ClosureExprSyntax?
  private let macro: Syntax
  /// The place of the `#`: attributes in front of it stay.
  private let pound: Int

  init?(_ item: CodeBlockItemSyntax) {
    let node = Syntax(item.item)
    guard !node.hasError, let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self),
      macro.macroName.text == "Preview"
    else { return nil }
    self.macro = node
    self.pound = macro.pound.start
    let content =
      macro.trailingClosure ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self)
    self.content = content?.signature == nil ? content : nil
    let first = macro.arguments.first
    name =
      first?.label == nil
      ? first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
  }

  /// What makes its view, once it is rewritten as the one of that number in its file.
  func expression(_ number: Int) -> String {
    ownsVariables ? "_ViewKataPreview\(number)()" : "_viewKataPreview\(number)()"
  }

  func edits(_ number: Int, _ source: Rewriter.Source) -> [Rewriter.Edit] {
    guard let content else { return [source.blank(macro.bytes)] }
    let header: String
    var inside: [Rewriter.Edit] = []
    if ownsVariables {
      header = "private struct _ViewKataPreview\(number): View "
      inside = owned(content, source)
    } else {
      // A `return` switches an inherited builder off, and an explicit one would be complained of.
      let builder = content.statements.ownReturns.isEmpty ? "@ViewBuilder " : ""
      header = "@MainActor \(builder)private func _viewKataPreview\(number)() -> some View "
    }
    let before = source.replace(pound..<content.leftBrace.start, with: header)
    let after = content.end..<macro.end
    return [before] + inside + (after.isEmpty ? [] : [source.blank(after)])
  }

  private var ownsVariables: Bool {
    content?.statements.contains { $0.previewable != nil } ?? false
  }

  /// The variables become properties, and everything from the first other statement on the body.
  private func owned(
    _ content: ClosureExprSyntax, _ source: Rewriter.Source
  ) -> [Rewriter.Edit] {
    let first = content.statements.first { $0.previewable == nil }
    return content.statements.compactMap { $0.previewable.map { source.blank($0.bytes) } } + [
      .insert("var body: some View { ", at: first?.start ?? content.rightBrace.start),
      .insert("} ", at: content.rightBrace.start),
    ]
  }
}

extension CodeBlockItemSyntax {
  fileprivate var previewable: AttributeSyntax? {
    item.as(VariableDeclSyntax.self)?.attributes.first(named: "Previewable")
  }
}
