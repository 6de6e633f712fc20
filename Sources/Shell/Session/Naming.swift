import Foundation
import Kata

extension Session {
  /// The kata a word names: `2.3`, its slug, or a unique beginning of the slug; without a word the
  /// open one.
  func kata(_ word: String?) throws -> Kata {
    guard let word else {
      guard let kata = try current else {
        throw ShellError.usage("no kata is open", advice: "Open one: \(spoken("open 1.1")).")
      }
      return kata
    }
    let katas = try course().katas
    if let kata = katas.first(where: { $0.label == word }) { return kata }
    if let slug = completed(word, among: katas.map(\.slug)),
      let kata = katas.first(where: { $0.slug == slug })
    {
      return kata
    }
    throw ShellError.usage(
      "there is no kata “\(word)”",
      advice: suggestion(
        for: word, among: katas.map(\.slug) + katas.map(\.label),
        or: "\(spoken("list")) shows them all."))
  }

  /// Where the learner's file of a kata is.
  func file(of kata: Kata) -> String {
    let lesson = ((kata.file as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return "\(home.files)/\(lesson)/\(kata.learnerFile)"
  }
}
