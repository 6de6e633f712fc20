import Foundation
import SwiftUI
import Testing
import Trace

// Tabs, tables, and values that outlive views or come from elsewhere.

private enum Place: Hashable { case home, find, more }

@MainActor @Test func `tabs of the new builder are made when selected and keep their state`() {
  struct Host: View {
    @State var place = Place.home
    @State var extra = false
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Tapper("h")
          Button("add") { extra.toggle() }
        }
        Tab(value: .find, role: .search) { Tapper("f") }
        if extra {
          TabSection("Extra") {
            Tab("More", systemImage: "ellipsis", value: Place.more) { Tapper("m") }
          }
          .customizationID("extra")
        }
      }
    }
  }
  let rig = Rig(.init(major: 18))
  let mounted = rig.mount { Host() }
  #expect(mounted.texts == ["h 0", "add", "Home", "Search"])
  #expect(mounted.stateCreated["Tapper.hits"] == 1)
  rig.tap("h 0")
  #expect(rig.tap("Search").texts == ["Home", "f 0", "Search"])
  #expect(rig.tap("Home").texts == ["h 1", "add", "Home", "Search"])
  #expect(rig.tap("add").texts == ["h 1", "add", "Home", "Search", "More"])
  #expect(rig.tap("More").texts == ["Home", "Search", "m 0", "More"])
  #expect(rig.tap("Home").stateDestroyed == [:])
}

@MainActor @Test func `tabs without values, and one per element`() {
  struct Host: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("a") }
        Tab {
          Text("b")
        } label: {
          Label("Two", systemImage: "2.circle")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["a", "One", "Two"])
  #expect(rig.tap("Two").texts == ["One", "b", "Two"])

  struct Many: View {
    @State var chosen = "y"
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(["x", "y"], id: \.self) { name in
          Tab(name.uppercased(), systemImage: "circle", value: name) { Text("page \(name)") }
        }
      }
    }
  }
  #expect(rig.mount { Many() }.texts == ["X", "page y", "Y"])
  #expect(rig.tap("X").texts == ["page x", "X", "Y"])

  struct Perhaps: View {
    @State var chosen: Int?
    var body: some View {
      TabView(selection: $chosen) {
        Tab("A", systemImage: "a", value: 1) { Text("\(chosen ?? 0)") }
        Tab("B", systemImage: "b", value: 2) { Text("\(chosen ?? 0)") }
      }
    }
  }
  rig.mount { Perhaps() }
  #expect(rig.tap("B").texts == ["A", "2", "B"])
  #expect(rig.tap("A").texts == ["1", "A", "B"])
}

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

@MainActor @Test func `a table shows a cell per row and column; rows keep their state when sorted`()
{
  struct Host: View {
    @State var people = [Person(id: 1, name: "Bo", age: 30), Person(id: 2, name: "Al", age: 40)]
    @State var order = [KeyPathComparator(\Person.name)]
    @State var selection = Set<Person.ID>()
    @State var showsAge = true
    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        if showsAge { TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(40) }
        TableColumn("Count") { Tapper("\($0.id)") }
      }
      Button("sort") { people.sort(using: order) }
      Button("age") { showsAge = false }
    }
  }
  let rig = Rig()
  #expect(
    rig.mount { Host() }.texts
      == ["Name", "Age", "Count", "Bo", "30", "1 0", "Al", "40", "2 0", "sort", "age"])
  rig.tap("1 0")
  let sorted = rig.tap("sort")
  #expect(
    sorted.texts == ["Name", "Age", "Count", "Al", "40", "2 0", "Bo", "30", "1 1", "sort", "age"])
  #expect(sorted.stateDestroyed == [:])
  #expect(rig.tap("age").texts == ["Name", "Count", "Al", "2 0", "Bo", "1 1", "sort", "age"])
}

@MainActor @Test func `a table of rows of one's own`() {
  struct Host: View {
    let people = [Person(id: 1, name: "Bo", age: 30), Person(id: 2, name: "Al", age: 40)]
    @State var selection: Person.ID?
    var body: some View {
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name") { person in Text(person.name) }
        TableColumn("Age") { person in Text("\(person.age)") }
      } rows: {
        TableRow(Person(id: 0, name: "Me", age: 1))
        ForEach(people) { person in
          TableRow(person).contextMenu { Button("x") {} }
        }
      }
    }
  }
  #expect(
    Rig().mount { Host() }.texts == ["Name", "Age", "Me", "1", "Bo", "30", "Al", "40"])
}

private struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }
private struct CountKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var count: Int? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor @Test func `a focused value comes and goes with the view that offers it`() {
  struct Reader: View {
    @FocusedValue(\.count) var count
    @FocusedBinding(\.title) var title
    var body: some View {
      Text("count \(count ?? -1), title \(title ?? "none")")
      Button("rename") { title = "new" }
    }
  }
  struct Editor: View {
    @State private var title = "old"
    @State private var count = 0
    var body: some View {
      Button("\(title) \(count)") { count += 1 }
        .focusedSceneValue(\.count, count)
        .focusedValue(\.title, $title)
    }
  }
  struct Host: View {
    @State var shown = false
    var body: some View {
      Reader()
      if shown { Editor() }
      Button("show") { shown.toggle() }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["count -1, title none", "rename", "show"])
  #expect(rig.tap("show").texts == ["count 0, title old", "rename", "old 0", "show"])
  #expect(rig.tap("old 0").texts == ["count 1, title old", "rename", "old 1", "show"])
  #expect(rig.tap("rename").texts == ["count 1, title new", "rename", "new 1", "show"])
  #expect(rig.tap("show").texts == ["count -1, title none", "rename", "show"])
}

@MainActor @Test func `scene storage outlives its view, apart from app storage of the same key`() {
  struct Draft: View {
    @SceneStorage("n") private var scene = 0
    @AppStorage("n", store: .standard) private var app = 10
    var body: some View {
      Button("\(scene) \(app)") {
        scene += 1
        app += 10
      }
    }
  }
  struct Host: View {
    @State var shown = true
    var body: some View {
      if shown { Draft() }
      Button("show") { shown.toggle() }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["0 10", "show"])
  #expect(rig.tap("0 10").texts == ["1 20", "show"])
  #expect(rig.tap("show").texts == ["show"])
  #expect(rig.tap("show").texts == ["1 20", "show"])
}
