import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes of the list that stand outside `#if`.
  var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

  /// The attribute of that name, also when it is written with its module: `@SwiftUI.State`.
  func first(named name: String) -> AttributeSyntax? {
    plain.first { $0.attributeName.dottedName == name }
  }

  func has(_ name: String) -> Bool { first(named: name) != nil }

  /// Whether a result builder is named: `@ViewBuilder`, `@ToolbarContentBuilder`.
  var haveBuilder: Bool {
    plain.contains { $0.attributeName.dottedName?.hasSuffix("Builder") ?? false }
  }
}

extension DeclModifierListSyntax {
  func has(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }

  /// What a member that has to be as visible as its type says, with the space behind it.
  var publicAccess: String {
    if has(.public, .open) { return "public " }
    return has(.package) ? "package " : ""
  }
}
