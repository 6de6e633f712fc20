import Analysis
import Foundation
import Testing
import Trace

/// A mistake that is put into a good file, with the findings that it has to give.
///
/// A file `NAME.plants` lists those of `NAME.swift`. Each begins with `@@`, the rules found in the
/// order of their places (one stands for all), and where needed the deployment targets and SDK:
///
///     @@ state-owner for iOS 17, SDK 27
///     - let query: String
///     + @State private var ↓query = ""
///
/// Lines after `-` have to occur in the good file exactly once, in a row; those after `+` take
/// their place, with a `↓` before each place of a finding. Indentation is that of the first line
/// which is replaced. A plant may replace several passages.
struct Plant: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rules: [String]
  /// `nil` for those of the file.
  let targets: [SimulatedSystem]?
  let sdk: Int?
  private let passages: [Passage]

  private struct Passage {
    var old: [Substring] = []
    var new: [Substring] = []
  }

  static func list(in text: String, of name: String) -> [Plant] {
    text.split(separator: "\n@@").enumerated().map { index, part in
      Plant(part, "\(name), plant \(index + 1)")
    }
  }

  private init(_ text: Substring, _ name: String) {
    var lines = text.split(separator: "\n")[...]
    let title = String(lines.removeFirst().drop { $0 == "@" })
    let halves = title.components(separatedBy: " for ")
    rules = halves[0].split(separator: " ").map(String.init)
    let systems = CorpusFile.systems((halves.count > 1 ? halves[1] : "")[...])
    targets = systems.isEmpty ? nil : systems
    sdk = title.contains("SDK 27") ? 27 : nil
    testDescription = "\(name): \(halves[0].trimmingCharacters(in: .whitespaces))"
    var passages: [Passage] = []
    for line in lines {
      switch line.first {
      case "-":
        if passages.last?.new.isEmpty ?? false == false { passages.append(Passage()) }
        passages[passages.count - 1].old.append(line.dropFirst(2))
      case "+" where !passages.isEmpty:
        passages[passages.count - 1].new.append(line.dropFirst(2))
      default: break
      }
    }
    self.passages = passages
  }

  /// The good text with the mistake in it, and its marks.
  func planted(in good: String) throws -> String {
    var lines = good.split(separator: "\n", omittingEmptySubsequences: false)
    for passage in passages {
      let old = passage.old.map(\.trimmed)
      let places = lines.indices.filter { start in
        old.indices.allSatisfy { offset in
          start + offset < lines.count && lines[start + offset].trimmed == old[offset]
        }
      }
      let place = try #require(
        places.count == 1 ? places[0] : nil,
        "\(places.count) places in the good file have \(passage.old)")
      let indent = lines[place].prefix { $0 == " " }
      let margin = passage.old[0].prefix { $0 == " " }.count
      let new = passage.new.map { line in
        indent.dropLast(margin) + line
      }
      lines.replaceSubrange(place..<place + old.count, with: new)
    }
    return lines.joined(separator: "\n")
  }

  /// `rule line:column` of each finding that has to be there.
  func expected(of marked: String) throws -> [String] {
    let marks = Example(marked).marks
    let rules = self.rules.count == 1 ? marks.map { _ in self.rules[0] } : self.rules
    try #require(rules.count == marks.count, "\(marks.count) marks for \(rules)")
    return zip(rules, marks).map { "\($0) \($1.line):\($1.column)" }.sorted()
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
