/// Controls for entering data, in rows.
public struct Form<Content: View>: ElementView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static var elementName: String? { nil }
}
