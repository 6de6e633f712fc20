import Trace

/// What a `.viewkata` file decides for `lint` of the folder it is in.
public struct LintConfiguration: Sendable, Equatable {
  /// What the file is called.
  public static let fileName = ".viewkata"

  /// The path as messages call it.
  public var file: String
  /// `nil` where all rules are meant.
  public var onlyRules: [String]?
  public var disabledRules: [String] = []
  /// The oldest system of each platform, where the command names none.
  public var deploymentTargets: [SimulatedSystem] = []
  /// Files and folders that are not read, by paths from the root.
  public var excluded: [PathPattern] = []
  /// The path of the file of known findings, from the root.
  public var baseline: String?

  /// Decides nothing.
  public init(file: String = "") { self.file = file }

  /// Reads `key: value` lines such as `disabled-rules: long-body, any-view`.
  ///
  /// All problems of the file are returned at once. `folder` is where relative paths begin.
  public static func parse(
    _ text: String, file: String, folder: String, knownRules: Set<String>
  ) -> (configuration: LintConfiguration, problems: [CourseProblem]) {
    var complaints = Complaints(file: file)
    let lines = lessonText(text).split(separator: "\n", omittingEmptySubsequences: false)
    let matter = FrontMatter(wholeFile: lines, keys: Self.keys, complaints: &complaints)
    var values = FrontMatterValues(matter: matter, complaints: complaints)
    var configuration = LintConfiguration(file: file)
    configuration.onlyRules = matter["only-rules"].map { values.rules($0, among: knownRules) }
    configuration.disabledRules =
      matter["disabled-rules"].map { values.rules($0, among: knownRules) } ?? []
    configuration.deploymentTargets = values.targets("deployment-target")
    configuration.excluded = values.list("exclude").map { PathPattern($0, from: folder) }
    configuration.baseline = values.text("baseline")
      .map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    return (configuration, values.complaints.problems.sorted { $0.line < $1.line })
  }

  private static let keys = [
    "only-rules", "disabled-rules", "deployment-target", "exclude", "baseline",
  ]
}

extension FrontMatterValues {
  fileprivate mutating func rules(
    _ entry: FrontMatter.Entry, among known: Set<String>
  ) -> [String] {
    for item in entry.items where !known.contains(item.value) {
      let guess = closest(to: item.value, among: known)
      complain(
        about: item, "“\(item.value)” is no rule.",
        do: guess.map { "Did you mean “\($0)”?" } ?? "`viewkata explain` lists them.")
    }
    return entry.items.map(\.value)
  }

  /// One of each platform.
  fileprivate mutating func targets(_ key: String) -> [SimulatedSystem] {
    let named = systems(key)
    for (index, target) in named.enumerated() {
      guard let entry = matter[key],
        named[..<index].contains(where: { $0.platform == target.platform })
      else { continue }
      complain(
        about: entry, "“\(key)” names \(target.platform) twice.",
        do: "A platform has one oldest system.")
    }
    return named
  }
}
