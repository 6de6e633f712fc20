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

  /// What `lint` found and does not tell, for what reasons; `nil` where nothing was to be held back.
  public var heldBack: HeldBack?

  /// What each rule finds, for formats that explain them.
  public var rules: [String: RuleText] = [:]
  /// What a file of the report is called where the sources lie at the root, for formats that are
  /// read there: `App/Feed.swift` for `../App/Feed.swift`. Absolute for files outside of it.
  public var path: @Sendable (String) -> String = { $0 }

  public init(_ content: Content, sources: [String: String] = [:], remarks: [String] = []) {
    (self.content, self.sources, self.remarks) = (content, sources, remarks)
  }
}

/// What a report can say of a rule beside its id.
public struct RuleText: Sendable {
  /// One line.
  public var summary: String
  /// Markdown; empty where the summary says it all.
  public var explanation: String

  public init(summary: String, explanation: String = "") {
    (self.summary, self.explanation) = (summary, explanation)
  }
}

/// Findings that were not asked for.
public struct HeldBack: Sendable {
  /// Known to the baseline; `nil` without one.
  public var known: [Finding]?
  /// Entries of the baseline whose finding is gone.
  public var mended = 0
  /// In lines that did not change; `nil` where that was not asked.
  public var unchanged: [Finding]?

  public init() {}

  var all: [Finding] { (known ?? []) + (unchanged ?? []) }
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
