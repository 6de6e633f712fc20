import Trace

/// What a command found out, before anyone decided how it is written down.
public struct Report: Sendable {
  public enum Content: Sendable {
    /// What `measure` found, one for each system; `against` is the other file's, or empty.
    case measurements([Measurement], against: [Measurement] = [])
    /// What `check` found, one for each kata and system.
    case verdicts([Verdict])
    /// What `lint` found.
    case findings([Finding])
    /// What `lint --fix` and `fix` did.
    case repair(Repair)
    /// What `verify` found: problems of the course as a whole, and each kata's own.
    case verification(course: [CourseProblem], katas: [Verification])
  }

  public var content: Content
  /// Texts of the files the report speaks of, by the names it uses, so that it can quote lines.
  public var sources: [String: String]
  /// Sentences for a person, about how the content came about.
  public var remarks: [String]

  /// What each rule finds, in a line, for formats that explain them.
  public var ruleSummaries: [String: String] = [:]

  public init(_ content: Content, sources: [String: String] = [:], remarks: [String] = []) {
    (self.content, self.sources, self.remarks) = (content, sources, remarks)
  }
}

/// What `verify` found out about one kata.
public struct Verification: Codable, Sendable {
  /// `2.3`, and the slug that identifies the kata.
  public var label: String
  public var slug: String
  public var title: String
  /// How many claims about the kata were tried.
  public var checks: Int
  public var problems: [CourseProblem]

  public init(label: String, slug: String, title: String, checks: Int, problems: [CourseProblem]) {
    self.label = label
    self.slug = slug
    self.title = title
    self.checks = checks
    self.problems = problems
  }

  /// Nothing tried is nothing proved.
  public var passed: Bool { checks > 0 && problems.isEmpty }
}
