import Kata
import Trace

extension Command {
  static let why = Command(
    name: "why", summary: "Show what made a view's body run in the last check.", usage: "VIEW",
    operand: .view, count: 1...1
  ) { session, words in
    let runs = try session.lastRuns()
    let views = Why.views(in: runs)
    guard let name = completed(words.operands[0], among: views) else {
      let asked = words.operands[0]
      throw ShellError.usage(
        views.isEmpty ? "no body ran in the last run" : "no view “\(asked)” ran in the last run",
        advice: suggestion(
          for: asked, among: views,
          or: views.isEmpty ? "" : "These did: \(views.joined(separator: ", "))."))
    }
    let chains = runs.flatMap { Why(of: name, in: $0).chains }
    try session.answer(chains, Styled(lines: chains.map(\.text).joinedByBlankLines))
    session.next("counts", "to see every number of the run")
    return .passed
  }

  /// Whether `why` would have nothing to say of a view.
  func isHidden(in runs: [Measurement], view: String) -> Bool {
    !Why.views(in: runs).contains(view)
  }
}

/// The way from a body that ran back to what the scenario did, one chain for each step.
struct Why {
  struct Chain: Encodable {
    struct Link: Encodable {
      var view: String
      var count: Int
      var reason: String
      var by: String?
      var comparison: String?
    }

    var os: String
    var step: String
    var view: String
    var count: Int
    /// The view's own causes first, then those of the views that caused them.
    var links: [Link]
  }

  var chains: [Chain]

  init(of view: String, in run: Measurement) {
    chains = run.steps.compactMap { step in
      guard let count = step.bodies[view], count > 0 else { return nil }
      return Chain(
        os: run.os, step: step.name, view: view, count: count,
        links: Self.links(from: view, in: step))
    }
  }

  /// Every view with a cause, for completion.
  static func views(in runs: [Measurement]) -> [String] {
    Set(runs.flatMap(\.steps).flatMap { $0.bodies.filter { $0.value > 0 }.keys }).sorted()
  }

  /// One line for each reason, without the way back.
  static func summary(of view: String, in steps: [Step]) -> [Styled] {
    steps.flatMap(\.causes).filter { $0.view == view }.map { cause in
      "  \(cause.count)× because \(cause.phrase)"
    }
  }

  private static func links(from view: String, in step: Step) -> [Chain.Link] {
    var links: [Chain.Link] = []
    var open = [view]
    var seen: Set<String> = []
    while !open.isEmpty {
      let name = open.removeFirst()
      guard seen.insert(name).inserted else { continue }
      for cause in step.causes where cause.view == name {
        links.append(
          .init(
            view: name, count: cause.count, reason: cause.reason, by: cause.by,
            comparison: cause.comparison))
        if let by = cause.by, step.causes.contains(where: { $0.view == by }) { open.append(by) }
      }
    }
    return links
  }
}

extension Why.Chain {
  var text: Styled {
    var lines: [Styled] = ["\("\(view).body", .bold) ran \(count)× in “\(step)”"]
    for link in links {
      let cause = Cause(
        view: link.view, count: link.count, reason: link.reason, by: link.by,
        comparison: link.comparison)
      lines.append(
        link.view == view
          ? "  because \(cause.phrase)\(link.count == count ? "" : " (\(link.count)×)")"
          : "    \(link.view).body ran \(link.count)× because \(cause.phrase)")
    }
    if links.isEmpty { lines.append("  for a reason that the run did not record") }
    return Styled(lines: lines)
  }
}

extension Cause {
  /// `input style changed (closure: never equal), given by DashboardView`
  var phrase: String {
    let what = reason == "mounted" ? "it was mounted" : changed
    return what + (comparison.map { " (\($0))" } ?? "") + (by.map { ", by \($0)" } ?? "")
  }

  private var changed: String {
    if reason.hasPrefix("input ") { return "its \(reason) changed" }
    if reason.contains(" ") && !reason.hasPrefix("environment") { return reason }
    return "\(reason) changed"
  }
}

extension [Styled] {
  var joinedByBlankLines: [Styled] {
    Array(map { [$0] }.joined(separator: [""]))
  }
}

extension Session {
  /// The runs of the last check; without one, the open kata's file is run now.
  func lastRuns() throws -> [Measurement] {
    if !last.isEmpty { return last }
    let kata = try kata(nil)
    let path = file(of: kata)
    guard TextFile.exists(path) else { throw noFile(of: kata) }
    progress("\("Running \(kata.label) …", .dim)")
    let answer = Checker.Answer(text: try TextFile.read(path), path: shortened(path))
    last = try checker().verdicts(on: answer, for: kata).map(\.measurement)
    return last
  }
}
