import SwiftUI
import Testing
import Trace

/// A graph with its books, driven without a learner's program around it. Tests that use it run on the
/// main actor; while one is suspended, another may drive a graph of its own.
@MainActor
final class Rig {
  private(set) var events: [Event] = []
  private(set) var graph: ViewGraph!
  /// Runs bodies that were skipped anyway; `nil` for views that read what nothing can track, or
  /// that count their bodies themselves.
  let shadow: Shadow?
  private var seen = 0

  init(_ system: SimulatedSystem = .standard, checksSkipped: Bool = true) {
    shadow = checksSkipped ? Shadow() : nil
    graph = ViewGraph(system: system) { [weak self] in self?.events.append($0) }
    graph.shadow = shadow
    ViewGraph.current = graph
  }

  /// What happened since the last look.
  func look() -> Step {
    var tally = Tally()
    for event in events[seen...] { tally.add(event) }
    seen = events.count
    if let shadow {
      shadow.checkAll()
      for difference in shadow.takeDifferences() {
        Issue.record("a body was skipped wrongly: \(difference)")
      }
    }
    return tally.finish(step: "", texts: graph.texts)
  }

  @discardableResult
  func mount<V: View>(@ViewBuilder _ view: () -> V) -> Step {
    ViewGraph.current = graph
    graph.mount(view())
    return look()
  }

  @discardableResult
  func act(_ work: () -> Void) -> Step {
    graph.perform(by: "test", work)
    return look()
  }

  @discardableResult
  func tap(_ label: String) -> Step {
    let button = graph.touchables(.press).first { $0.label == label }
    #expect(button != nil, "no button “\(label)”")
    return act { button?.press() }
  }
}

/// A view that counts with state of its own.
struct Tapper: View {
  let tag: String
  @State private var hits = 0
  init(_ tag: String) { self.tag = tag }
  var body: some View { Button("\(tag) \(hits)") { hits += 1 } }
}

/// What closures of a test wrote down.
@MainActor
final class Log {
  private var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last look.
  var new: [String] {
    defer { lines = [] }
    return lines
  }
}
