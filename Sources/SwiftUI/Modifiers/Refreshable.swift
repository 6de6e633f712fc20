/// Brings what is shown up to date, when it is pulled down.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct RefreshAction: @unchecked Sendable {
  let action: () async -> Void

  /// Runs what `.refreshable` was given.
  @MainActor public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// What refreshes the views here, if `.refreshable` is around them.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the lists and scroll views inside be pulled down to run `action`; `lab.refresh()` does.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(
      EnvironmentWriter(mark: EnvironmentMark(key: \EnvironmentValues.refresh, value: action)) {
        $0.refresh = RefreshAction(action: action)
      })
  }
}

extension Touchable {
  /// Pulls it down; `false` if nothing is there to be refreshed by that.
  package func refresh() -> Bool {
    guard let refresh = environment.refresh else { return false }
    let graph = graph
    graph.whenSettled {
      Task { @MainActor in
        graph.clock.began()
        graph.actor = Actor("refresh")
        await LabClock.$ofTask.withValue(graph.clock) { await refresh() }
        graph.clock.ended()
      }
    }
    return true
  }

  /// Whether pulling it down does anything.
  package var isRefreshable: Bool { environment.refresh != nil }
}
