/// How much of a view shows. At 0 it is invisible and cannot be touched, but it lives on
/// (semantics-identity 3.13).
struct OpacityModifier: VisualModifier {
  var opacity: Double

  var showsContent: Bool { opacity > 0 }
}

/// Keeps a view's place and life without showing it.
struct HiddenModifier: VisualModifier {
  var isHidden = true

  var showsContent: Bool { !isHidden }
}

extension View {
  public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }
  public func hidden() -> some View { modifier(HiddenModifier()) }
}
