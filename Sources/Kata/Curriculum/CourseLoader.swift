import Foundation

extension Course {
  /// Reads a course: `NN-slug/lesson.md`, `NN-slug/NN-kata.md` and, in a folder `Solutions` beside
  /// `directory` unless another is named, `NN-slug/NN-kata.swift`.
  ///
  /// It reads everything before it returns and runs nothing. Whatever the author has to change is
  /// in `problems`; a kata with a fatal problem is left out of the course.
  public static func load(
    directory: String, solutions: String? = nil, knownRules: Set<String>? = nil
  ) -> (course: Course, problems: [CourseProblem]) {
    var directory = directory
    while directory.count > 1, directory.last == "/" { directory.removeLast() }
    var loader = CourseLoader(
      directory: directory, solutions: solutions ?? besides(directory), knownRules: knownRules)
    loader.loadLessons()
    loader.checkCourse()
    let course = Course(
      directory: directory, solutions: loader.solutions,
      lessons: loader.lessons.sorted { ($0.number, $0.slug) < ($1.number, $1.slug) })
    return (course, loader.problems)
  }

  /// `Solutions` in the folder that holds `directory`.
  private static func besides(_ directory: String) -> String {
    let parts = directory.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = parts.last, last != ".", last != ".." else {
      return directory + "/../Solutions"
    }
    let parent = parts.dropLast().joined(separator: "/")
    let root = directory.hasPrefix("/") ? "/" : ""
    return root + (parent.isEmpty ? "Solutions" : parent + "/Solutions")
  }
}

/// Reads the folders of a course and collects what is wrong with them.
struct CourseLoader {
  let directory: String
  let solutions: String
  let knownRules: Set<String>?
  var lessons: [Lesson] = []
  var problems: [CourseProblem] = []
  /// Every slug a file claims, also of katas that had to be left out, with its file.
  private(set) var slugs: [String: String] = [:]
  /// The line of `requires` in each kata's file.
  private(set) var requiresLines: [String: Int] = [:]
  /// Solutions that some kata file claims.
  private(set) var expectedSolutions: Set<String> = []

  init(directory: String, solutions: String, knownRules: Set<String>?) {
    self.directory = directory
    self.solutions = solutions
    self.knownRules = knownRules
  }

  mutating func loadLessons() {
    guard let names = names(in: directory) else { return }
    for name in names {
      let path = "\(directory)/\(name)"
      guard let isFolder = isFolder(path) else { continue }
      if isFolder {
        guard let lesson = NumberedName(name) else {
          report(path, "This folder is no lesson.", do: NumberedName.expectation)
          continue
        }
        loadLesson(lesson, folder: name)
      } else if name.hasSuffix(".md"), NumberedName(name.dropLast(3)) != nil {
        report(
          path, "This kata stands in no lesson.", do: "Move it into a folder such as “01-identity”."
        )
      }
    }
    if lessons.isEmpty, problems.isEmpty {
      report(
        directory, "The course is empty.",
        do: "Add a lesson: a folder such as “01-identity” with a “lesson.md” and katas.")
    }
  }

  private mutating func loadLesson(_ name: NumberedName, folder folderName: String) {
    let folder = "\(directory)/\(folderName)"
    guard let names = names(in: folder) else { return }
    var lesson = Lesson(
      number: name.number, slug: name.slug, title: name.slug, introduction: "", katas: [])
    if !names.contains("lesson.md") {
      report(
        "\(folder)/lesson.md", "The lesson has no introduction.",
        do: "Write “lesson.md” with front matter (“format: 1”, “title: …”) and some prose.")
    }
    for file in names where file.hasSuffix(".md") && file != "README.md" {
      let path = "\(folder)/\(file)"
      guard file != "lesson.md" else {
        guard let text = text(at: path) else { continue }
        let parsed = Lesson.parse(text, file: path, name: name)
        problems += parsed.problems
        // Names are read in order, so katas may have come first.
        (lesson.title, lesson.introduction) = (parsed.lesson.title, parsed.lesson.introduction)
        continue
      }
      guard let kata = NumberedName(file.dropLast(3)) else {
        report(path, "This file is no kata.", do: NumberedName.expectation)
        continue
      }
      expectedSolutions.insert("\(folderName)/\(file.dropLast(3)).swift")
      if let first = slugs[kata.slug] {
        report(
          path, "The slug “\(kata.slug)” is taken by \(first).",
          do: "Rename one of them: progress remembers katas by their slug.", fatal: true)
        continue
      }
      slugs[kata.slug] = path
      guard let text = text(at: path) else { continue }
      let parsed = Kata.read(text, file: path, solutions: solutions, knownRules: knownRules)
      problems += parsed.problems
      requiresLines[kata.slug] = parsed.requiresLine
      if let kata = parsed.kata { lesson.katas.append(kata) }
    }
    lesson.katas.sort { ($0.number, $0.slug) < ($1.number, $1.slug) }
    if expectedSolutions.allSatisfy({ !$0.hasPrefix(folderName + "/") }) {
      report(folder, "The lesson has no katas.", do: "Add one, such as “01-first-kata.md”.")
    }
    lessons.append(lesson)
  }

  mutating func report(
    _ file: String, line: Int = 1, _ message: String, do advice: String, fatal: Bool = false
  ) {
    problems.append(
      CourseProblem(file: file, line: line, message: message, advice: advice, isFatal: fatal))
  }

  // Each of these reports what the system says and goes on with `nil`.

  mutating func names(in folder: String) -> [String]? {
    attempt(folder, "The folder cannot be read") { path throws(Unreadable) in
      try fileNames(inFolder: path)
    }
  }

  private mutating func isFolder(_ path: String) -> Bool? {
    attempt(path, "The name leads nowhere") { path throws(Unreadable) in try leadsToFolder(path) }
  }

  private mutating func text(at path: String) -> String? {
    attempt(path, "The file cannot be read") { path throws(Unreadable) in
      try lessonText(atPath: path)
    }
  }

  private mutating func attempt<Value>(
    _ path: String, _ failure: String, _ read: (String) throws(Unreadable) -> Value
  ) -> Value? {
    do {
      return try read(path)
    } catch {
      problems.append(
        CourseProblem(
          file: path, line: error.place?.line ?? 1, column: error.place?.column,
          message: "\(failure): \(error.reason)", advice: error.advice, isFatal: true))
      return nil
    }
  }
}
