import SwiftUI
import Testing

// semantics-dependencies 4, 5, and the controls that show bindings.

@MainActor @Test func `passing a binding on is no read, reading it runs the reader`() {
  struct Host: View {
    @State var n = 0
    var body: some View { Middle(n: $n) }
  }
  struct Middle: View {
    @Binding var n: Int
    var body: some View { Editor(n: $n) }
  }
  struct Editor: View {
    @Binding var n: Int
    var body: some View { Button("\(n)") { n += 1 } }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("0")
  #expect(step.bodies == ["Editor": 1])
  #expect(step.skipped == [:])
}

@MainActor @Test func `a body that once read its state goes on depending on it`() {
  struct Host: View {
    @State var n = 0
    @State var shows = true
    var body: some View {
      Button("add") { n += 1 }
      Button("hide") { shows = false }
      if shows { Text("\(n)") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("hide")
  #expect(rig.tap("add").bodies == ["Host": 1])
}

@MainActor @Test func `a sheet sees the state of the last run of the body that wrote it`() {
  struct Host: View {
    @State var n = 10
    @State var shown = false
    var body: some View {
      Button("twenty") {
        n = 20
        shown = true
      }
      .sheet(isPresented: $shown) { Text("n = \(n)") }
      Button("close") { shown = false }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("twenty").texts == ["twenty", "n = 10", "close"])
  rig.tap("close")
  // Now that the state has been read, the body depends on it.
  #expect(rig.act {}.bodies == [:])
}

@MainActor @Test func `a binding in a sheet's view follows the state`() {
  struct Page: View {
    @Binding var n: Int
    var body: some View { Text("n = \(n)") }
  }
  struct Host: View {
    @State var n = 10
    @State var shown = false
    var body: some View {
      Button("twenty") {
        n = 20
        shown = true
      }
      .sheet(isPresented: $shown) { Page(n: $n) }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("twenty").texts == ["twenty", "n = 20"])
}

@MainActor @Test func `a sheet for another item is replaced`() {
  struct Item: Identifiable { let id: Int }
  struct Host: View {
    @State var item: Item?
    var body: some View {
      Button("one") { item = Item(id: 1) }
      Button("two") { item = Item(id: 2) }
      Button("none") { item = nil }
      Text("-").sheet(item: $item) { Tapper("s\($0.id)") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("one")
  rig.tap("s1 0")
  let step = rig.tap("two")
  #expect(step.texts.last == "s2 0")
  #expect(step.stateCreated == ["Tapper.hits": 1])
  #expect(step.stateDestroyed == ["Tapper.hits": 1])
  #expect(rig.tap("none").stateDestroyed == ["Tapper.hits": 1])
}

@MainActor @Test func `a closure binding reads at once, a child with it never compares equal`() {
  struct Host: View {
    @State var n = 0
    @State var other = 0
    var body: some View {
      Button("other") { other += 1 }
      Text("\(other)")
      Editor(n: Binding(get: { n }, set: { n = $0 }))
      Plain(n: $n)
    }
  }
  struct Editor: View {
    @Binding var n: Int
    var body: some View { Button("edit \(n)") { n += 1 } }
  }
  struct Plain: View {
    @Binding var n: Int
    var body: some View { Text("-") }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("other").bodies == ["Host": 1, "Editor": 1])
  #expect(rig.tap("edit 0").bodies["Host"] == 1)
}

@MainActor @Test func `a switch shows its binding, moved by whomever`() {
  struct Host: View {
    @State var on = false
    var body: some View {
      Toggle("wifi", isOn: $on)
      Button("flip") { on.toggle() }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let flipped = rig.tap("flip")
  #expect(flipped.bodies == [:])
  #expect(flipped.updates == ["Toggle": 1])
  let toggled = rig.act { rig.graph.touchables(.toggle)[0].toggle() }
  #expect(toggled.updates == ["Toggle": 1])
}

@MainActor @Test func `a switch with a closure binding is touched only when it moves`() {
  struct Host: View {
    @State var on = false
    @State var n = 0
    var body: some View {
      Toggle("wifi", isOn: Binding(get: { on }, set: { on = $0 }))
      Button("add \(n)") { n += 1 }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("add 0").updates == ["Text": 1])
  let toggled = rig.act { rig.graph.touchables(.toggle)[0].toggle() }
  #expect(toggled.updates == ["Toggle": 1])
}

@MainActor @Test func `a field shows what is entered without running its owner`() {
  struct Host: View {
    @State var name = ""
    var body: some View { TextField("Name", text: $name) }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.act { rig.graph.touchables(.enter)[0].enter("Ada") }
  #expect(step.bodies == [:])
  #expect(step.updates == ["TextField": 1])
  #expect(step.texts == ["Ada"])
}

@MainActor @Test func `writes during a body are dropped and reported once`() {
  struct Rude: View {
    @State var n = 0
    var body: some View {
      n += 1
      n += 1
      return Text("\(n)")
    }
  }
  let rig = Rig()
  let step = rig.mount { Rude() }
  #expect(
    step.issues.map(\.message) == [
      "Modifying state during view update, this will cause undefined behavior."
    ])
  #expect(step.texts == ["0"])
  #expect(step.bodies == ["Rude": 1])
}

@MainActor @Test func `rows bound to elements write through and run what reads them`() {
  struct Item: Identifiable {
    let id: Int
    var on = false
  }
  struct Host: View {
    @State var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      ForEach($items) { $item in
        Toggle("t\(item.id)", isOn: $item.on)
      }
      Text("\(items.filter(\.on).count)")
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.act { rig.graph.touchables(.toggle)[1].toggle() }
  #expect(step.texts == ["t1", "t2", "1"])
  #expect(step.updates == ["Toggle": 1, "Text": 1])
}

@MainActor @Test func `what is disabled can be seen and not operated`() {
  let rig = Rig()
  rig.mount {
    VStack {
      Button("no") {}.disabled(true)
      VStack { Button("never") {}.disabled(false) }.disabled(true)
      Button("yes") {}
    }
  }
  #expect(rig.graph.touchables(.press).map(\.isEnabled) == [false, false, true])
}

@MainActor @Test func `of a button in a tappable view the inner one takes the tap`() throws {
  let (rig, log) = (Rig(), Log())
  rig.mount {
    VStack {
      Button("go") { log("button") }
      Text("rest")
    }
    .onTapGesture { log("area") }
  }
  let found = rig.graph.touchables(.press)
  #expect(found.map(\.label) == ["go rest", "go"])
  #expect(found[1].isInside(found[0]))
  rig.act { found[1].press() }
  #expect(log.new == ["button"])
}

@MainActor @Test func `a child bound to one field sleeps while another field is written`() {
  struct Settings {
    var name = "Ada"
    var volume = 1
  }
  struct NameField: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }
  struct Host: View {
    @State var settings = Settings()
    var body: some View {
      VStack {
        NameField(name: $settings.name)
        Button("louder") { settings.volume += 1 }
        Button("rename") { settings.name = "Bob" }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("louder").bodies == [:])
  let renamed = rig.tap("rename")
  #expect(renamed.bodies == ["NameField": 1])
  #expect(renamed.texts == ["Bob", "louder", "rename"])
}
