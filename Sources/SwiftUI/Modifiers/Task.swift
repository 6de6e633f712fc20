import Foundation

/// Runs async work for as long as the view's identity lives, anew whenever `id` changes.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  var id: ID
  var priority: TaskPriority
  var action: @MainActor () async -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, _ site: _Site, content: any _ContentProvider
  ) -> _ModifierNode<Self> {
    TaskNode(modifier, site, content: content)
  }
}

private final class TaskNode<ID: Equatable>: SingleContentNode<TaskModifier<ID>> {
  private var running: Task<Void, Never>?

  override func begin() { start() }

  override func changed(from old: TaskModifier<ID>) -> Bool {
    if old.id != modifier.id { start() }
    return false
  }

  // The work belongs to the time on screen: it starts anew when the view comes back.
  override func screenChanged(appearing: Bool) { appearing ? start() : running?.cancel() }
  override func end() { running?.cancel() }

  private func start() {
    running?.cancel()
    graph.whenSettled { [weak self] in
      guard let self, self.isAlive else { return }
      let (action, actor, graph) = (
        self.modifier.action, Actor("task of \(self.ownerName)"), self.graph
      )
      self.running = Task { @MainActor in
        graph.clock.began()
        graph.actor = actor
        await LabClock.$ofTask.withValue(graph.clock) { await action() }
        graph.clock.ended()
      }
    }
  }
}

extension View {
  /// Starts `action` when the view appears and cancels it when its identity ends.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts `action` when the view appears and anew whenever `id` changes.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
