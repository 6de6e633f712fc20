extension Page {
  /// Adds what `verify` says: problems with what to do about them, then whether the course is sound.
  mutating func add(_ katas: [Verification], of course: [CourseProblem]) {
    for problem in course { add(problem, indent: 0) }
    for kata in katas {
      let word =
        kata.problems.isEmpty
        ? kata.checks > 0 ? "ok" : "not checked" : counted(kata.problems.count, "problem")
      add(
        Span("\(kata.label) \(kata.title): ", .bold), Span(word, kata.passed ? .good : .bad),
        hanging: 2)
      for problem in kata.problems { add(problem, indent: 2) }
    }
    addBlank()
    let problems = course.count + katas.reduce(0) { $0 + $1.problems.count }
    let unsound = katas.filter { !$0.passed }.count
    if katas.isEmpty, problems == 0 {
      add(Span("Nothing was checked.", .bad))
    } else if problems == 0, unsound == 0 {
      let checks = katas.reduce(0) { $0 + $1.checks }
      add(Span("sound: \(counted(katas.count, "kata")), \(counted(checks, "check"))", .good))
    } else {
      let scope = katas.isEmpty ? "" : ", \(unsound) of \(counted(katas.count, "kata")) not sound"
      add(Span("not sound: \(counted(problems, "problem"))\(scope)", .bad))
    }
  }

  private mutating func add(_ problem: CourseProblem, indent: Int) {
    add(
      Span(problem.place + ":", .place), Span(" "), Span(problem.message, .bad), indent: indent,
      hanging: 2)
    add(Span(problem.advice), indent: indent + 2)
  }
}
