extension CourseLoader {
  /// What only the whole course shows.
  mutating func checkCourse() {
    checkNames()
    checkRequirements()
    checkSolutions()
    // Messages come last, so that equal places have an order too.
    problems.sort {
      ($0.file, $0.line, $0.column ?? 0, $0.message)
        < ($1.file, $1.line, $1.column ?? 0, $1.message)
    }
  }

  private mutating func checkNames() {
    for (number, same) in Dictionary(grouping: lessons, by: \.number) where same.count > 1 {
      let names = same.map(\.slug).sorted().joined(separator: ", ")
      report(
        directory, "Several lessons have the number \(number): \(names).",
        do: "Renumber one of them.")
    }
    for (slug, same) in Dictionary(grouping: lessons, by: \.slug) where same.count > 1 {
      report(directory, "Several lessons are named “\(slug)”.", do: "Rename one of them.")
    }
    for lesson in lessons {
      for (_, same) in Dictionary(grouping: lesson.katas, by: \.number) {
        for kata in same.dropFirst() {
          report(
            kata.file, "Another kata of the lesson has the number \(kata.number): \(same[0].slug).",
            do: "Renumber one of them; slugs may stay.")
        }
      }
    }
  }

  private mutating func checkRequirements() {
    let katas = lessons.flatMap(\.katas)
    for kata in katas {
      for slug in kata.requires where slugs[slug] == nil {
        report(
          kata.file, line: requiresLines[kata.slug] ?? 1, "“\(slug)” is no kata of this course.",
          do: hint(for: slug, among: slugs.keys.sorted()))
      }
    }
    let requires = Dictionary(katas.map { ($0.slug, $0.requires) }, uniquingKeysWith: { a, _ in a })
    var done: Set<String> = []
    for kata in katas where !done.contains(kata.slug) {
      guard let cycle = cycle(from: kata.slug, in: requires, done: &done) else { continue }
      let first = katas.first { $0.slug == cycle.first } ?? kata
      report(
        first.file, line: requiresLines[first.slug] ?? 1,
        "The kata requires itself: \(cycle.joined(separator: " → ")).",
        do: "Take one of these out of its “requires”.")
    }
  }

  /// The first way back to a kata on the way; everything visited is marked done.
  private func cycle(
    from start: String, in requires: [String: [String]], done: inout Set<String>
  ) -> [String]? {
    var path = [start]
    var open = [requires[start] ?? []]
    while let next = open.last {
      guard let slug = next.first else {
        done.insert(path.removeLast())
        open.removeLast()
        continue
      }
      open[open.count - 1].removeFirst()
      if let index = path.firstIndex(of: slug) {
        done.formUnion(path)
        return path[index...] + [slug]
      }
      guard !done.contains(slug), let more = requires[slug] else { continue }
      path.append(slug)
      open.append(more)
    }
    return nil
  }

  private mutating func checkSolutions() {
    for kata in lessons.flatMap(\.katas) {
      do {
        guard try leadsToFolder(kata.solutionFile) else { continue }
        report(kata.solutionFile, "The solution is a folder.", do: "Put a Swift file there.")
      } catch {
        report(
          kata.file, "The kata has no solution: \(kata.solutionFile). \(error.reason)",
          do: "Write the reference answer there.")
      }
    }
    guard !expectedSolutions.isEmpty, (try? leadsToFolder(solutions)) == true,
      let folders = names(in: solutions)
    else { return }
    for folder in folders where (try? leadsToFolder("\(solutions)/\(folder)")) == true {
      for file in names(in: "\(solutions)/\(folder)") ?? []
      where file.hasSuffix(".swift") && !expectedSolutions.contains("\(folder)/\(file)") {
        report(
          "\(solutions)/\(folder)/\(file)", "This solution belongs to no kata.",
          do: "Rename it like its kata, or delete it.")
      }
    }
  }
}
