import Kata

extension Command {
  static let open = Command(
    name: "open", summary: "Start or continue a kata; writes its file if there is none.",
    usage: "[KATA]", operand: .kata, count: 0...1
  ) { session, words in
    try session.start(try session.kata(words.operands.first))
    return .passed
  }
}

extension Session {
  /// Makes a kata the open one, writes its starter unless the learner has a file, and shows it.
  func start(_ kata: Kata) throws {
    let path = file(of: kata)
    let isNew = try logbook().attempts(at: kata.slug).isEmpty && !TextFile.exists(path)
    if isNew, settings.format == .text, let lesson = try introduction(before: kata) {
      terminal.print(page(of: lesson))
      terminal.print("")
    }
    open(kata)
    var written = false
    if isNew {
      try TextFile.write(kata.starter.text, to: path)
      written = true
    }
    let value = Opened(label: kata.label, slug: kata.slug, file: path, written: written)
    try answer(value, page(of: kata))
    if !TextFile.exists(path) {
      terminal.warn("your file \(shortened(path)) is gone")
      next("reset", "to write the starter again")
    } else if kata.prediction != nil, try logbook().prediction(for: kata.slug) == nil {
      next("predict", "to guess a number before you see it, then edit and check")
    } else {
      next("edit", "to open it in your editor, then check")
    }
  }

  /// The introduction of a lesson that nothing was done in yet.
  private func introduction(before kata: Kata) throws -> Lesson? {
    guard let lesson = try course().lessons.first(where: { $0.number == kata.lesson }) else {
      return nil
    }
    let isFresh = !lesson.katas.contains { TextFile.exists(file(of: $0)) }
    return isFresh && !lesson.introduction.isEmpty ? lesson : nil
  }
}

private struct Opened: Encodable {
  var schema = 1
  var label: String
  var slug: String
  var file: String
  /// Whether the starter was written now.
  var written: Bool
}
