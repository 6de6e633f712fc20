import Foundation
import Testing
import Trace

@testable import Workbench

@Suite struct `A program that runs to its end` {
  @Test func `gives its steps, and each printed line to the step that printed it`() throws {
    let measurement = try Bench.shared.get().measure(
      """
        lab.step("mount", texts: ["Count: 0"]) { print("one"); print("two") }
        lab.step("tap") { print("three", terminator: "") }
        lab.goal("Shows the count", .texts, .contains("Count: 1"))
        lab.goal("One body a step", .bodies("Counter"), .equals(2))
        print(" and more")
      """)
    #expect(measurement.outcome == .completed)
    #expect(measurement.diagnostics == [])
    #expect(measurement.trap == nil)
    #expect(measurement.file == "counter.swift")
    #expect(measurement.os == "iOS 26.0")
    #expect(measurement.steps.map(\.name) == ["mount", "tap"])
    #expect(measurement.steps.map(\.output) == [["one", "two"], ["three", " and more"]])
    #expect(measurement.steps.map(\.bodies) == [["Counter": 1], ["Counter": 1]])
    #expect(measurement.goals.map(\.passed) == [false, true])
    #expect(measurement.elapsed.compileMilliseconds > 0)
  }
}
