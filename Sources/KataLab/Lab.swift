import SwiftUI
@_exported import enum Trace.Comparison
@_exported import struct Trace.Metric
import Trace

/// The bench a scenario works at: it mounts a view, operates it, and says what it should cost.
///
/// Each call is a step of its own unless it stands inside ``step(_:_:)``. A step ends when the
/// view graph has settled. Time is the lab's: it moves only in ``wait(for:file:line:)``.
@MainActor
public final class Lab {
  let graph: ViewGraph
  let recorder: Recorder
  private(set) var isMounted = false
  /// Names the step that is open; calls inside it belong to it.
  private var openStep: String?

  init(_ graph: ViewGraph, _ recorder: Recorder) {
    self.graph = graph
    self.recorder = recorder
  }

  // MARK: Mounting

  /// Makes `view` the root. Step `mount`.
  public func mount<V: View>(_ view: V) throws {
    isMounted = true
    call("mount") { graph.mount(view) }
  }

  /// Makes the view the root. Step `mount`.
  public func mount<V: View>(@ViewBuilder _ view: () -> V) throws {
    try mount(view())
  }

  /// Makes the first window of an app the root; the app's body counts as a body. Step `mount`.
  public func mount<A: App>(app: A) throws { try mount(AppRoot(app)) }

  /// Takes the root away. Step `unmount`.
  public func unmount() throws {
    isMounted = false
    call("unmount") { graph.unmount() }
  }

  // MARK: Operating

  /// Presses the enabled button, or anything with a tap gesture, whose visible text is `label`,
  /// or else contains it.
  public func tap(_ label: String, file: String = #fileID, line: Int = #line) throws {
    try act("tap \(label)", on: .press, label, "button", SourcePlace(file, line)) { $0.press() }
  }

  /// Flips the enabled switch that shows `label`.
  public func toggle(_ label: String, file: String = #fileID, line: Int = #line) throws {
    try act("toggle \(label)", on: .toggle, label, "toggle", SourcePlace(file, line)) {
      $0.toggle()
    }
  }

  /// Replaces the text of the field with the title `label`.
  public func enter(
    _ text: String, into label: String, file: String = #fileID, line: Int = #line
  ) throws {
    try act("enter \(text)", on: .enter, label, "text field", SourcePlace(file, line)) {
      $0.enter(text)
    }
  }

  /// Chooses the option that shows `option` in the picker with the title `label`.
  public func select(
    _ option: String, in label: String, file: String = #fileID, line: Int = #line
  ) throws {
    let place = SourcePlace(file, line)
    let picker = try find(.choose, "picker", label, place)
    let options = picker.options
    guard let index = options.firstIndex(of: option) else {
      let there = options.isEmpty ? "none" : options.map { "“\($0)”" }.joined(separator: ", ")
      throw ScenarioFailure("“\(label)” has no option “\(option)”; it has \(there)", place)
    }
    let name = "select \(option)"
    call(name) { graph.perform(by: name) { picker.choose(index) } }
  }

  /// Moves the enabled slider that shows `label` to a value.
  public func slide(
    _ label: String, to value: Double, file: String = #fileID, line: Int = #line
  ) throws {
    try act("slide \(label)", on: .slide, label, "slider", SourcePlace(file, line)) {
      $0.slide(to: value)
    }
  }

  /// Presses the plus of the enabled stepper that shows `label`.
  public func increment(_ label: String, file: String = #fileID, line: Int = #line) throws {
    try act("increment \(label)", on: .step, label, "stepper", SourcePlace(file, line)) {
      $0.step(up: true)
    }
  }

  /// Presses the minus of the enabled stepper that shows `label`.
  public func decrement(_ label: String, file: String = #fileID, line: Int = #line) throws {
    try act("decrement \(label)", on: .step, label, "stepper", SourcePlace(file, line)) {
      $0.step(up: false)
    }
  }

  /// Moves the viewport of a scroll view or list so that the row at `index` is at the top, or as
  /// near to it as there are rows below.
  ///
  /// Rows are the single views of the lazy containers in it, counted from 0 in reading order,
  /// headers included; twenty lines of them fit on a screen. Of several scrollable views the first
  /// with more rows than fit is meant. In one without lazy rows nothing changes.
  public func scroll(to index: Int, file: String = #fileID, line: Int = #line) throws {
    let candidates = graph.touchables(.scroll)
    guard let target = candidates.first(where: \.overflows) ?? candidates.first else {
      throw ScenarioFailure(
        "there is nothing to scroll: no ScrollView or List is on screen", SourcePlace(file, line))
    }
    let name = "scroll to \(index)"
    call(name) { graph.perform(by: name) { target.scroll(to: index) } }
  }

  /// Runs code from outside of the views, as one transaction.
  public func perform(_ name: String, _ body: @MainActor () throws -> Void) throws {
    try call(name, actor: "perform \(name)") {
      try graph.perform(by: "perform \(name)") { try body() }
    }
  }

  /// Groups calls into one step, which ends when they are done or one of them throws. A step
  /// inside another one is part of that.
  public func step(_ name: String, _ body: @MainActor () throws -> Void) throws {
    if openStep != nil { return try body() }
    openStep = name
    defer { close(name) }
    try body()
  }

  /// Groups calls of which some wait.
  public func step(_ name: String, _ body: @MainActor () async throws -> Void) async throws {
    if openStep != nil { return try await body() }
    openStep = name
    defer { close(name) }
    try await body()
  }

  /// Sets an environment value that the root inherits.
  public func setEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) throws {
    let name = "set environment"
    call(name) { graph.perform(by: name) { graph.setEnvironment(keyPath, value) } }
  }

  // MARK: Looking

  /// The visible strings, in reading order.
  public var texts: [String] { graph.texts }

  /// Asks something of the run: that `metric`, during the named step or over the whole run, is as
  /// compared. `title` says in plain words what is true once it is met.
  public func goal(
    _ title: String, _ metric: Metric, during step: String? = nil, _ comparison: Comparison,
    file: String = #fileID, line: Int = #line
  ) throws {
    guard comparison.isOfLines == metric.isOfLines else {
      let mistake =
        metric.isOfLines
        ? "compares texts with a number: use .contains(…), .excludes(…) or .equals([…])"
        : "compares a number with texts: use .equals(1), .atMost(1) or .atLeast(1)"
      throw ScenarioFailure("the goal “\(title)” \(mistake)", SourcePlace(file, line))
    }
    recorder.declare(Goal(title: title, metric: metric, during: step, comparison: comparison))
  }

  // MARK: Steps

  private func act(
    _ name: String, on kind: Touchable.Kind, _ label: String, _ noun: String, _ place: SourcePlace,
    _ action: (Touchable) -> Void
  ) throws {
    let target = try find(kind, noun, label, place)
    call(name) { graph.perform(by: name) { action(target) } }
  }

  private func find(
    _ kind: Touchable.Kind, _ noun: String, _ label: String, _ place: SourcePlace
  ) throws -> Touchable {
    guard isMounted else {
      throw ScenarioFailure(
        "no \(noun) shows “\(label)”: nothing is mounted; call lab.mount(…) first", place)
    }
    return try Search(graph.touchables(kind), noun).find(label, place)
  }

  private func call(_ name: String, actor: String? = nil, _ work: () throws -> Void) rethrows {
    graph.actor = Actor(actor ?? name)
    defer { end(name) }
    try work()
  }

  /// Ends the step that a call is, unless it is part of the open one.
  func end(_ name: String) {
    if openStep == nil { recorder.endStep(name, on: graph) }
  }

  private func close(_ name: String) {
    openStep = nil
    end(name)
  }
}
