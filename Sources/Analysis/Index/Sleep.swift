import Kata

extension Context {
  /// What contradicts that a view runs whenever its parent does: that it slept while the only view
  /// that makes it ran. Nothing where several make it.
  func sleep(of view: Nominal) -> [Evidence] {
    let makers = Set(index.constructions(of: view).compactMap(\.enclosingTypeName))
    guard makers.count == 1, let maker = makers.first else { return [] }
    return [.refutedIfAsleep(view.name, whereRan: maker)]
  }
}
