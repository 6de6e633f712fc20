import Foundation
import SwiftUI
import Trace

/// Folds the graph's events into steps and tells the workbench about them.
final class Recorder {
  private var tally = Tally()
  private let send: (Message) -> Void
  /// How many events there were; tells whether anything is still going on.
  private(set) var eventCount = 0

  init(send: @escaping (Message) -> Void) { self.send = send }

  func record(_ event: Event) {
    eventCount += 1
    tally.add(event)
  }

  func endStep(_ name: String, on graph: ViewGraph) {
    fflush(stdout)
    var status = stat()
    let written = fstat(1, &status) == 0 ? Int(status.st_size) : 0
    let step = tally.finish(
      step: name, texts: graph.texts, tree: graph.tree, modifiers: graph.modifiers)
    send(.step(step, outputEnd: written))
  }

  /// Forgets what was recorded since the last step ended.
  func discard() { tally = Tally() }

  func declare(_ goal: Goal) { send(.goal(goal)) }
}
