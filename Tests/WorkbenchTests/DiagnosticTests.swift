import Testing
import Trace

@testable import Workbench

@Suite struct `What the compiler says` {
  @Test func `a type error is on the learner's line and column, through the position map`() throws {
    // As if two lines and four columns had been put before what the learner wrote.
    let unit = SourceUnit(
      name: "counter.swift", path: "Katas/counter.swift",
      text: """
        // one
        // two
            import SwiftUI
            struct Counter: View { var body: some View { Text(3) } }
        """,
      position: { (line: $0 - 2, column: $1 - 4) })
    let diagnostics = try Bench.shared.get().workbench.typecheck(
      Program(units: [unit], file: "counter.swift"))
    #expect(
      diagnostics == [
        Diagnostic(
          severity: .error,
          message: "cannot convert value of type 'Int' to expected argument type 'String'",
          file: "Katas/counter.swift", line: 2, column: 51)
      ])
  }

  @Test func `a program that does not compile is not run`() throws {
    let measurement = try Bench.shared.get().measure("lab.step(\"mount\")\nlab.stp(\"tap\")")
    #expect(measurement.outcome == .compileFailed)
    #expect(measurement.steps == [])
    #expect(
      measurement.diagnostics.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
        == ["Katas/counter.swift:4:5: value of type 'Lab' has no member 'stp'"])
  }

  @Test func `a warning does not keep a program from running`() throws {
    let measurement = try Bench.shared.get().measure("let unused = 3\nlab.step(\"mount\")")
    #expect(measurement.outcome == .completed)
    #expect(measurement.diagnostics.map(\.severity) == [.warning])
    #expect(measurement.diagnostics.map(\.line) == [3])
  }

  @Test func `a file without a scenario is told to have one`() throws {
    let unit = SourceUnit(name: "a.swift", path: "a.swift", text: "import SwiftUI\n")
    let measurement = try Bench.shared.get().workbench.measure(
      Program(units: [unit], file: "a.swift"))
    #expect(measurement.outcome == .compileFailed)
    #expect(
      measurement.diagnostics.map(\.message) == [
        """
        there is no scenario to run: add \
        `@MainActor func scenario(_ lab: Lab) async throws { try lab.mount(…) }`
        """
      ])
  }

  @Test func `a trap in a file beside the learner's is on that file's line`() throws {
    var program = Bench.program("explode()")
    program.units.append(
      SourceUnit(
        name: "scenario.swift", path: "kata.md", text: "\nfunc explode() { fatalError(\"x\") }",
        position: { (line: $0 + 40, column: $1) }))
    let measurement = try Bench.shared.get().workbench.measure(program)
    #expect(
      measurement.trap == Trap(function: "explode()", message: "x", file: "kata.md", line: 42))
  }

  @Test func `errors come first, by place, with their notes, none twice`() {
    let unit = SourceUnit(name: "a.swift", path: "A.swift", text: "")
    let other = SourceUnit(name: "b.swift", path: "B.swift", text: "")
    let output = CompilerOutput(program: Program(units: [unit, other], file: "A.swift"))
    let found = output.diagnostics(
      in: """
        b.swift:1:2: error: second file
        a.swift:9:1: warning: a warning [#no-usage]
          source line
          ^
        a.swift:7:5: error: later
        SwiftUI.View.Body:2:16: note: it is declared in another module
        /tmp/x/a.swift:3:5: error: earlier: with a colon
        a.swift:7:5: error: later
        <unknown>:0: error: no place at all
        """)
    #expect(
      found.map { "\($0.file):\($0.line):\($0.column) \($0.severity): \($0.message)" } == [
        "A.swift:1:1 error: no place at all",
        "A.swift:3:5 error: earlier: with a colon",
        "A.swift:7:5 error: later",
        "A.swift:7:5 note: it is declared in another module",
        "B.swift:1:2 error: second file",
        "A.swift:9:1 warning: a warning",
      ])
  }

  @Test func `what a macro made of a wrong line is not shown beside that line`() throws {
    let unit = SourceUnit(
      name: "m.swift", path: "m.swift",
      text: "import SwiftUI\n@Observable class Model {\n  var place: Plce = 3\n}\n")
    let found = try Bench.shared.get().workbench.typecheck(Program(units: [unit], file: "m"))
    #expect(
      found.map { "\($0.line):\($0.column) \($0.message)" }
        == ["3:14 cannot find type 'Plce' in scope"])
  }

  @Test func `an error in generated code alone is shown at the property it is for`() {
    let unit = SourceUnit(
      name: "m.swift", path: "M.swift", text: "// let b\nclass Model {\n  var a = 1, c = 2\n}")
    let output = CompilerOutput(program: Program(units: [unit], file: "M.swift"))
    let file = "/tmp/swift-generated-sources/@__swiftmacro_1L1NC1a10ObservablefMr0_.swift"
    let found = output.diagnostics(
      in: """
        \(file):2:14: error: only a single variable
        \(file):1:1: note: in expansion of macro 'ObservationTracked' on property 'a' here
        """)
    #expect(
      found.map { "\($0.file):\($0.line):\($0.column) \($0.message)" } == [
        "M.swift:3:7 only a single variable",
        "M.swift:3:7 in expansion of macro 'ObservationTracked' on property 'a' here",
      ])
  }

  @Test func `a scenario of another shape is complained about where it is`() throws {
    let unit = SourceUnit(
      name: "a.swift", path: "a.swift",
      text: "import KataLab\n@MainActor func scenario(_ lab: Lab, twice: Bool) {}\n")
    let found = try Bench.shared.get().workbench.measure(Program(units: [unit], file: "a.swift"))
    #expect(found.diagnostics.map { "\($0.line):\($0.column)" } == ["2:17"])
    #expect(found.diagnostics.first?.message.contains("(Lab, Bool)") == true)
  }

  @Test func `a trap of the simulator is at the type that it names`() {
    let unit = SourceUnit(
      name: "a.swift", path: "A.swift", text: "struct Row {}\nstruct Rows: View {}")
    let report = TrapReport(
      program: Program(units: [unit], file: "A.swift"), signal: 5,
      printed: "SwiftUI/Node.swift:20: Fatal error: Rows is nested too deeply\n\n*** Signal 5")
    #expect(
      report.trap
        == Trap(function: "", message: "Rows is nested too deeply", file: "A.swift", line: 2))
  }
}
