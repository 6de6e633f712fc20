import Trace

extension Kata {
  /// The keys a kata's front matter may use.
  static let keys = [
    "format", "title", "difficulty", "minutes", "requires", "concepts", "os", "deployment-target",
    "sdk", "rules", "predict", "starter", "traps",
  ]

  /// Reads the text of a kata's Markdown file, `…/02-dependencies/03-narrow-inputs.md`.
  ///
  /// All problems of the file are returned at once; the kata is `nil` when one of them is fatal.
  /// Ids of rules are compared with `knownRules` unless that is `nil`.
  public static func parse(
    _ text: String, file: String, solutions: String, knownRules: Set<String>? = nil
  ) -> (kata: Kata?, problems: [CourseProblem]) {
    let read = read(text, file: file, solutions: solutions, knownRules: knownRules)
    return (read.kata, read.problems)
  }

  /// As ``parse(_:file:solutions:knownRules:)``, with the line that only a whole course can check.
  static func read(
    _ text: String, file: String, solutions: String, knownRules: Set<String>?
  ) -> (kata: Kata?, problems: [CourseProblem], requiresLine: Int) {
    var complaints = Complaints(file: file)
    let path = file.split(separator: "/").suffix(2)
    guard path.count == 2, let lessonName = path.first, let lesson = NumberedName(lessonName),
      let fileName = path.last, fileName.hasSuffix(".md"),
      let name = NumberedName(fileName.dropLast(3))
    else {
      complaints.add(
        "The path does not say which kata of which lesson this is.", at: 1,
        do: "Name it like “02-dependencies/03-narrow-inputs.md”.", fatal: true)
      return (nil, complaints.problems, 1)
    }

    let text = lessonText(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let matter = FrontMatter(lines, keys: keys, complaints: &complaints)
    // Front matter that never ends has swallowed the rest, and that was said already.
    guard !matter.isOpen else { return (nil, complaints.problems, 1) }
    let document = MarkdownNode(lines.dropFirst(matter.lineCount).joined(separator: "\n"))
    let pieces = KataPieces(
      document, in: lines, after: matter.lineCount, complaints: &complaints)
    let body = KataSections(
      document, in: lines, after: matter.lineCount, roles: pieces.roles, complaints: &complaints)
    checkLinks(of: document, after: matter.lineCount, complaints: &complaints)

    var values = FrontMatterValues(matter: matter, complaints: complaints)
    values.checkFormat()
    values.checkRules(knownRules)

    let base = fileName.dropLast(3)
    let kata = Kata(
      number: name.number, lesson: lesson.number, slug: name.slug,
      title: values.required("title", such: "Narrow inputs"),
      difficulty: values.choice("difficulty", otherwise: .medium, isRequired: true),
      minutes: values.number("minutes", in: 1...240, otherwise: 8, isRequired: true),
      requires: values.list("requires"), concepts: values.list("concepts"),
      systems: values.systemsOrStandard(), deploymentTargets: values.systems("deployment-target"),
      sdk: values.number("sdk", in: 26...27, otherwise: 26), rules: values.list("rules"),
      prediction: values.prediction("predict"),
      starterOutcome: values.choice("starter", otherwise: .missesGoals),
      traps: values.choice("traps", otherwise: .stop),
      prose: body.prose, starter: pieces.starter ?? Source(text: "", line: 1),
      scenario: pieces.scenario ?? Source(text: "", line: 1), wrongAnswers: pieces.wrongAnswers,
      samples: pieces.samples, hints: body.hints, takeaway: body.takeaway, file: file,
      solutionFile: "\(solutions)/\(lessonName)/\(base).swift", learnerFile: "\(base).swift")
    let problems = values.complaints.problems.sorted { $0.line < $1.line }
    return (values.complaints.isFatal ? nil : kata, problems, matter["requires"]?.line ?? 1)
  }
}

extension Lesson {
  static let keys = ["format", "title"]

  /// Reads the text of a `lesson.md`; katas are added by the course.
  static func parse(
    _ text: String, file: String, name: NumberedName
  ) -> (lesson: Lesson, problems: [CourseProblem]) {
    var complaints = Complaints(file: file)
    let lines = lessonText(text).split(separator: "\n", omittingEmptySubsequences: false)
    let matter = FrontMatter(lines, keys: keys, complaints: &complaints)
    var values = FrontMatterValues(matter: matter, complaints: complaints)
    values.checkFormat()
    let title = values.required("title", such: "Dependencies")
    let body = lines.dropFirst(matter.lineCount).joined(separator: "\n")
    let introduction = withoutBlankEnds(body)
    checkLinks(of: MarkdownNode(body), after: matter.lineCount, complaints: &values.complaints)
    if introduction.isEmpty {
      values.complaints.add(
        "The lesson has no introduction.", at: matter.lineCount + 1,
        do: "Write below the front matter what the lesson is about.")
    }
    let lesson = Lesson(
      number: name.number, slug: name.slug, title: title.isEmpty ? name.slug : title,
      introduction: introduction, katas: [])
    return (lesson, values.complaints.problems.sorted { $0.line < $1.line })
  }
}

extension FrontMatterValues {
  fileprivate mutating func checkFormat() {
    let format = required("format", such: "1")
    guard !format.isEmpty, format != "1", let entry = matter["format"] else { return }
    complaints.add(
      "The file is of format “\(format)”, which this version cannot read.", at: entry.line,
      column: entry.column, do: "Write “format: 1”, or use a newer viewkata.", fatal: true)
  }

  fileprivate mutating func checkRules(_ known: Set<String>?) {
    guard let known, let entry = matter["rules"] else { return }
    for rule in list("rules") where !known.contains(rule) {
      complain(
        about: entry, "“\(rule)” is no rule.", do: hint(for: rule, among: known.sorted()))
    }
  }

  fileprivate mutating func systemsOrStandard() -> [SimulatedSystem] {
    let named = systems("os")
    return named.isEmpty ? [.standard] : named
  }
}
