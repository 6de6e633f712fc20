import Foundation
import SwiftUI
import Trace

/// Runs a scenario and reports to the workbench. The program's entry point calls this.
@MainActor
public func _run(_ scenario: @MainActor (Lab) async throws -> Void) async {
  let environment = ProcessInfo.processInfo.environment
  let channel = Channel(descriptor: environment[Message.channel].flatMap { Int32($0) } ?? 2)
  let system = environment[Message.system].flatMap { SimulatedSystem($0) } ?? .standard
  OneByOne.begin()
  let recorder = Recorder(send: channel.send)
  let graph = ViewGraph(system: system, sink: recorder.record)
  graph.framesOf = ProgramImage.offsets
  TaskLocalTraps.begin(
    environment[Message.traps].flatMap { TrapMode(rawValue: $0) } ?? .stop, channel)
  ViewGraph.current = graph
  do {
    try await scenario(Lab(graph, recorder))
    channel.send(.finished)
  } catch let failure as ScenarioFailure {
    let file = failure.place.file.split(separator: "/").last.map(String.init) ?? ""
    channel.send(.failed(message: failure.message, file: file, line: failure.place.line))
  } catch {
    channel.send(.failed(message: "the scenario threw \(error)", file: "", line: 0))
  }
  fflush(stdout)
  // Tear-down of a large tree tells nobody anything.
  exit(0)
}
