import Foundation
import SwiftParser
import Testing

@testable import Analysis

@Suite struct `Places in a rewritten text` {
  /// The learner's place of the first occurrence of a marker in the rewritten text.
  private func origin(of marker: String, in text: String) throws -> [Int] {
    let instrumented = Rewriter().instrument(text)
    let place = try #require(instrumented.text.utf8.firstRange(of: marker.utf8)).lowerBound
    let before = instrumented.text.utf8[..<place].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = (before.last?.count ?? 0) + 1
    let original = instrumented.original(line: before.count, column: column)
    return [original.line, original.column]
  }

  @Test func `columns are those of the learner, in bytes, behind emoji and tabs`() throws {
    let text = """
      import SwiftUI
      extension View {
      \tvar a: some View { /* 👩‍👩‍👧 */ Text("a") }
        func b() -> some View { if #available(iOS 17, *) { return Left() } else { return Right() } }
      }
      """
    #expect(try origin(of: "var a", in: text) == [3, 2])
    #expect(try origin(of: "Text(", in: text) == [3, 46])
    #expect(try origin(of: "_viewKataMember(\"View.a", in: text) == [3, 46])
    #expect(try origin(of: "Left", in: text) == [4, 61])
    #expect(try origin(of: "Right", in: text) == [4, 84])
    #expect(try origin(of: "}\n}", in: text) == [4, 94])
  }

  @Test func `a replaced range stands for where it began, and later lines are free of it`() throws {
    let text = """
      import SwiftUI
      func a() {
        if #unavailable(
          iOS 18
        ), flag { b() }
        c()
      }
      #Preview("A") { Mark() }
      """
    #expect(try origin(of: "_viewKataAvailable", in: text) == [3, 6])
    #expect(try origin(of: "flag", in: text) == [5, 6])
    #expect(try origin(of: "c()", in: text) == [6, 3])
    #expect(try origin(of: "func _viewKataPreview1", in: text) == [8, 1])
    #expect(try origin(of: "Mark", in: text) == [8, 17])
  }

  @Test func `lines that end in CR LF, or in CR alone, stay lines`() throws {
    let text =
      "import SwiftUI\r\n#Preview(\r\n  \"A\"\r\n) {\r\n"
      + "  Text(\"a\") }\rfunc v() -> Text { Text(\"b\") }\r\n"
    let instrumented = Rewriter().instrument(text)
    let expected =
      "import SwiftUI\r\n"
      + "@MainActor @ViewBuilder private func _viewKataPreview1() -> some View \n\n{\r\n"
      + "  Text(\"a\") }\r"
      + "func v() -> Text { let _ = _viewKataMember(\"v\"); return Text(\"b\") }\r\n"
    #expect(instrumented.text == expected)
    let place = instrumented.original(line: 6, column: 55)
    #expect(place.line == 6 && place.column == 20)
  }

  @Test func `a place in a line without edits is itself`() {
    let place = Rewriter().instrument("import SwiftUI\n").original(line: 1, column: 8)
    #expect(place.line == 1 && place.column == 8)
  }
}

@Suite struct `Every conformance case` {
  static let cases: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../EndToEndTests/Conformance")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }()

  @Test func `is found`() {
    #expect(Self.cases.count > 100)
  }

  @Test(arguments: cases, [26, 27])
  func `keeps its lines, its bytes and its grammar`(file: URL, sdk: Int) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let instrumented = Rewriter(sdk: sdk).instrument(text)
    #expect(!Parser.parse(source: instrumented.text).hasError)

    let before = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let after = instrumented.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    try #require(before.count == after.count)
    for (index, (was, now)) in zip(before, after).enumerated() where !was.elementsEqual(now) {
      // The last place that leads to a column is the one that holds its byte.
      var holder: [Int: UInt8] = [:]
      for (offset, byte) in now.enumerated() {
        let place = instrumented.original(line: index + 1, column: offset + 1)
        #expect(place.line == index + 1)
        holder[place.column] = byte
      }
      // What a replacement took away nothing leads to.
      guard !String(decoding: was, as: UTF8.self).contains("#unavailable") else { continue }
      #expect(was.enumerated().allSatisfy { holder[$0.offset + 1] == $0.element })
    }
  }
}

@Suite struct `A file the rewriter has no business with` {
  @Test(arguments: [
    "", "\n", "import Foundation\nfunc v() -> some View { Text(\"a\") }\n",
    "import struct SwiftUI.Text\nfunc v() -> Text { Text(\"a\") }\n",
    "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\r\n// é\n",
  ])
  func `comes back byte for byte`(text: String) {
    #expect(Array(Rewriter().instrument(text).text.utf8) == Array(text.utf8))
  }

  @Test func `is not touched where it is broken, and is where it is not`() {
    let text = """
      struct A {
        var a: some View { Text("a" }
        var b: some View { Text("b") }
        @Observable class M { var x = }
        func
      }
      #Preview {
      """
    #expect(
      rewritten(text)
        == text.replacing(
          "Text(\"b\")", with: "let _ = _viewKataMember(\"A.b\"); return Text(\"b\")"))
  }

  @Test func `may be cut anywhere`() {
    let text = """
      import SwiftUI
      extension EnvironmentValues { @Entry var a = 1 }
      #Preview("x") { @Previewable @State var n = 0; Text("\\(n)") }
      @Observable class M { var x = 1 }
      func v() -> some View { if #unavailable(iOS 17) { return Text("a") }; return Text("b") }
      """
    for end in text.indices {
      let part = String(text[..<end])
      let lines = Rewriter(sdk: 27).instrument(part).text.filter(\.isNewline).count
      #expect(lines == part.filter(\.isNewline).count)
    }
  }
}
