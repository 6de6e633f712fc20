/// A folder of lessons, as read from `Lessons/` and `Solutions/`.
public struct Course: Sendable {
  /// The folder that holds the lessons.
  public var directory: String
  /// The folder that holds the reference answers, beside ``directory``.
  public var solutions: String
  public var lessons: [Lesson]

  public init(directory: String, solutions: String, lessons: [Lesson]) {
    (self.directory, self.solutions, self.lessons) = (directory, solutions, lessons)
  }

  public var katas: [Kata] { lessons.flatMap(\.katas) }
}

/// One lesson: a folder `02-dependencies` with an introduction and katas.
public struct Lesson: Sendable {
  /// From the folder's name, `2` for `02-dependencies`; orders lessons, identifies nothing.
  public var number: Int
  public var slug: String
  public var title: String
  /// The Markdown of `lesson.md` without its front matter.
  public var introduction: String
  public var katas: [Kata]

  public init(number: Int, slug: String, title: String, introduction: String, katas: [Kata]) {
    self.number = number
    self.slug = slug
    self.title = title
    self.introduction = introduction
    self.katas = katas
  }
}
