import Kata
import SwiftSyntax

extension Rule {
  static let computedPropertyBoundary = Rule(
    id: "computed-property-boundary",
    summary: "A large section in a computed property or function, which is no boundary for updates",
    severity: .should,
    explanation: """
      A computed property that returns a view orders the source, not the updates. SwiftUI knows \
      view types: when one value that `body` reads changes, `body` runs, and with it everything \
      that `body` calls, `@ViewBuilder` or not. A section that reads none of what changed is \
      evaluated all the same, with all its rows.

      Make the section a `View` type of its own that takes the values it shows. Its body then \
      sleeps for as long as they are equal.

      It is fine, and silent here, when the section is small (fewer than eight views, rows over a \
      few constants), or reads most of what makes its view run: extraction would gain nothing. So \
      it is when the section hands on an observed object whole or asks it by methods, and when \
      nothing in the files shows that anything else changes.

      Source: Apple's SwiftUI guidance on view structure; WWDC25 "Optimize SwiftUI performance \
      with Instruments", https://developer.apple.com/videos/play/wwdc2025/306 ; "Breaking Up Big \
      SwiftUI Views the Right Way" (Emad Beyrami, DEV Community, 2026).
      """,
    bad: [
      """
      struct DashboardView: View {
        @State private var isSyncing = false
        let names: [String]
        var body: some View {
          VStack {
            Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
            rows
          }
        }
        private var ↓rows: some View {
          List { plainRows }
        }
        private var plainRows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      @Observable final class Model {
        var total = 0
        var average = 0
        var isSyncing = false
        var label: String { isSyncing ? "Syncing" : "Sync" }
      }
      struct Report: View {
        let model: Model
        var body: some View {
          VStack {
            Text(model.label)
            summary()
          }
        }
        @ViewBuilder func ↓summary() -> some View {
          VStack {
            HStack { Text("Total"); Text("fixed") }
            HStack { Text("Average"); Text("fixed") }
            Divider()
          }
        }
      }
      """,
      """
      struct Search: View {
        @State private var query = ""
        @StateObject private var store = Store()
        var body: some View {
          List {
            Text(query)
            Text(store.title)
            help
          }
        }
      }
      extension Search {
        var ↓help: some View {
          Section {
            Text("Type a name")
            Text("or a number")
            Text("or a place")
            Text("or a date")
            Divider()
            Label("or ask", systemImage: "mic")
            Button("Ask") { query = "?" }
          }
        }
      }
      final class Store: ObservableObject { @Published var title = "" }
      """,
    ],
    good: [
      """
      struct Playlist: View {
        @ObservedObject var player: Player
        @ObservedObject var skin: Skin
        var body: some View {
          VStack {
            Text(player.title).foregroundStyle(skin.text)
            tracks
          }
          .onReceive(player.$title) { print($0) }
          .sheet(isPresented: .constant(false)) { TrackPicker { player.queue($0) } }
        }
        private var tracks: some View {
          List(player.tracks) { track in TrackRow(track: track, isOn: player.isCurrent(track)) }
        }
      }
      """,
      """
      final class Skin: ObservableObject {
        @Published var text = Color.black
        @Published var line = Color.gray
        let name: String
        init(name: String) { self.name = name }
      }
      struct Album: View {
        @StateObject private var skin = Skin(name: "plain")
        @FittedSize private var side = 40
        let songs: [String]
        var body: some View {
          VStack {
            Text(skin.name).foregroundStyle(skin.text).frame(width: side)
            list
          }
        }
        private var list: some View {
          ForEach(songs, id: \\.self) { SongRow(title: $0, skin: skin) }
        }
      }
      struct SongRow: View {
        let title: String
        @ObservedObject var skin: Skin
        var body: some View { Text(title).foregroundStyle(skin.line) }
      }
      """,
      """
      struct Filters: View {
        enum Kind: CaseIterable { case all, open, done }
        @State private var kind = Kind.all
        @State private var days = 7
        @State private var query = ""
        let titles = ["Name", "Date", "Size"]
        var body: some View {
          VStack {
            TextField(titles[0], text: $query)
            Text("\\(query) \\(days)")
            kinds
            spans
          }
        }
        var kinds: some View {
          Picker("Kind", selection: $kind) {
            ForEach(Kind.allCases, id: \\.self) { Text("\\($0)") }
            ForEach(Array(titles.enumerated()), id: \\.offset) { Text($0.element) }
          }
        }
        var spans: some View {
          Picker("Days", selection: $days) { ForEach([7, 30], id: \\.self) { Text("\\($0)") } }
        }
      }
      """,
      """
      final class Feed: ObservableObject {
        enum Phase { case loading, loaded([String]) }
        @Published var phase = Phase.loading
        @Published var onlyShort = false
      }
      struct FeedScreen: View {
        @ObservedObject var feed: Feed
        var body: some View {
          switch feed.phase {
          case .loading: ProgressView()
          case .loaded(let titles): list(visible(titles))
          }
        }
        func visible(_ titles: [String]) -> [String] {
          feed.onlyShort ? titles.filter { $0.count < 9 } : titles
        }
        func list(_ titles: [String]) -> some View {
          List(titles, id: \\.self) { Text($0) }
        }
      }
      """,
      """
      struct Search: View {
        @State private var query = ""
        @State private var recent: [String] = []
        var body: some View {
          List {
            TextField("Search", text: $query)
            if query.isEmpty { terms }
          }
        }
        var terms: some View { ForEach(recent, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Small: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("\\(count)")
            title
          }
        }
        var title: some View { Text("Counter").font(.title) }
      }
      """,
      """
      struct Wizard: View {
        enum Step: Int { case one, two }
        @State private var step = Step.one
        @State private var name = ""
        var body: some View {
          VStack {
            Text("\\(step.rawValue) \\(name)")
            footer
          }
        }
        var footer: some View {
          HStack {
            Button("Back") { step = Step(rawValue: step.rawValue - 1) ?? .one }
            Spacer()
            Button("Next") { step = Step(rawValue: step.rawValue + 1) ?? .two }
          }
        }
      }
      """,
      """
      struct Reads: View {
        @State private var names: [String] = []
        var body: some View {
          VStack {
            Button("Add") { names.append("new") }
            rows
          }
        }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Still: View {
        let names: [String]
        var body: some View { VStack { rows } }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct OnlyWritten: View {
        @State private var taps = 0
        let names: [String]
        var body: some View {
          VStack {
            Button("Tap") { taps += 1 }
            rows
          }
        }
        var rows: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
      """
      struct Extracted: View {
        @State private var count = 0
        let names: [String]
        var body: some View {
          VStack {
            Text("\\(count)")
            Rows(names: names)
          }
        }
      }
      struct Rows: View {
        let names: [String]
        var body: some View { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
    ],
    fix: "Makes it a view type of its own, with the narrowest inputs that it needs."
  ) { context in
    for view in context.index.views {
      guard let body = view.body else { continue }
      let evaluation = Evaluation(of: view, in: context.index)
      let wakes = evaluation.reads(of: body)
      let seen = wakes.filter { context.isSeenToChange($0, of: view) }
      guard !seen.isEmpty else { continue }
      let often = Set(view.statesThatChangeOften)
      var reported: Set<String> = []
      // Members come in the order in which body reaches them, the outer before the inner.
      for member in evaluation.members.dropFirst()
      where member.isViewReturning && evaluation.isLarge(member, context.index) {
        let reads = evaluation.reads(of: member).union(evaluation.reads(byCallsOf: member))
        let whole = reads.union(evaluation.objects(handedOnBy: member))
        let unread = wakes.filter { !reads.contains($0) && !whole.contains($0.owner) }
        let causes = unread.intersection(seen)
        guard
          let example = causes.intersection(often).max(by: context.isWrittenLess)
            ?? causes.max(by: context.isWrittenLess),
          2 * unread.count >= wakes.count, !evaluation.isOnlyCalled(member, by: reported)
        else { continue }
        reported.insert(member.name)
        let name = "\(view.name).\(member.name)"
        context.report(
          at: member.nameToken,
          "\(name) is evaluated with every run of \(view.name).body, also when only `\(example)` "
            + "changed, which it does not read. Make it a View type of its own that takes what it "
            + "shows.",
          asks: [
            Evidence(.members(name), "\(name) was evaluated # times"),
            .refutedIfAsleep(view.name, whereRan: nil),
          ],
          fix: context.extracting(member, of: view, unread: unread))
      }
    }
  }
}

extension Context {
  /// Whether the files show that what `path` names can change while the view stays. A property of a
  /// model that isn't among them may as well be a constant, so a write or a binding has to tell.
  fileprivate func isSeenToChange(_ path: String, of view: Nominal) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    guard names.count == 2 else {
      guard let property = view.property(path), !property.observesObject else { return false }
      return Property.changing.contains(property.wrapper)
        || !changes.writes(to: [path], of: view).isEmpty
    }
    if let model = view.property(names[0]).flatMap(changes.type) {
      guard let field = model.property(names[1]), !field.isConstant else { return false }
      return model.isObservable || !model.isObservableObject
        || ["Published", "AppStorage"].contains(field.wrapper)
    }
    return changes.writes.named(names[1]).contains { $0.names.suffix(2) == names[...] }
  }

  /// Orders by how often the files write it, of equals the later name first.
  fileprivate func isWrittenLess(_ one: String, than other: String) -> Bool {
    let counts = [one, other].map { path in
      changes.writes.named(String(path.split(separator: ".").last ?? "")).count
    }
    return counts[0] == counts[1] ? one > other : counts[0] < counts[1]
  }
}

extension String {
  /// `model` of `model.title`.
  fileprivate var owner: String { String(prefix { $0 != "." }) }
}

extension Property {
  /// Wrappers whose values are there to change. What others wrap, the files have to write.
  fileprivate static let changing: Set<String?> = [
    "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Query",
    "FetchRequest", "SectionedFetchRequest", "Environment",
  ]

  fileprivate var observesObject: Bool {
    ["ObservedObject", "StateObject", "EnvironmentObject"].contains(wrapper)
  }
}

extension Evaluation {
  /// The observed objects that the member hands on whole: as a view of its own it would still need
  /// them, and observe all they say.
  fileprivate func objects(handedOnBy member: Member) -> Set<String> {
    let handed = members(from: member).flatMap(\.uses).filter { use in
      use.member == nil && use.form == .value && !use.isDeferred && !use.isAssigned
        && view.property(use.name)?.observesObject == true
    }
    return Set(handed.map(\.name))
  }

  /// What decides whether the member is called, what the calls hand to it, and what the rows around
  /// them come from.
  fileprivate func reads(byCallsOf member: Member) -> Set<String> {
    var found: Set<String> = []
    for caller in members {
      for use in caller.uses where use.name == member.name {
        for node in use.node.ancestors(below: caller.code) {
          if let call = node.as(FunctionCallExprSyntax.self) {
            let isOwn = call.calledExpression.id == use.node.id
            if isOwn { found.formUnion(reads(behindArgumentsOf: call, in: caller)) }
            if call.makesRows { found.formUnion(reads(in: Syntax(call.arguments))) }
          } else if let condition = node.deciding {
            found.formUnion(reads(in: condition))
          }
        }
      }
    }
    return found
  }

  /// What the arguments read, also by way of the caller's locals.
  private func reads(behindArgumentsOf call: FunctionCallExprSyntax, in caller: Member)
    -> Set<String>
  {
    let names = call.arguments.all(DeclReferenceExprSyntax.self).map(\.baseName.identifierText)
    let locals = caller.code.all(PatternBindingSyntax.self).filter { binding in
      binding.pattern.all(IdentifierPatternSyntax.self)
        .contains { names.contains($0.identifier.identifierText) }
    }
    return locals.compactMap(\.initializer).reduce(into: reads(in: Syntax(call.arguments))) {
      $0.formUnion(reads(in: Syntax($1)))
    }
  }

  fileprivate func isOnlyCalled(_ member: Member, by names: Set<String>) -> Bool {
    members.filter { caller in caller.uses.contains { $0.name == member.name } }
      .allSatisfy { names.contains($0.name) }
  }

  /// Whether the member, with those it calls, makes rows from data that can change, or at least
  /// eight views.
  fileprivate func isLarge(_ member: Member, _ index: SourceIndex) -> Bool {
    var views = 0
    for part in members(from: member) {
      let made = part.code.madeViews(index)
      views += made.count
      let rows = made.filter { $0.makesRows }.compactMap(\.arguments.first?.expression)
      if views >= 8 || !rows.allSatisfy({ isConstant($0, in: part) && $0.isShort }) { return true }
    }
    return false
  }
}

extension ExprSyntax {
  /// Whether it is neither a long literal nor a range of many numbers.
  fileprivate var isShort: Bool {
    if let literal = chainRoot.as(ArrayExprSyntax.self) { return literal.elements.count <= 20 }
    return Syntax(self).all(IntegerLiteralExprSyntax.self).allSatisfy {
      $0.representedLiteralValue.map { $0 <= 20 } ?? false
    }
  }
}

extension Syntax {
  /// What a `switch` or `if` decides by, and where the names that it binds come from.
  fileprivate var deciding: Syntax? {
    if let choice = self.as(SwitchExprSyntax.self) { return Syntax(choice.subject) }
    return self.as(IfExprSyntax.self).map { Syntax($0.conditions) }
  }

  /// The makings of views outside closures that run on events.
  fileprivate func madeViews(_ index: SourceIndex) -> [FunctionCallExprSyntax] {
    all(FunctionCallExprSyntax.self).filter { call in
      guard let type = call.constructedType, !Self.values.contains(type),
        index.type(named: type, near: call)?.isView ?? true
      else { return false }
      return !call.ancestors(below: self).contains {
        $0.as(ClosureExprSyntax.self)?.isDeferred(in: index) ?? false
      }
    }
  }

  /// Types whose values are made in view code without being views.
  private static let values: Set = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "Array", "Set", "Date", "URL", "UUID",
    "EdgeInsets", "CGSize", "CGPoint", "CGRect", "Binding", "GridItem", "Task", "Font", "Angle",
    "Animation", "Measurement", "Decimal", "Data",
  ]
}
