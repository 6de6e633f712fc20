import Foundation
import Kata

extension Command {
  static let show = Command(
    name: "show", summary: "Show a kata's text, or a lesson's introduction.",
    usage: "[KATA|LESSON]", operand: .kata, count: 0...1
  ) { session, words in
    if let word = words.operands.first, let number = Int(word),
      let lesson = try session.course().lessons.first(where: { $0.number == number })
    {
      let value = ShownLesson(number: lesson.number, title: lesson.title, text: lesson.introduction)
      try session.answer(value, session.page(of: lesson))
      if let first = lesson.katas.first {
        session.next("open \(first.label)", "to begin the lesson")
      }
      return .passed
    }
    let kata = try session.kata(words.operands.first)
    try session.answer(ShownKata(kata, file: session.file(of: kata)), session.page(of: kata))
    if try session.current?.slug == kata.slug {
      session.next("check", "to compile and measure your file")
    } else {
      session.next("open \(kata.label)", "to work on it")
    }
    return .passed
  }
}

extension Session {
  /// A kata's text with its title line and the learner's file.
  func page(of kata: Kata) -> Styled {
    let lesson = loadedLesson(of: kata)
    let facts = [lesson?.title, kata.difficulty.rawValue, "\(kata.minutes) min"].compactMap(\.self)
    var lines: [Styled] = [
      "\("\(kata.label) \(kata.title)", .bold)  \(facts.joined(separator: " · "), .dim)", "",
      markdown(kata.prose), "", "\("Your file", .dim)  \(shortened(file(of: kata)))",
    ]
    let missing = unsolved(kata.requires)
    if !missing.isEmpty {
      lines.append("\("Better first", .dim)  \(missing.joined(separator: ", "))")
    }
    return Styled(lines: lines)
  }

  func page(of lesson: Lesson) -> Styled {
    Styled(lines: [
      "\("\(lesson.number) \(lesson.title)", .bold)", "", markdown(lesson.introduction),
    ])
  }

  /// The katas of these slugs that are not solved, as `1.1 Row cost`.
  private func unsolved(_ slugs: [String]) -> [String] {
    // Advice is not worth an error; what is wrong with progress is said by what needs it.
    guard !slugs.isEmpty, let solved = try? logbook().solved(), let katas = try? course().katas
    else { return [] }
    return katas.filter { slugs.contains($0.slug) && solved[$0.slug] == nil }
      .map { "\($0.label) \($0.title)" }
  }

  private func loadedLesson(of kata: Kata) -> Lesson? {
    // A kata comes from the course, so the course can be read.
    try? course().lessons.first { $0.number == kata.lesson }
  }
}

private struct ShownLesson: Encodable {
  var schema = 1
  var number: Int
  var title: String
  var text: String
}

private struct ShownKata: Encodable {
  var schema = 1
  var label: String
  var slug: String
  var title: String
  var difficulty: String
  var minutes: Int
  var requires: [String]
  var rules: [String]
  var systems: [String]
  var hints: Int
  var text: String
  var starter: String
  var file: String

  init(_ kata: Kata, file: String) {
    (label, slug, title) = (kata.label, kata.slug, kata.title)
    (difficulty, minutes) = (kata.difficulty.rawValue, kata.minutes)
    (requires, rules) = (kata.requires, kata.rules)
    systems = kata.systems.map(\.description)
    hints = kata.hints.count
    (text, starter, self.file) = (kata.prose, kata.starter.text, file)
  }
}
