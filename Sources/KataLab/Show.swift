import Foundation
import SwiftUI

extension Lab {
  /// Mounts a preview in a step of that name. What is taken away for it counts nowhere: previews
  /// have nothing to do with one another. Called by the scenario of a file that has none.
  public func _show<V: View>(_ name: String, @ViewBuilder _ view: () -> V) throws {
    // By this Xcode tells programs that they run for previews, and some ask.
    setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 1)
    graph.unmount()
    recorder.discard()
    try step(name) { try mount(view()) }
  }
}
