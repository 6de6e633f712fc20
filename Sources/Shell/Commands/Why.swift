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
    try session.answer(chains, Styled(drawn: Why.page(of: chains, session.terminal.look)))
    session.next("counts", "to see every number of the run")
    return .passed
  }
}

/// The way from a body that ran back to what the scenario did, one chain for each step.
struct Why {
  struct Chain: Encodable {
    var os: String
    var step: String
    var view: String
    var count: Int
    /// Why the view ran, each with the way back to the write.
    var causes: [Cause]
  }

  var chains: [Chain]

  init(of view: String, in run: Measurement) {
    chains = run.steps.compactMap { step in
      guard let count = step.bodies[view], count > 0 else { return nil }
      return Chain(
        os: run.os, step: step.name, view: view, count: count,
        causes: step.causes.filter { $0.view == view })
    }
  }

  /// Every view whose body ran, in alphabetical order.
  static func views(in runs: [Measurement]) -> [String] {
    Set(runs.flatMap(\.steps).flatMap { $0.bodies.filter { $0.value > 0 }.keys }).sorted()
  }

  /// A paragraph for each reason, without the way back.
  static func summary(of view: String, in steps: [Step], _ look: Look) -> String {
    var page = Page(style: look.style, width: look.width)
    for cause in steps.flatMap(\.causes) where cause.view == view {
      page.add(Span("\(cause.count)× because \(cause.phrase)"), indent: 2, hanging: 2)
    }
    return page.text
  }

  fileprivate static func page(of chains: [Chain], _ look: Look) -> String {
    var page = Page(style: look.style, width: look.width)
    for chain in chains {
      page.addBlank()
      chain.add(to: &page)
    }
    return page.text
  }
}

extension Why.Chain {
  fileprivate func add(to page: inout Page) {
    page.add(Span("\(view).body", .bold), Span(" ran \(count)× in “\(step)”"), hanging: 2)
    for cause in causes {
      let times = cause.count == count ? "" : " (\(cause.count)×)"
      page.add(Span("because \(cause.phrase)\(times)"), indent: 2, hanging: 2)
    }
    // Causes of one evaluation share the way back.
    var told: Set<CauseLink> = []
    for link in causes.flatMap({ $0.chain ?? [] }) where told.insert(link).inserted {
      page.add(Span("\(link.view) ran because \(link.phrase)"), indent: 4, hanging: 2)
    }
    if causes.isEmpty { page.add(Span("for a reason that the run did not record"), indent: 2) }
  }
}

extension CauseLink {
  var phrase: String {
    Cause(view: view, count: 1, reason: reason, by: by, comparison: comparison).phrase
  }
}

extension Cause {
  /// `its input style changed (closure capturing self, never equal), by DashboardView`
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
