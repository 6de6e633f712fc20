import Trace

/// Reads the values of front matter as the types their keys ask for, and complains about the rest.
struct FrontMatterValues {
  var matter: FrontMatter
  var complaints: Complaints

  /// A value the file cannot do without; a missing one leaves the file out of the course.
  mutating func required(_ key: String, such example: String) -> String {
    if let entry = matter[key] { return entry.value }
    missing(key, example, fatal: true)
    return ""
  }

  func text(_ key: String) -> String? { matter[key]?.value }

  func list(_ key: String) -> [String] {
    (matter[key]?.value ?? "").split(separator: ",").map(trimmed).filter { !$0.isEmpty }
  }

  mutating func number(
    _ key: String, in range: ClosedRange<Int>, otherwise fallback: Int, isRequired: Bool = false
  ) -> Int {
    guard let entry = matter[key] else {
      if isRequired { missing(key, String(fallback), fatal: false) }
      return fallback
    }
    if let number = Int(entry.value), range.contains(number) { return number }
    complain(
      about: entry, "“\(entry.value)” is no number for “\(key)”.",
      do: "Write a whole number from \(range.lowerBound) to \(range.upperBound).")
    return fallback
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, otherwise fallback: Choice, isRequired: Bool = false
  ) -> Choice {
    guard let entry = matter[key] else {
      if isRequired { missing(key, fallback.rawValue, fatal: false) }
      return fallback
    }
    if let choice = Choice(rawValue: entry.value) { return choice }
    complain(
      about: entry, "“\(entry.value)” is no value of “\(key)”.",
      do: hint(for: entry.value, among: Choice.allCases.map(\.rawValue)))
    return fallback
  }

  mutating func systems(_ key: String) -> [SimulatedSystem] {
    list(key).compactMap { system($0, key: key) }
  }

  mutating func system(_ key: String) -> SimulatedSystem? {
    matter[key].flatMap { system($0.value, key: key) }
  }

  mutating func prediction(_ key: String) -> Kata.Prediction? {
    guard let entry = matter[key] else { return nil }
    let parts = entry.value.split(separator: " during ", maxSplits: 1)
    if let words = parts.first, let metric = Metric(words: String(words)) {
      let step = parts.count > 1 ? trimmed(parts[1]) : nil
      return Kata.Prediction(metric: metric, during: step)
    }
    complain(
      about: entry, "“\(entry.value)” names no count.",
      do: "Write a count and perhaps a step, such as “RowView.body during Tap Sync”, "
        + "“RowView skipped” or “wasted”.")
    return nil
  }

  mutating func complain(about entry: FrontMatter.Entry, _ message: String, do advice: String) {
    complaints.add(message, at: entry.line, column: entry.column, do: advice)
  }

  private mutating func system(_ text: String, key: String) -> SimulatedSystem? {
    if let system = SimulatedSystem(text) { return system }
    if let entry = matter[key] {
      complain(
        about: entry, "“\(text)” is no system.", do: "Write a platform and a version: “iOS 17”.")
    }
    return nil
  }

  private mutating func missing(_ key: String, _ example: String, fatal: Bool) {
    // Without front matter that was said already, and one complaint is enough.
    guard matter.lineCount > 0 || !complaints.isFatal else { return }
    complaints.add(
      "“\(key)” is missing from the front matter.", at: 1, do: "Add “\(key): \(example)”.",
      fatal: fatal)
  }
}
