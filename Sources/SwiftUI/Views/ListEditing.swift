import Foundation

// There are no swipes or drags here, so these only make learner code compile; the rows stay what
// they are. Editing is tested by calling what the closures call.
extension DynamicViewContent {
  /// What deletes rows.
  /// - Note: differs from SwiftUI: nothing calls it, there is no swipe.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// What moves rows.
  /// - Note: differs from SwiftUI: nothing calls it, there is no drag.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves the elements at the offsets in front of the one that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
