import SwiftUI

extension Lab {
  /// Mounts a preview in a step of that name. What is taken away for it counts nowhere: previews
  /// have nothing to do with one another. Called by the scenario of a file that has none.
  public func _show<V: View>(_ name: String, @ViewBuilder _ view: () -> V) throws {
    graph.unmount()
    recorder.discard()
    try step(name) { try mount(view()) }
  }
}
