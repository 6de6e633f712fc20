/// What a case expects of its measurement: only what it names is compared, and a count of 0
/// asserts absence.
struct Expectation {
  let json: JSON

  /// `hard`, `soft`, or `none` for a case that has to run but is not judged.
  var grade: String { json["grade"]?.text ?? "" }

  /// The words after `viewkata measure FILE --json`.
  var options: [String] {
    (json["os"]?.text.map { ["--os", $0] } ?? [])
      + (json["toolchain"]?.text?.contains("Xcode 27") == true ? ["--sdk", "27"] : [])
  }

  /// What the measurement has otherwise than expected, each as a sentence.
  func differences(in actual: JSON) -> [String] {
    let outcome = json["outcome"] ?? .text("completed")
    guard outcome == actual["outcome"] else {
      let said = (actual["diagnostics"]?.list ?? []).prefix(2).compactMap { $0["message"]?.text }
      return [
        "outcome \(actual["outcome"] ?? .null), expected \(outcome): "
          + said.joined(separator: "; ")
      ]
    }
    return trap(in: actual) + steps(in: actual) + issues(in: actual)
  }

  private func trap(in actual: JSON) -> [String] {
    guard let expected = json["trap"] else { return [] }
    let got = actual["trap"] ?? .null
    if expected == .null { return got == .null ? [] : ["trapped"] }
    return expected.object.sorted { $0.key < $1.key }
      .filter { got[$0.key] != $0.value }
      .map { "trap.\($0.key) \(got[$0.key] ?? .null), expected \($0.value)" }
  }

  private func steps(in actual: JSON) -> [String] {
    let all = actual["steps"]?.list ?? []
    // Several steps of one name are matched in their order.
    var taken: [String: Int] = [:]
    return (json["steps"]?.list ?? []).flatMap { wanted -> [String] in
      let name = wanted["name"]?.text ?? ""
      let index = taken[name, default: 0]
      taken[name] = index + 1
      let named = all.filter { $0["name"]?.text == name }
      guard index < named.count else {
        return ["no step “\(name)” (there are \(JSON.list(all.compactMap { $0["name"] })))"]
      }
      return wanted.object.sorted { $0.key < $1.key }.flatMap { key, value in
        differences(key, wanted: value, in: named[index]).map { "\(name): \($0)" }
      }
    }
  }

  private static let counts: Set = [
    "bodies", "members", "closures", "skipped", "wasted", "updates", "stateCreated",
    "stateDestroyed", "appeared", "disappeared",
  ]
  private static let lines: Set = ["changes", "output", "texts"]

  private func differences(_ key: String, wanted: JSON, in step: JSON) -> [String] {
    if Self.counts.contains(key) {
      return wanted.object.sorted { $0.key < $1.key }.compactMap { who, count in
        let have = step[key]?[who]?.number ?? 0
        let range = count.list.compactMap(\.number)
        let fits = range.count == 2 ? range[0] <= have && have <= range[1] : count.number == have
        return fits ? nil : "\(key) \(who) \(JSON.number(have)), expected \(count)"
      }
    }
    func have(_ key: String) -> JSON { step[key] ?? .list([]) }
    if Self.lines.contains(key) {
      return have(key) == wanted ? [] : ["\(key) \(have(key)), expected \(wanted)"]
    }
    for line in Self.lines {
      switch key {
      // The key for several is “changesContain”, for one “outputContains”.
      case line + "Contain", line + "Contains":
        let missing = wanted.list.filter { !have(line).list.contains($0) }
        return missing.isEmpty ? [] : ["\(key) lacks \(missing), has \(have(line))"]
      case line + "Absent":
        let extra = wanted.list.filter { have(line).list.contains($0) }
        return extra.isEmpty ? [] : ["\(key) has \(extra)"]
      default: continue
      }
    }
    return []
  }

  private func issues(in actual: JSON) -> [String] {
    let said = (actual["steps"]?.list ?? []).flatMap { $0["issues"]?.list ?? [] }
      .map { $0.text ?? $0["message"]?.text ?? "" }
    return (json["diagnosticsContain"]?.list ?? []).compactMap(\.text)
      .filter { line in !said.contains { $0.contains(line) } }
      .map { "issues lack “\($0)”, have \(said)" }
  }
}
