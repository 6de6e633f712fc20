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
  fileprivate func add(to page: inout Page) {
    page.add(Span("\(view).body", .bold), Span(" ran \(count)× in “\(step)”"), hanging: 2)
    for link in links {
      let cause = Cause(
        view: link.view, count: link.count, reason: link.reason, by: link.by,
        comparison: link.comparison)
      if link.view == view {
        let times = link.count == count ? "" : " (\(link.count)×)"
        page.add(Span("because \(cause.phrase)\(times)"), indent: 2, hanging: 2)
      } else {
        let times = "\(link.view).body ran \(link.count)×"
        page.add(Span("\(times) because \(cause.phrase)"), indent: 4, hanging: 2)
      }
    }
    if links.isEmpty { page.add(Span("for a reason that the run did not record"), indent: 2) }
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
