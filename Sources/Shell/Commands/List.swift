import Kata

extension Command {
  static let list = Command(
    name: "list", summary: "Show the lessons and katas, and which are solved."
  ) { session, _ in
    let course = try session.course()
    let solved = try session.logbook().solved()
    let open = try session.current?.slug
    let value = ListedCourse(course, solved: Set(solved.keys), open: open)
    try session.answer(value, value.text(session.terminal.look))
    if value.solved == value.katas {
      session.next("progress", "to see the road you took")
    } else {
      session.next("next", "to open a kata that is not solved")
    }
    return .passed
  }
}

/// The course as `list` shows it.
private struct ListedCourse: Encodable {
  struct Lesson: Encodable {
    var number: Int
    var slug: String
    var title: String
    var katas: [Item]
  }

  struct Item: Encodable {
    var label: String
    var slug: String
    var title: String
    var difficulty: String
    var minutes: Int
    var solved: Bool
    var open: Bool
  }

  var schema = 1
  var katas: Int
  var solved: Int
  var lessons: [Lesson]

  init(_ course: Course, solved: Set<String>, open: String?) {
    lessons = course.lessons.map { lesson in
      Lesson(
        number: lesson.number, slug: lesson.slug, title: lesson.title,
        katas: lesson.katas.map { kata in
          Item(
            label: kata.label, slug: kata.slug, title: kata.title,
            difficulty: kata.difficulty.rawValue, minutes: kata.minutes,
            solved: solved.contains(kata.slug), open: kata.slug == open)
        })
    }
    katas = course.katas.count
    self.solved = course.katas.count { solved.contains($0.slug) }
  }

  func text(_ look: Look) -> Styled {
    var parts: [Styled] = []
    for lesson in lessons {
      let table = Table(
        plainColumns: 5,
        rows: lesson.katas.map { kata in
          [
            Span(kata.label), Span(kata.title, kata.open ? .bold : .plain),
            Span(kata.difficulty, .dim), Span("\(kata.minutes) min", .dim),
            kata.solved ? Span("✓ solved", .good) : Span(kata.open ? "open" : ""),
          ]
        })
      parts += ["\(lesson.number) \(lesson.title, .bold)", Styled(table, look), ""]
    }
    return Styled(lines: parts + ["\(solved) of \(katas) solved"])
  }
}
