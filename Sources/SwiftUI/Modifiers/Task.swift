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

private final class TaskNode<ID: Equatable>: _ModifierNode<TaskModifier<ID>> {
  private var modifier: TaskModifier<ID>
  private var content: _Node!
  private var running: Task<Void, Never>?

  init(_ modifier: TaskModifier<ID>, _ site: _Site, content: any _ContentProvider) {
    self.modifier = modifier
    super.init(site)
    self.content = content.makeContent(_Site(below: self))
    start()
  }

  private func start() {
    running?.cancel()
    graph.whenSettled { [weak self] in
      guard let self, self.isAlive else { return }
      let (action, actor, graph) = (self.modifier.action, "task of \(self.ownerName)", self.graph)
      self.running = Task { @MainActor in
        graph.clock.began()
        graph.actor = actor
        await action()
        graph.clock.ended()
      }
    }
  }

  override func update(_ new: TaskModifier<ID>, contentChanged: Bool) -> Bool {
    let old = modifier.id
    modifier = new
    if old != new.id { start() }
    return false
  }

  // The work belongs to the time on screen: it starts anew when the view comes back.
  override func screenChanged(appearing: Bool) { appearing ? start() : running?.cancel() }
  override func end() { running?.cancel() }
  override func forEachChild(_ visit: (_Node) -> Void) { content.map(visit) }
  override var transition: AnyTransition? { content.transition }
}

extension View {
  /// Starts `action` when the view appears and cancels it when its identity ends.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts `action` when the view appears and anew whenever `id` changes.
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
