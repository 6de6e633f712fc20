/// One way to write a ``Report`` down.
public struct ReportFormat: Sendable {
  /// What `--format` and `--report` call it.
  public var name: String
  public var summary: String
  /// Gets the style and the columns of the terminal; files ignore both.
  public var write: @Sendable (Report, TextStyle, Int) throws -> String

  public init(
    name: String, summary: String,
    write: @escaping @Sendable (Report, TextStyle, Int) throws -> String
  ) {
    self.name = name
    self.summary = summary
    self.write = write
  }

  public static let all: [ReportFormat] = [text, json, sarif, github]

  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }

  /// The whole report; it ends with a line end.
  public func text(
    of report: Report, style: TextStyle = .plain, width: Int = 80
  ) throws -> String {
    try write(report, style, width)
  }
}
