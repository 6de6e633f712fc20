/// Whether a view is presented, and the way out: the form before iOS 15.
public struct PresentationMode {
  private let presentation: Presentation?

  init(_ presentation: Presentation?) { self.presentation = presentation }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { presentation != nil }
  /// Takes the presentation away.
  public mutating func dismiss() { presentation?.dismiss() }
}

extension EnvironmentValues {
  /// The presentation the view is in: the form before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(presentation))
  }
}
