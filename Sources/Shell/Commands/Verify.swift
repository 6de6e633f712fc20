import Analysis
import Foundation
import Kata
import Workbench

extension Command {
  static let verify = Command(
    name: "verify", summary: "Prove that a course is sound, for authors.", usage: "[DIR]",
    operand: .file, count: 0...1
  ) { session, words in
    let folder = try words.operands.first.map(CourseFolder.lessons) ?? session.courseFolder().path
    guard isFolder(folder) else {
      throw ShellError.invalid("\(shortened(folder)): there is no such folder")
    }
    let directory = relative(folder)
    let (course, problems) = Course.load(
      directory: directory, knownRules: Set(Rule.all.map(\.id)))
    let checker = try session.checker()
    let known = problems + session.formatting(of: course, checker.bench.toolchain)
    let katas = try session.prove(course.katas, checker, known: known)
    let own = Set(course.katas.flatMap { [$0.file, $0.solutionFile] })
    let general = problems.filter { !own.contains($0.file) }
    try session.report(Report(.verification(course: general, katas: katas)))
    let isSound = general.isEmpty && !katas.isEmpty && katas.allSatisfy(\.passed)
    return isSound ? .passed : .invalid
  }
}

extension Session {
  /// What is wrong with the format of the solutions; only a warning where that cannot be told.
  fileprivate func formatting(of course: Course, _ toolchain: Toolchain) -> [CourseProblem] {
    do {
      return try Formatting.problems(
        in: course.katas.map(\.solutionFile).filter(TextFile.exists), toolchain: toolchain)
    } catch {
      terminal.warn("solutions were not checked for their format: \(error.message)")
      return []
    }
  }

  /// Tries every claim about every kata, several at a time.
  fileprivate func prove(_ katas: [Kata], _ checker: Checker, known: [CourseProblem]) throws
    -> [Verification]
  {
    let jobs = katas.flatMap { kata in
      Claim.all.filter { $0.applies(kata) }.map { (kata: kata, claim: $0) }
    }
    let results = concurrently(jobs) { job in
      Result { try job.claim.prove(job.kata, checker) }
    } progress: { done in
      if !self.settings.isQuiet, done == jobs.count || done % 8 == 0 {
        self.terminal.note("\("verify: \(done) of \(jobs.count) claims tried", .dim)")
      }
    }
    var found: [String: [CourseProblem]] = [:]
    for (job, result) in zip(jobs, results) {
      do {
        found[job.kata.slug, default: []] += try result.get()
      } catch let error as ShellError where error.status == .invalid {
        // A solution that is not there was told when the course was read.
        guard TextFile.exists(job.kata.solutionFile) else { continue }
        // One that cannot be read makes several claims fail for one reason.
        found[job.kata.slug, default: []].append(
          CourseProblem(
            file: job.kata.solutionFile, line: 1, message: error.message + ".",
            advice: error.advice))
      }
    }
    return katas.map { kata in
      let read = known.filter { $0.file == kata.file || $0.file == kata.solutionFile }
      return Verification(
        label: kata.label, slug: kata.slug, title: kata.title,
        checks: jobs.count { $0.kata.slug == kata.slug },
        problems: (read + found[kata.slug, default: []]).removingRepetitions
          .sorted { ($0.file, $0.line) < ($1.file, $1.line) })
    }
  }
}
