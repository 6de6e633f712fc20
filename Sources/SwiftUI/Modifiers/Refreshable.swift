/// Loads the content of a view anew, as the view around says; awaiting it waits for the end.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads the content anew.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Loads the content of the view around anew, if it can be.
  public fileprivate(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of this view is loaded anew.
  /// - Note: differs from SwiftUI: nothing is pulled here; views inside call `refresh`.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: \EnvironmentValues.refresh, value: action)) {
        $0.refresh = RefreshAction(action: action)
      })
  }
}
