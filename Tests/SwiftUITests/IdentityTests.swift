import Foundation
import SwiftUI
import Testing

// semantics-identity 3, 4, 6, 7, 8.

@MainActor @Test func `state kept in the parent survives flips of its branches`() {
  struct Form: View {
    @State var flag = false
    @State var text = ""
    var body: some View {
      Button("flip") { flag.toggle() }
      if flag { TextField("Name", text: $text) } else { TextField("Name", text: $text) }
    }
  }
  let rig = Rig()
  rig.mount { Form() }
  rig.act { rig.graph.touchables(.enter)[0].enter("Ada") }
  let step = rig.tap("flip")
  #expect(step.texts == ["flip", "Ada"])
  #expect(step.stateDestroyed == [:])
}

@MainActor @Test func `every leaf of an else-if chain and of nested ifs is an identity of its own`()
{
  struct Chain: View {
    @State var n = 0
    var body: some View {
      Button("next") { n += 1 }
      if n == 0 {
        Tapper("p")
      } else if n == 1 {
        Tapper("p")
      } else {
        if n == 2 { Tapper("p") } else { Tapper("p") }
      }
    }
  }
  let rig = Rig()
  rig.mount { Chain() }
  for _ in 0..<3 {
    rig.tap("p 0")
    let step = rig.tap("next")
    #expect(step.texts == ["next", "p 0"])
    #expect(step.stateCreated == ["Tapper.hits": 1])
    #expect(step.stateDestroyed == ["Tapper.hits": 1])
  }
  rig.tap("p 0")
  #expect(rig.tap("next").texts == ["next", "p 1"])
}

@MainActor @Test func `a flip ends every view of a branch of several statements`() {
  struct Many: View {
    @State var on = true
    var body: some View {
      Button("flip") { on.toggle() }
      if on {
        let title = "a"
        Tapper(title)
        Tapper("b")
      } else {
        Text("off")
      }
    }
  }
  let rig = Rig()
  rig.mount { Many() }
  let step = rig.tap("flip")
  #expect(step.stateDestroyed == ["Tapper.hits": 2])
  #expect(step.texts == ["flip", "off"])
}

@MainActor @Test func `an early return and an if expression make one view, a builder function two`()
{
  struct Ways: View {
    @State var on = false
    func returned() -> Tapper {
      if on { return Tapper("r") }
      return Tapper("r")
    }
    @ViewBuilder func built() -> some View {
      if on { Tapper("b") } else { Tapper("b") }
    }
    var body: some View {
      Button("flip") { on.toggle() }
      returned()
      let chosen = if on { Tapper("e") } else { Tapper("e") }
      chosen
      built()
    }
  }
  let rig = Rig()
  rig.mount { Ways() }
  for label in ["r 0", "e 0", "b 0"] { rig.tap(label) }
  let step = rig.tap("flip")
  #expect(step.texts == ["flip", "r 1", "e 1", "b 0"])
  #expect(step.stateCreated == ["Tapper.hits": 1])
}

@MainActor @Test func `a view that moves to another container starts anew`() {
  struct Mover: View {
    @State var wide = false
    var body: some View {
      Button("turn") { wide.toggle() }
      if wide { HStack { Tapper("p") } } else { VStack { Tapper("p") } }
    }
  }
  let rig = Rig()
  rig.mount { Mover() }
  rig.tap("p 0")
  #expect(rig.tap("turn").texts == ["turn", "p 0"])
}

@MainActor @Test func `a view modifier that chooses between two copies of its content resets it`() {
  struct Dim: ViewModifier {
    let on: Bool
    func body(content: Content) -> some View {
      if on { content.opacity(0.5) } else { content }
    }
  }
  struct Host: View {
    @State var on = false
    var body: some View {
      Button("dim") { on.toggle() }
      Tapper("p").modifier(Dim(on: on))
      Tapper("q")
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  rig.tap("q 0")
  let step = rig.tap("dim")
  #expect(step.texts == ["dim", "p 0", "q 1"])
  #expect(step.bodies == ["Host": 1, "Dim": 1, "Tapper": 1])
}

@MainActor @Test func `an id on several views starts each of them anew`() {
  struct Host: View {
    @State var id = 0
    var body: some View {
      Button("next") { id += 1 }
      Group {
        Tapper("a")
        Tapper("b")
      }
      .id(id)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("a 0")
  let step = rig.tap("next")
  #expect(step.texts == ["next", "a 0", "b 0"])
  #expect(step.stateCreated == ["Tapper.hits": 2])
}

@MainActor @Test func `a random id resets on every run of the parent and on none of its own`() {
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("again \(n)") { n += 1 }
      Tapper("p").id(UUID())
    }
  }
  let rig = Rig(checksSkipped: false)
  rig.mount { Host() }
  #expect(rig.tap("p 0").texts == ["again 0", "p 1"])
  let step = rig.tap("again 0")
  #expect(step.texts == ["again 1", "p 0"])
  #expect(step.stateCreated == ["Tapper.hits": 1])
}

@MainActor @Test func `a hashed id of several inputs resets on any of them`() {
  struct Host: View {
    @State var a = 0
    @State var b = 0
    var body: some View {
      Button("a") { a += 1 }
      Button("b") { b += 1 }
      Tapper("p").id([a, b])
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p 0")
  #expect(rig.tap("a").texts == ["a", "b", "p 0"])
  rig.tap("p 0")
  #expect(rig.tap("b").texts == ["a", "b", "p 0"])
}

@MainActor @Test func `AnyView keeps one type from either arm and resets for another type`() {
  struct Box<Content: View>: View {
    let content: Content
    var body: some View { content }
  }
  struct Host: View {
    @State var on = false
    func one() -> AnyView {
      if on { return AnyView(Tapper("one")) }
      return AnyView(Tapper("one"))
    }
    func generic() -> AnyView {
      on ? AnyView(Box(content: Tapper("box"))) : AnyView(Box(content: Tapper("box").padding()))
    }
    var body: some View {
      Button("flip") { on.toggle() }
      one()
      AnyView(AnyView(Tapper("nested")))
      generic()
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  for label in ["one 0", "nested 0", "box 0"] { rig.tap(label) }
  #expect(rig.tap("flip").texts == ["flip", "one 1", "nested 1", "box 0"])
}

@MainActor @Test func `AnyView of a group shows the group and keeps its state`() {
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("again") { n += 1 }
      AnyView(
        Group {
          Tapper("a")
          if n > 0 { Text("\(n)") }
        })
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("a 0")
  #expect(rig.tap("again").texts == ["again", "a 1", "1"])
}

@MainActor @Test func `an if let keeps the view for another value and ends it for none`() {
  struct Host: View {
    @State var value: Int? = 1
    var body: some View {
      Button("two") { value = 2 }
      Button("none") { value = nil }
      if let value { Tapper("p\(value)") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("p1 0")
  #expect(rig.tap("two").texts == ["two", "none", "p2 1"])
  #expect(rig.tap("none").stateDestroyed == ["Tapper.hits": 1])
  #expect(rig.tap("two").texts == ["two", "none", "p2 0"])
}

@MainActor @Test func `rows of a ForEach inside a Group with modifiers keep their state by id`() {
  struct Host: View {
    @State var ids = ["a", "b"]
    var body: some View {
      Button("turn") { ids = ["c", "b", "a"] }
      Group { ForEach(ids, id: \.self) { Tapper($0) } }.padding().opacity(1)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("a 0")
  let step = rig.tap("turn")
  #expect(step.texts == ["turn", "c 0", "b 0", "a 1"])
  #expect(step.stateCreated == ["Tapper.hits": 1])
  #expect(step.stateDestroyed == [:])
}

@MainActor @Test func `a section's header and rows are children like others`() {
  struct Host: View {
    @State var on = true
    var body: some View {
      List {
        Section("Head") {
          if on { Text("extra") }
          Tapper("row")
        }
        Section {
          Tapper("last")
        } header: {
          Text("Second")
        } footer: {
          Button("flip") { on.toggle() }
        }
      }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["Head", "extra", "row 0", "Second", "last 0", "flip"])
  rig.tap("row 0")
  #expect(rig.tap("flip").texts == ["Head", "row 1", "Second", "last 0", "flip"])
}

@MainActor @Test func `removing a row ends it, the same id later is a new one`() {
  struct Host: View {
    @State var ids = [1, 2]
    var body: some View {
      Button("drop") { ids = [2] }
      Button("bring") { ids = [1, 2] }
      ForEach(ids, id: \.self) { Tapper("r\($0)") }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("r1 0")
  #expect(rig.tap("drop").stateDestroyed == ["Tapper.hits": 1])
  #expect(rig.tap("bring").texts == ["drop", "bring", "r1 0", "r2 0"])
}
