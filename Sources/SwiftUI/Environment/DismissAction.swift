/// Takes the presentation or the page away that the view is in; does nothing in a root view.
///
/// A presentation has one action for as long as it lasts, so reading it costs no body runs.
@MainActor @preconcurrency
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct DismissAction {
  nonisolated(unsafe) let presentation: Presentation?

  public func callAsFunction() { presentation?.dismiss() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension DismissAction: Equatable {
  public nonisolated static func == (a: DismissAction, b: DismissAction) -> Bool {
    a.presentation === b.presentation
  }
}

/// What is presented, as the views in it may take it away.
final class Presentation {
  var dismiss: () -> Void = {}
  /// Whether only what is in it takes it away.
  var isModal = false
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}

private struct AfterPressKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Runs after every press inside; how alerts go away.
  var afterPress: (() -> Void)? {
    get { self[AfterPressKey.self] }
    set { self[AfterPressKey.self] = newValue }
  }
  var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }
  /// Whether the view is in a presentation.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var isPresented: Bool { presentation != nil }
}
