/// Controls for entering data, in rows.
///
/// - Note: differs from SwiftUI: a form makes all its rows at once, however many there are.
public struct Form<Content: View>: LazyElement {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var elementName: String? { nil }
  static var rowsKind: LazyRows.Kind { .form }
}
