import Kata
import SwiftSyntax

extension Rule {
  static let sideEffectInBody = Rule(
    id: "side-effect-in-body",
    summary: "Output, requests or other effects while a body runs",
    severity: .must,
    explanation: """
      `body` describes what is on screen. SwiftUI runs it as often as it likes: several times for \
      one change, for rows nobody sees, not at all when the inputs are equal. What is printed, \
      requested, stored or started there happens that often too, and slows the update it is part \
      of.

      Move it to where the thing happens: an action, `onChange`, `onAppear` or `task`.

      It is fine, and silent here, to print in `#if DEBUG`, and in closures that run on events. \
      `Self._printChanges()` is `printed-changes`' affair.

      Source: https://developer.apple.com/documentation/swiftui/view/body-8kl5o ; Apple's SwiftUI \
      guidance on bodies without side effects; WWDC23 "Demystify SwiftUI performance".
      """,
    bad: [
      """
      struct Row: View {
        let name: String
        var body: some View {
          let _ = ↓print("row", name)
          Text(name)
        }
      }
      """,
      """
      import Foundation
      struct Page: View {
        let id: Int
        var body: some View {
          VStack {
            let _ = ↓UserDefaults.standard.set(id, forKey: "page")
            header
          }
        }
        private var header: some View {
          ↓NotificationCenter.default.post(name: .init("page"), object: nil)
          return Text("\\(id)")
        }
      }
      """,
      """
      struct Loader: View {
        @State private var text = ""
        var body: some View {
          let _ = ↓Task { text = await load() }
          Text(text)
        }
        func load() async -> String { "" }
      }
      """,
      """
      import os
      struct Titles: View {
        let titles: [String]
        let logger = Logger()
        var body: some View {
          List(titles, id: \\.self) { title in
            let _ = ↓logger.info("row")
            Text(clean(title))
          }
        }
        func clean(_ title: String) -> String {
          ↓debugPrint(title)
          return title.lowercased()
        }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        let name: String
        var body: some View {
          Button("Tap") { print("tapped") }
            .onAppear { print("appeared") }
            .task { Task { print("task") } }
            .onChange(of: name) { print("changed") }
          Custom { print("unknown") }
        }
      }
      """,
      """
      struct Row: View {
        let name: String
        var body: some View {
          #if DEBUG
            let _ = print(name)
          #endif
          Text(name)
        }
      }
      """,
      """
      struct Row: View {
        @State private var text = ""
        var shown: Binding<String> {
          Binding(get: { text }, set: { text = $0; print($0) })
        }
        var body: some View { TextField("Row", text: shown).onSubmit(save) }
        func save() { print(text); Task { print("saved") } }
      }
      """,
      """
      struct Printer { func print(_ text: String) -> Text { Text(text) } }
      struct Page: View {
        let printer: Printer
        var body: some View {
          let _ = Self._printChanges()
          printer.print("a")
        }
      }
      """,
    ]
  ) { context in
    var seen: Set<SyntaxIdentifier> = []
    for view in context.index.types where view.isView || view.isViewModifier {
      var members = Evaluation(of: view, in: context.index).certainMembers
      if view.isViewModifier { members += view.members.filter { $0.name == "body" } }
      for member in members {
        for call in member.code.all(FunctionCallExprSyntax.self) {
          guard let (what, instead) = call.effect, view.members(call.name).isEmpty,
            call.isBuilt(below: member.code), !call.isForDebugging, seen.insert(call.id).inserted
          else { continue }
          let place = member.name == "body" ? "" : " by way of `\(member.name)`"
          context.report(
            at: call,
            "\(view.name).body \(what) each time it runs\(place). \(instead)",
            asks: [Evidence(.bodies(view.name), "\(view.name).body ran # times")])
        }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// What the call does to the world, and where it should stand instead; `nil` when nothing.
  fileprivate var effect: (what: String, instead: String)? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if ["print", "debugPrint", "NSLog", "os_log", "dump"].contains(name) {
        return ("prints", "Print where the change is made, or in `onChange` or `onAppear`.")
      }
      return name == "Task" && !closures.isEmpty
        ? ("starts a task", "Use `.task`, which starts and cancels it with the view.") : nil
    }
    // What is called decides whether it is worth to read what it is called on.
    let name = name
    guard Self.effectful.contains(name),
      let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    switch (base.trimmedDescription, name) {
    case ("UserDefaults.standard", "set"), ("UserDefaults.standard", "removeObject"):
      return ("writes user defaults", "Write them in the action, or in `onChange`.")
    case ("NotificationCenter.default", "post"):
      return ("posts a notification", "Post it in the action, or in `onChange`.")
    case ("URLSession.shared", "dataTask"), ("URLSession.shared", "downloadTask"),
      ("URLSession.shared", "data"):
      return ("asks the network", "Ask in `.task`.")
    case ("DispatchQueue.main", "async"), ("DispatchQueue.main", "asyncAfter"),
      ("Task", "detached"):
      return ("starts work", "Start it in `.task`, or in `onChange`.")
    case ("logger", let level), ("Self.logger", let level), ("Logger()", let level):
      return Self.levels.contains(level)
        ? ("logs", "Log where the change is made, or in `onChange` or `onAppear`.") : nil
    default: return nil
    }
  }

  private static let levels: Set = ["debug", "info", "notice", "error", "warning", "trace"]

  private static let effectful = levels.union([
    "set", "removeObject", "post", "dataTask", "downloadTask", "data", "async", "asyncAfter",
    "detached",
  ])
}
