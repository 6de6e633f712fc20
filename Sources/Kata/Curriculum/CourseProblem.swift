/// Something in a course's files, or in a `.viewkata` or baseline file, that its author has to change.
public struct CourseProblem: Error, Codable, Sendable, Hashable, CustomStringConvertible {
  /// The path as the course's folder was named by the caller.
  public var file: String
  /// Counted from 1; 1 where the problem is the file as a whole.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes; `nil` where the line says enough.
  public var column: Int?
  /// What is wrong.
  public var message: String
  /// What was expected, and what to do about it.
  public var advice: String
  /// Whether the kata or lesson had to be left out of the course because of it.
  public var isFatal: Bool

  public init(
    file: String, line: Int, column: Int? = nil, message: String, advice: String,
    isFatal: Bool = false
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.advice = advice
    self.isFatal = isFatal
  }

  /// `Lessons/01-a/02-b.md:3:1`, as editors and terminals make it a link.
  public var place: String { column.map { "\(file):\(line):\($0)" } ?? "\(file):\(line)" }

  public var description: String { "\(place): \(message) \(advice)" }
}

/// Collects what is wrong with one file, so that reading never stops at the first problem.
struct Complaints {
  let file: String
  private(set) var problems: [CourseProblem] = []

  init(file: String) { self.file = file }

  var isFatal: Bool { problems.contains(where: \.isFatal) }

  mutating func add(
    _ message: String, at line: Int, column: Int? = nil, do advice: String, fatal: Bool = false
  ) {
    problems.append(
      CourseProblem(
        file: file, line: line, column: column, message: message, advice: advice, isFatal: fatal))
  }
}
