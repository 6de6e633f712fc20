import Trace

/// One exercise, as its Markdown file states it.
public struct Kata: Sendable {
  public enum Difficulty: String, Sendable, CaseIterable { case easy, medium, hard }

  /// How the starter is meant to fail. Missing goals or rules is the usual way.
  public enum StarterOutcome: String, Sendable, CaseIterable {
    case missesGoals = "misses-goals"
    case doesNotCompile = "does-not-compile"
    case traps
  }

  /// A piece of Swift in the kata's file, with where it stands there.
  public struct Source: Sendable, Equatable {
    public var text: String
    /// The line of the Markdown file on which the text's first line stands, counted from 1.
    public var line: Int

    public init(text: String, line: Int) { (self.text, self.line) = (text, line) }
  }

  /// A plausible wrong answer, and the goals and rules it has to miss.
  public struct WrongAnswer: Sendable {
    public var name: String
    /// Titles of goals, or ids of rules.
    public var fails: [String]
    public var source: Source

    public init(name: String, fails: [String], source: Source) {
      (self.name, self.fails, self.source) = (name, fails, source)
    }
  }

  /// A number the learner guesses before the run; the answer is always measured.
  public struct Prediction: Sendable, Equatable {
    public var metric: Metric
    public var during: String?

    public init(metric: Metric, during: String?) { (self.metric, self.during) = (metric, during) }
  }

  /// Position among the lesson's katas, from the file's name; orders, identifies nothing.
  public var number: Int
  /// The number of its lesson.
  public var lesson: Int
  /// What progress remembers, such as `narrow-inputs`. Unique in a course.
  public var slug: String
  public var title: String
  public var difficulty: Difficulty
  public var minutes: Int
  /// Slugs of katas to do first.
  public var requires: [String]
  public var concepts: [String]
  public var systems: [SimulatedSystem]
  /// The oldest systems the code has to compile for, one of each platform it is made for; empty
  /// where that is not what the kata is about.
  public var deploymentTargets: [SimulatedSystem]
  /// 26 or 27: which SDK's rules the code is compiled by.
  public var sdk: Int
  /// Ids of the analyzer rules that have to be silent.
  public var rules: [String]
  public var prediction: Prediction?
  public var starterOutcome: StarterOutcome
  /// Whether its runs go on behind task-locals that the system does not let them bind.
  public var traps: TrapMode
  /// The Markdown before the first role fence.
  public var prose: String
  public var starter: Source
  public var scenario: Source
  public var wrongAnswers: [WrongAnswer]
  /// Plain `swift` fences of the prose, which must compile.
  public var samples: [Source]
  public var hints: [String]
  public var takeaway: String
  /// The path of the Markdown file.
  public var file: String
  /// The path of the reference answer.
  public var solutionFile: String
  /// The name of the learner's file: `03-narrow-inputs.swift`.
  public var learnerFile: String

  /// `2.3`, as the learner types it.
  public var label: String { "\(lesson).\(number)" }

  public init(
    number: Int, lesson: Int, slug: String, title: String, difficulty: Difficulty, minutes: Int,
    requires: [String], concepts: [String], systems: [SimulatedSystem],
    deploymentTargets: [SimulatedSystem], sdk: Int, rules: [String], prediction: Prediction?,
    starterOutcome: StarterOutcome, traps: TrapMode, prose: String, starter: Source,
    scenario: Source,
    wrongAnswers: [WrongAnswer], samples: [Source], hints: [String], takeaway: String,
    file: String, solutionFile: String, learnerFile: String
  ) {
    self.number = number
    self.lesson = lesson
    self.slug = slug
    self.title = title
    self.difficulty = difficulty
    self.minutes = minutes
    self.requires = requires
    self.concepts = concepts
    self.systems = systems
    self.deploymentTargets = deploymentTargets
    self.sdk = sdk
    self.rules = rules
    self.prediction = prediction
    self.starterOutcome = starterOutcome
    self.traps = traps
    self.prose = prose
    self.starter = starter
    self.scenario = scenario
    self.wrongAnswers = wrongAnswers
    self.samples = samples
    self.hints = hints
    self.takeaway = takeaway
    self.file = file
    self.solutionFile = solutionFile
    self.learnerFile = learnerFile
  }
}
