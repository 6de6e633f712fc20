import Analysis
import Testing

struct RobustnessTests {
  @Test func `every beginning of a file is analysed without a crash`() {
    for end in sample.indices.dropFirst() {
      let isInsideWord = sample[end].isLetter && sample[sample.index(before: end)].isLetter
      if !isInsideWord { check(String(sample[..<end])) }
    }
  }

  @Test func `a file with tokens missing is analysed without a crash`() {
    var random = Seeded(state: 42)
    let words = everything.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0..<6 {
      let missing = Set((0..<40).map { _ in Int.random(in: 0..<words.count, using: &random) })
      let rest = words.enumerated().filter { !missing.contains($0.offset) }.map(\.element)
      check(rest.joined(separator: " "))
    }
  }

  @Test func `a file with brackets missing is analysed without a crash`() {
    var random = Seeded(state: 7)
    for _ in 0..<6 {
      check(
        everything.filter {
          !"(){}[]:,\"".contains($0) || Int.random(in: 0..<30, using: &random) > 0
        }
      )
    }
  }

  @Test func `examples with tokens deleted, doubled and swapped are analysed without a crash`() {
    var random = Seeded(state: 2026)
    let examples = Rule.all.flatMap { $0.bad + $0.good }
    for _ in 0..<400 {
      var tokens = examples[Int.random(in: 0..<examples.count, using: &random)].source
        .matches(of: /\w+|\s+|[^\w\s]/).map { String($0.output) }
      for _ in 0..<Int.random(in: 1...6, using: &random) where tokens.count > 2 {
        let place = Int.random(in: 0..<tokens.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: tokens.remove(at: place)
        case 1: tokens.insert(tokens[place], at: place)
        case 2: tokens.swapAt(place, Int.random(in: 0..<tokens.count, using: &random))
        default: tokens.removeSubrange(place...)
        }
      }
      check(tokens.joined())
    }
  }

  @Test func `a parsed file is rewritten as its text is`() {
    let text = "import SwiftUI\r\n" + sample
    let file = SourceFile(path: "a.swift", text: text)
    #expect(Rewriter().instrument(file).text == Rewriter().instrument(text).text)
    #expect(Rewriter().instrument(file).text != text)
  }

  @Test func `a text that nests without end is not rewritten, nor does it overflow the stack`() {
    let links = String(repeating: ".padding()", count: 100_000)
    let text = "import SwiftUI\nstruct A { var a: some View { Text()\(links) } }"
    #expect(Rewriter().instrument(text).text == text)
    #expect(Rewriter().instrument(SourceFile(path: "a.swift", text: text)).text == text)
  }

  /// Findings have to lie inside the text.
  private func check(_ text: String) {
    let file = SourceFile(path: "a.swift", text: text)
    let findings = Analyzer.findings(in: [file])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in findings where !(1...lines.count).contains(finding.line) {
      Issue.record("\(finding) lies outside of \(text)")
    }
  }

  private let sample = """
    import SwiftUI
    @Observable final class Model { var title = ""; var label: String { title } }
    extension View {
      @ViewBuilder func applyIf<T: View>(_ c: Bool, _ t: (Self) -> T) -> some View {
        if c { t(self) } else { self }
      }
    }
    struct Row<Content: View>: View {
      @State private var isOn = false
      let model: Model, make: () -> Content
      var body: some View {
        Group { Text("\\(model.label)").applyIf(isOn) { $0.bold() } }.id(UUID())
        ForEach(model.items.filter { $0 > 1 }.sorted()) { x in AnyView(make()) }
      }
    }
    """

  private let everything = Rule.all.flatMap { $0.bad + $0.good }.map(\.source)
    .joined(separator: "\n")
}

/// A small generator that gives the same numbers in each run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
