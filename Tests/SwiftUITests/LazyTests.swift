import Foundation
import SwiftUI
import Testing
import Trace

// semantics-identity 8.8, 11; semantics-dependencies 9.

extension Rig {
  @discardableResult
  func scroll(to index: Int) -> Step {
    let candidates = graph.touchables(.scroll)
    let target = candidates.first(where: \.overflows) ?? candidates.first
    return act { target?.scroll(to: index) }
  }
}

private struct Stack: View {
  var rows = 10_000
  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<rows, id: \.self) { Tapper("r\($0)") } } }
  }
}

private func rows(_ range: Range<Int>) -> [String] { range.map { "r\($0) 0" } }

@MainActor @Test func `of ten thousand rows a lazy stack makes the twenty on screen`() {
  let rig = Rig()
  let mounted = rig.mount { Stack() }
  #expect(mounted.closures == ["Stack.ForEach": 20])
  #expect(mounted.bodies == ["Stack": 1, "Tapper": 20])
  #expect(mounted.stateCreated == ["Tapper.hits": 20])
  #expect(mounted.appeared == ["Stack": 1, "Tapper": 20])
  #expect(mounted.texts == rows(0..<20))
  let far = rig.scroll(to: 5_000)
  #expect(far.closures == ["Stack.ForEach": 20])
  #expect(far.bodies == ["Tapper": 20])
  #expect(far.stateCreated == ["Tapper.hits": 20])
  #expect(far.stateDestroyed == [:])
  #expect(far.texts == rows(5_000..<5_020))
  let end = rig.scroll(to: 9_999)
  #expect(end.texts == rows(9_980..<10_000))
}

@MainActor @Test func `rows that stay on screen are left alone`() {
  let rig = Rig()
  rig.mount { Stack() }
  let step = rig.scroll(to: 3)
  #expect(step.closures == ["Stack.ForEach": 3])
  #expect(step.bodies == ["Tapper": 3])
  #expect(step.texts == rows(3..<23))
}

@MainActor @Test func `few rows are all made, and there is nowhere to scroll to`() {
  let rig = Rig()
  #expect(rig.mount { Stack(rows: 15) }.bodies == ["Stack": 1, "Tapper": 15])
  let step = rig.scroll(to: 9)
  #expect(step.bodies == [:])
  #expect(step.texts == rows(0..<15))
}

@MainActor @Test func `what is on screen is a line, of a grid as many views as it has columns`() {
  let rig = Rig()
  let step = rig.mount {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(10)), GridItem()]) {
        ForEach(0..<100, id: \.self) { Tapper("r\($0)") }
      }
    }
  }
  #expect(step.texts == rows(0..<60))
  #expect(rig.scroll(to: 32).texts == rows(30..<90))
  #expect(rig.scroll(to: 99).texts == rows(42..<100))
}

@MainActor @Test func `an adaptive column is as many as fit`() {
  let rig = Rig()
  let step = rig.mount {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(0..<100, id: \.self) { Text("\($0)") }
      }
    }
  }
  #expect(step.texts.count == 60)
}

// MARK: What becomes of state

/// A row whose count was raised, scrolled away and looked at again.
@MainActor private func texts(
  _ system: Int, away index: Int = 5_000, moves: Int = 1, _ view: some View
) -> (left: Step, back: Step) {
  let rig = Rig(.init(major: system))
  rig.mount { view }
  rig.tap("r0 0")
  let left = rig.scroll(to: index)
  for move in 1..<max(1, moves) { rig.scroll(to: index + move) }
  return (left, rig.scroll(to: 0))
}

@MainActor @Test(arguments: [15, 17, 26])
func `a row that is a custom view keeps its state off screen`(system: Int) {
  let (left, back) = texts(system, moves: 20, Stack())
  #expect(left.stateDestroyed == [:])
  #expect(left.disappeared == [:])
  #expect(back.texts.first == "r0 1")
  #expect(back.stateCreated == [:])
  #expect(back.bodies == [:])
  #expect(back.closures == [:])
}

@MainActor @Test func `on iOS 18 it keeps its state for eight updates`() {
  #expect(texts(18, moves: 1, Stack()).back.texts.first == "r0 1")
  #expect(texts(18, moves: 8, Stack()).back.texts.first == "r0 1")
  let (_, back) = texts(18, moves: 10, Stack())
  #expect(back.texts.first == "r0 0")
  #expect(back.stateCreated == ["Tapper.hits": 20])
}

@MainActor @Test func `on iOS 27 it keeps its state for two screens`() {
  #expect(texts(27, away: 40, moves: 1, Stack()).back.texts.first == "r0 1")
  let (left, back) = texts(27, away: 41, Stack())
  #expect(left.stateDestroyed == ["Tapper.hits": 1])
  #expect(left.disappeared == ["Tapper": 1])
  #expect(back.texts.first == "r0 0")
  #expect(back.stateCreated == ["Tapper.hits": 1])
}

private struct Wrapped: View {
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(0..<10_000, id: \.self) { row in HStack { Tapper("r\(row)") } } }
    }
  }
}

@MainActor @Test(arguments: [15, 17, 18, 26, 27])
func `a row wrapped in a stack loses its state off screen`(system: Int) {
  let (left, back) = texts(system, Wrapped())
  #expect(left.stateDestroyed == ["Tapper.hits": 20])
  #expect(left.disappeared == ["Tapper": 20])
  #expect(back.texts.first == "r0 0")
  #expect(back.closures == ["Wrapped.ForEach": 20])
}

@MainActor @Test func `what a row has inside a stack is made anew, the row itself is not`() {
  struct Row: View {
    let number: Int
    @State var opened = 0
    var body: some View {
      HStack {
        Button("open \(number) \(opened)") { opened += 1 }
        Tapper("r\(number)")
      }
    }
  }
  struct Host: View {
    var body: some View {
      List { ForEach(0..<100, id: \.self) { Row(number: $0) } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("open 0 0")
  rig.tap("r0 0")
  let left = rig.scroll(to: 50)
  #expect(left.stateDestroyed == ["Tapper.hits": 20])
  let back = rig.scroll(to: 0)
  #expect(back.bodies == ["Tapper": 20])
  #expect(Array(back.texts.prefix(2)) == ["open 0 1", "r0 0"])
}

@MainActor @Test func `two views per element are two rows`() {
  struct Host: View {
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<200, id: \.self) { row in
            Tapper("direct \(row)")
            HStack { Tapper("wrapped \(row)") }
          }
        }
      }
    }
  }
  let rig = Rig(.init(major: 15))
  let mounted = rig.mount { Host() }
  #expect(mounted.closures == ["Host.ForEach": 10])
  #expect(mounted.texts.count == 20)
  rig.tap("direct 0 0")
  rig.tap("wrapped 0 0")
  let far = rig.scroll(to: 151)
  #expect(far.closures == ["Host.ForEach": 11])
  #expect(far.texts.first == "wrapped 75 0")
  #expect(far.texts.last == "direct 85 0")
  #expect(Array(rig.scroll(to: 0).texts.prefix(2)) == ["direct 0 1", "wrapped 0 0"])
}

// MARK: Callbacks

private struct Told: View {
  let log: Log
  let isList: Bool
  var body: some View {
    if isList {
      List { ForEach(0..<40, id: \.self) { row($0) } }
    } else {
      ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { row($0) } } }
    }
  }
  private func row(_ number: Int) -> some View {
    Tapper("r\(number)").onAppear { log("+\(number)") }.onDisappear { log("-\(number)") }
  }
}

@MainActor private func calls(_ system: Int, isList: Bool) -> [[String]] {
  let (rig, log) = (Rig(.init(major: system)), Log())
  rig.mount { Told(log: log, isList: isList) }
  _ = log.new
  return [2, 0].map { index in
    rig.scroll(to: index)
    return log.new.sorted()
  }
}

@MainActor @Test func `rows of a list appear and disappear as they are scrolled`() {
  #expect(calls(16, isList: true) == [["+20", "+21", "-0", "-1"], ["+0", "+1", "-20", "-21"]])
  #expect(calls(26, isList: true) == [["+20", "+21", "-0", "-1"], ["+0", "+1", "-20", "-21"]])
}

@MainActor @Test func `rows of a lazy stack did not disappear before iOS 18`() {
  #expect(calls(16, isList: false) == [["+20", "+21"], ["+0", "+1"]])
  #expect(calls(26, isList: false) == [["+20", "+21", "-0", "-1"], ["+0", "+1", "-20", "-21"]])
}

@MainActor @Test func `a row's task ends off screen and starts anew`() async {
  struct Host: View {
    let log: Log
    var body: some View {
      List {
        ForEach(0..<40, id: \.self) { row in
          Tapper("r\(row)").task { if row == 0 { log("run") } }
        }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  for _ in 0..<100 { await Task.yield() }
  #expect(log.new == ["run"])
  rig.scroll(to: 20)
  rig.scroll(to: 0)
  for _ in 0..<100 { await Task.yield() }
  #expect(log.new == ["run"])
}

@MainActor @Test func `the last row's appearance loads more`() {
  struct Feed: View {
    @State var items = Array(0..<30)
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text("\(item)").onAppear {
            if item == items.last { items += items.count..<items.count + 30 }
          }
        }
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Feed() }.texts == (0..<20).map(String.init))
  let end = rig.scroll(to: 29)
  // Thirty more came when row 29 did; what is on screen stays where it is.
  #expect(end.bodies == ["Feed": 1])
  #expect(end.texts == (10..<30).map(String.init))
  let more = rig.scroll(to: 40)
  #expect(more.texts == (40..<60).map(String.init))
  #expect(more.bodies == ["Feed": 1])
  #expect(rig.scroll(to: 89).texts == (70..<90).map(String.init))
}

// MARK: Data that change while rows are off screen

private struct Names: View {
  @State var items = (0..<100).map { Named(id: $0) }
  var body: some View {
    Button("rename 0") { items[0].name = "zero" }
    Button("insert") { items.insert(Named(id: -1), at: 0) }
    Button("remove 0") { items.remove(at: 0) }
    Button("remove 60") { items.removeAll { $0.id == 60 } }
    List { ForEach(items) { NamedRow(item: $0) } }
  }
  static let buttons = ["rename 0", "insert", "remove 0", "remove 60"]
}

private struct Named: Identifiable {
  var id: Int
  var name = "name"
}

private struct NamedRow: View {
  let item: Named
  @State var hits = 0
  var body: some View { Button("\(item.id) \(item.name) \(hits)") { hits += 1 } }
}

@MainActor @Test func `a row off screen learns of new data when it comes back`() {
  let rig = Rig()
  rig.mount { Names() }
  rig.tap("0 name 0")
  rig.scroll(to: 50)
  let renamed = rig.tap("rename 0")
  #expect(renamed.closures == ["Names.ForEach": 20])
  #expect(renamed.bodies == ["Names": 1])
  let back = rig.scroll(to: 0)
  #expect(back.closures == ["Names.ForEach": 20])
  #expect(back.bodies == ["NamedRow": 1])
  #expect(back.texts[4] == "0 zero 1")
}

@MainActor @Test func `a row inserted above moves all by one and keeps their state`() {
  let rig = Rig()
  rig.mount { Names() }
  rig.tap("0 name 0")
  rig.scroll(to: 50)
  rig.tap("50 name 0")
  let inserted = rig.tap("insert")
  #expect(inserted.stateCreated == ["NamedRow.hits": 1])
  #expect(inserted.stateDestroyed == [:])
  #expect(inserted.bodies == ["Names": 1, "NamedRow": 1])
  #expect(inserted.closures == ["Names.ForEach": 20])
  #expect(Array(inserted.texts[4...5]) == ["49 name 0", "50 name 1"])
  let back = rig.scroll(to: 0)
  #expect(Array(back.texts[4...5]) == ["-1 name 0", "0 name 1"])
}

@MainActor @Test func `a row deleted off screen takes its state along`() {
  let rig = Rig()
  rig.mount { Names() }
  rig.tap("0 name 0")
  rig.scroll(to: 50)
  let removed = rig.tap("remove 0")
  #expect(removed.stateDestroyed == ["NamedRow.hits": 1])
  #expect(removed.disappeared == ["NamedRow": 1])
  #expect(removed.texts[4] == "51 name 0")
  #expect(rig.scroll(to: 0).texts[4] == "1 name 0")
}

@MainActor @Test func `deleting a row that never was made costs nothing`() {
  let rig = Rig()
  rig.mount { Names() }
  let removed = rig.tap("remove 60")
  #expect(removed.stateDestroyed == [:])
  #expect(removed.bodies == ["Names": 1])
  #expect(removed.texts.count == 24)
}

@MainActor @Test func `at the end the viewport follows when rows go`() {
  struct Host: View {
    @State var count = 30
    var body: some View {
      Button("halve") { count /= 2 }
      List { ForEach(Array(0..<count), id: \.self) { Text("\($0)") } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.scroll(to: 29).texts == ["halve"] + (10..<30).map(String.init))
  #expect(rig.tap("halve").texts == ["halve"] + (0..<15).map(String.init))
}

@Observable private final class Model {
  var name = "a"
}

@MainActor @Test func `what a row off screen observes does not run it until it is back`() {
  struct Row: View {
    let model: Model
    let number: Int
    var body: some View { Text("\(number) \(model.name)") }
  }
  let (rig, model) = (Rig(), Model())
  rig.mount { List { ForEach(0..<40, id: \.self) { Row(model: model, number: $0) } } }
  rig.scroll(to: 20)
  let changed = rig.act { model.name = "b" }
  #expect(changed.bodies == ["Row": 20])
  #expect(changed.texts.first == "20 b")
  let back = rig.scroll(to: 0)
  #expect(back.bodies == ["Row": 20])
  #expect(back.texts.first == "0 b")
}

@MainActor @Test func `repeated ids are reported at once, made or not`() {
  let rig = Rig()
  let step = rig.mount { List { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } } }
  #expect(step.issues.count == 1)
  #expect(step.texts == ["1", "2", "1"])
}

// MARK: Rows whose type does not say how many views they are

private struct Multi: View {
  let number: Int
  @State var hits = 0
  var body: some View {
    if number % 2 == 0 { Button("r\(number) \(hits)") { hits += 1 } } else { Text("odd") }
  }
}

@MainActor @Test func `a branch at the top of a row makes the list run every row`() {
  let rig = Rig()
  let step = rig.mount { List { ForEach(0..<1_000, id: \.self) { Multi(number: $0) } } }
  #expect(step.closures == ["scenario.ForEach": 1_000])
  #expect(step.bodies == ["Multi": 1_000])
  #expect(step.updates == ["Button": 10, "Text": 20])
  #expect(step.texts.count == 20)
}

@MainActor @Test func `in a stack the branch is nothing to the list`() {
  struct Unary: View {
    let number: Int
    var body: some View { VStack { Multi(number: number) } }
  }
  let rig = Rig()
  let step = rig.mount { List { ForEach(0..<1_000, id: \.self) { Unary(number: $0) } } }
  #expect(step.bodies == ["Multi": 20, "Unary": 20])
}

@MainActor @Test func `an AnyView makes every closure run, not the body inside`() {
  let rig = Rig()
  let step = rig.mount {
    List { ForEach(0..<1_000, id: \.self) { AnyView(Tapper("r\($0)")).padding() } }
  }
  #expect(step.closures == ["scenario.ForEach": 1_000])
  #expect(step.bodies == ["Tapper": 20])
}

@MainActor @Test func `an if without else makes every closure run and counts what it shows`() {
  let rig = Rig()
  let step = rig.mount {
    List { ForEach(0..<100, id: \.self) { if $0 % 3 == 0 { Tapper("r\($0)") } } }
  }
  #expect(step.closures == ["scenario.ForEach": 100])
  #expect(step.bodies == ["Tapper": 20])
  #expect(step.texts == (0..<20).map { "r\($0 * 3) 0" })
}

@MainActor @Test func `rows of all kinds follow one another`() {
  struct Host: View {
    @State var isOpen = false
    var body: some View {
      List {
        Section("head") {
          Button("open") { isOpen.toggle() }
          if isOpen { ForEach(0..<5, id: \.self) { Text("inner \($0)") } }
        }
        Section {
          ForEach(0..<100, id: \.self) { Tapper("r\($0)") }
        } footer: {
          Text("foot")
        }
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["head", "open"] + rows(0..<18))
  let open = rig.tap("open")
  #expect(open.texts == ["head", "open"] + (0..<5).map { "inner \($0)" } + rows(0..<13))
  #expect(open.stateDestroyed == [:])
  #expect(open.bodies == ["Host": 1])
  #expect(rig.scroll(to: 1_000).texts == rows(81..<100) + ["foot"])
}

// MARK: Containers around and inside

@MainActor @Test func `lazy stacks of one scroll view are scrolled as one`() {
  let rig = Rig()
  let step = rig.mount {
    ScrollView {
      Text("eager")
      LazyVStack { ForEach(0..<15, id: \.self) { Text("a\($0)") } }
      LazyVStack { ForEach(0..<50, id: \.self) { Text("b\($0)") } }
    }
  }
  #expect(step.texts == ["eager"] + (0..<15).map { "a\($0)" } + (0..<5).map { "b\($0)" })
  #expect(rig.scroll(to: 14).texts == ["eager", "a14"] + (0..<19).map { "b\($0)" })
  #expect(rig.scroll(to: 45).texts == ["eager"] + (30..<50).map { "b\($0)" })
}

private struct Carousels: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<50, id: \.self) { line in
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<100, id: \.self) { Text("\(line).\($0)") } }
          }
        }
      }
    }
  }
}

@MainActor @Test func `a scroll view inside another one is lazy from iOS 26 on`() {
  #expect(Rig(.init(major: 26)).mount { Carousels() }.texts.count == 400)
  #expect(Rig(.init(major: 18)).mount { Carousels() }.texts.count == 2_000)
}

@MainActor @Test func `a lazy stack in a row of another one makes all its views`() {
  let rig = Rig()
  let step = rig.mount {
    ScrollView {
      LazyVStack {
        Text("head")
        LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }
      }
    }
  }
  #expect(step.texts.count == 101)
}

@MainActor @Test func `a form makes all its rows`() {
  let rig = Rig()
  #expect(rig.mount { Form { ForEach(0..<100, id: \.self) { Text("\($0)") } } }.texts.count == 100)
}

@MainActor @Test func `a lazy stack without a scroll view shows its first screen`() {
  let rig = Rig()
  #expect(
    rig.mount { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }.texts.count == 20)
  #expect(rig.graph.touchables(.scroll).isEmpty)
}

@MainActor @Test func `a row on its way out with a transition is not on screen and comes back`() {
  struct Host: View {
    @State var ids = [1, 2]
    var body: some View {
      Button("drop") { withAnimation { ids = [2] } }
      Button("back") { ids = [1, 2] }
      List { ForEach(ids, id: \.self) { Tapper("r\($0)").transition(.opacity) } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("r1 0")
  let dropped = rig.tap("drop")
  #expect(dropped.texts == ["drop", "back", "r2 0"])
  #expect(dropped.stateDestroyed == [:])
  #expect(rig.tap("back").texts == ["drop", "back", "r1 1", "r2 0"])
}

// MARK: Scrolling by code

private struct Jumps: View {
  var body: some View {
    ScrollViewReader { proxy in
      Button("70") { proxy.scrollTo(70) }
      Button("70 top") { proxy.scrollTo(70, anchor: .top) }
      Button("75") { proxy.scrollTo(75) }
      Button("3") { proxy.scrollTo(3) }
      Button("end") { proxy.scrollTo("end") }
      ScrollView {
        LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } }
        Text("last").id("end")
      }
    }
  }
}

@MainActor @Test func `a proxy moves a row into sight, made or not`() {
  let rig = Rig()
  rig.mount { Jumps() }
  func shown(after label: String) -> [String] { Array(rig.tap(label).texts[5...].dropLast()) }
  #expect(shown(after: "70") == (51..<71).map(String.init))
  #expect(shown(after: "70") == (51..<71).map(String.init))
  #expect(shown(after: "75") == (56..<76).map(String.init))
  #expect(shown(after: "3") == (3..<23).map(String.init))
  #expect(shown(after: "70 top") == (70..<90).map(String.init))
  #expect(shown(after: "end") == (80..<100).map(String.init))
}

@MainActor @Test func `a closure that holds a proxy is the same as before`() {
  struct Child: View {
    let jump: () -> Void
    var body: some View { Button("jump", action: jump) }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("more \(n)") { n += 1 }
      ScrollViewReader { proxy in Child { proxy.scrollTo(1) } }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("more 0")
  #expect(step.bodies == ["Host": 1])
}

@MainActor @Test func `a bound scroll position follows the rows and moves them`() {
  struct Host: View {
    @State var position: Int? = 30
    var body: some View {
      Button("at \(position ?? -1)") { position = 60 }
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }
        .scrollPosition(id: $position)
    }
  }
  let rig = Rig()
  #expect(Array(rig.mount { Host() }.texts[0...1]) == ["at 30", "row 30"])
  #expect(Array(rig.scroll(to: 40).texts[0...1]) == ["at 40", "row 40"])
  #expect(Array(rig.tap("at 40").texts[0...1]) == ["at 60", "row 60"])
  #expect(Array(rig.scroll(to: 99).texts[0...1]) == ["at 80", "row 80"])
}

@MainActor @Test func `a scroll position can be an edge`() {
  struct Host: View {
    @State var position = ScrollPosition(idType: Int.self)
    var body: some View {
      Button("end") { position.scrollTo(edge: .bottom) }
      Button("50") { position.scrollTo(id: 50) }
      Text("\(position.viewID(type: Int.self) ?? -1)")
      ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }
        .scrollPosition($position)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("end").texts[3] == "row 80")
  #expect(Array(rig.tap("50").texts[2...3]) == ["50", "row 50"])
  #expect(Array(rig.scroll(to: 7).texts[2...3]) == ["7", "row 7"])
}

@MainActor @Test func `an anchor shows the end until somebody scrolls`() {
  struct Host: View {
    @State var count = 30
    var body: some View {
      Button("more") { count += 10 }
      ScrollView { LazyVStack { ForEach(Array(0..<count), id: \.self) { Text("row \($0)") } } }
        .defaultScrollAnchor(.bottom)
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts[1] == "row 10")
  #expect(rig.tap("more").texts[1] == "row 20")
  #expect(rig.scroll(to: 0).texts[1] == "row 0")
  #expect(rig.tap("more").texts[1] == "row 0")
}

@MainActor @Test func `the geometry of a scroll view changes as it is scrolled`() {
  let (rig, log) = (Rig(), Log())
  rig.mount {
    List { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y + $0.containerSize.height >= $0.contentSize.height
      } action: {
        log("\($0) \($1)")
      }
  }
  rig.scroll(to: 50)
  #expect(log.new == [])
  rig.scroll(to: 80)
  rig.scroll(to: 0)
  #expect(log.new == ["false true", "true false"])
}

@MainActor @Test func `a list that can be refreshed is, with its rows`() async {
  struct Feed: View {
    @State var rows = ["old"]
    var body: some View {
      List(rows, id: \.self) { Text($0) }.refreshable { await load() }
    }
    func load() async { rows.insert("new", at: 0) }
  }
  let rig = Rig()
  rig.mount { Feed() }
  let target = rig.graph.touchables(.scroll).first(where: \.isRefreshable)
  rig.act { _ = target?.refresh() }
  for _ in 0..<100 { await Task.yield() }
  rig.graph.settle()
  #expect(rig.look().texts == ["new", "old"])
}

// MARK: What comes back

@MainActor @Test func `on iOS 17 ids that are exchanged back in a lazy stack bring the state back`()
{
  struct Host: View {
    @State var ids = [0, 1, 2]
    var body: some View {
      Button("swap") { ids.swapAt(0, 1) }
      ScrollView {
        LazyVStack {
          Tapper("a").id(ids[0])
          Tapper("b").id(ids[1])
          Tapper("c").id(ids[2])
        }
      }
    }
  }
  let rig = Rig(.init(major: 17))
  rig.mount { Host() }
  rig.tap("a 0")
  rig.tap("c 0")
  let swapped = rig.tap("swap")
  #expect(swapped.texts == ["swap", "a 0", "b 0", "c 1"])
  #expect(swapped.stateCreated == ["Tapper.hits": 2])
  let back = rig.tap("swap")
  #expect(back.texts == ["swap", "a 1", "b 0", "c 1"])
  #expect(back.stateCreated == [:])
  let later = Rig()
  later.mount { Host() }
  later.tap("a 0")
  later.tap("swap")
  #expect(later.tap("swap").texts == ["swap", "a 0", "b 0", "c 0"])
}

@MainActor @Test func `a form of iOS 17 brings back what it removed`() {
  struct Host: View {
    @State var shows = true
    var body: some View {
      Form {
        Button("toggle") { shows.toggle() }
        if shows { Tapper("kid") }
      }
    }
  }
  func texts(_ system: Int) -> [[String]] {
    let rig = Rig(.init(major: system))
    rig.mount { Host() }
    return ["kid 0", "toggle", "toggle"].map { rig.tap($0).texts }
  }
  #expect(texts(17) == [["toggle", "kid 1"], ["toggle"], ["toggle", "kid 1"]])
  #expect(texts(26) == [["toggle", "kid 1"], ["toggle"], ["toggle", "kid 0"]])
}

// MARK: Selection

@MainActor @Test func `a tap selects a row by its id or its tag`() {
  struct Host: View {
    @State var one: Int?
    @State var many: Set<String> = []
    var body: some View {
      Text("one \(one ?? -1)")
      Text("many \(many.sorted())")
      List(0..<3, id: \.self, selection: $one) { Text("n\($0)") }
      List(selection: $many) {
        Text("alpha").tag("a")
        Text("beta").tag("b")
        Text("untagged")
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("n2").texts[0] == "one 2")
  rig.tap("beta")
  #expect(rig.tap("alpha").texts[1] == "many [\"a\", \"b\"]")
  #expect(rig.tap("untagged").bodies == [:])
  #expect(rig.tap("beta").texts[1] == "many [\"a\"]")
}
