import Trace

/// Swift source that documents a rule and tests it.
///
/// A `↓` stands directly before each place where the rule has to report a finding.
public struct Example: Sendable, ExpressibleByStringLiteral {
  /// The source as written, with its marks.
  public let marked: String
  /// The deployment targets that the source is for; empty when they do not matter.
  public let targets: [SimulatedSystem]
  /// The SDK that the source is to compile with; `nil` when it does not matter.
  public let sdk: Int?

  /// `targets` is a list such as `"iOS 15, macOS 12"`.
  public init(_ marked: String, targets: String = "", sdk: Int? = nil) {
    self.init(
      marked,
      targets: targets.split(separator: ",").compactMap { SimulatedSystem(String($0)) }, sdk: sdk)
  }
  public init(_ marked: String, targets: [SimulatedSystem], sdk: Int? = nil) {
    (self.marked, self.targets, self.sdk) = (marked, targets, sdk)
  }
  public init(stringLiteral marked: String) { self.init(marked) }

  /// The source without the marks: what is parsed and what is shown.
  public var source: String { marked.replacing(Self.mark, with: "") }

  /// Where the marks stand in ``source``, as lines and UTF-8 columns counted from 1.
  public var marks: [Place] {
    var places: [Place] = []
    for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var column = 1
      for character in line {
        if String(character) == Self.mark {
          places.append(Place(line: index + 1, column: column))
        } else {
          column += character.utf8.count
        }
      }
    }
    return places
  }

  /// A position in a source text.
  public struct Place: Sendable, Hashable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  private static let mark = "↓"
}
