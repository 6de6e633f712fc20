import Observation
import SwiftUI
import Testing

private struct Loud: ButtonStyle {
  let mark: String
  @State private var shown = 0
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark)
      configuration.label
    }
  }
}

@MainActor @Test func `a button style shows the label in a body of its own`() {
  struct Host: View {
    @State var n = 0
    @State var mark = "!"
    var body: some View {
      VStack {
        Button("add \(n)") { n += 1 }
        Button("mark") { mark = "?" }
      }
      .buttonStyle(Loud(mark: mark))
      Button("bare") {}.buttonStyle(.plain)
    }
  }
  let rig = Rig()
  let mounted = rig.mount { Host() }
  #expect(mounted.texts == ["!", "add 0", "!", "mark", "bare"])
  #expect(mounted.bodies == ["Host": 1, "Loud": 2])
  let added = rig.tap("! add 0")
  #expect(added.texts == ["!", "add 1", "!", "mark", "bare"])
  #expect(added.bodies == ["Host": 1])
  let marked = rig.tap("! mark")
  #expect(marked.texts == ["?", "add 1", "?", "mark", "bare"])
  #expect(marked.bodies == ["Host": 1, "Loud": 2])
}

@MainActor @Test func `a picker shows its label and what is chosen`() {
  struct Host: View {
    @State var size = "m"
    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag("s")
        ForEach(["m", "l"], id: \.self) { Text($0).tag($0) }
      }
      Text(size)
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["Size", "m", "m"])
  let picker = rig.graph.touchables(.choose)[0]
  #expect(picker.options == ["Small", "m", "l"])
  let step = rig.act { picker.choose(0) }
  #expect(step.texts == ["Size", "Small", "s"])
  #expect(step.updates == ["Picker": 1, "Text": 1])
}

@MainActor @Test func `a slider and a stepper move their bindings within bounds`() {
  struct Host: View {
    @State var volume = 0.5
    @State var count = 1
    var body: some View {
      Slider(value: $volume) { Text("Volume") }
      Stepper("Count", value: $count, in: 0...2)
      Text("\(volume) \(count)")
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.act { rig.graph.touchables(.slide)[0].slide(to: 7) }
  let stepper = rig.graph.touchables(.step)[0]
  for _ in 0..<3 { rig.act { stepper.step(up: true) } }
  #expect(rig.act {}.texts == ["Volume", "Count", "1.0 2"])
}

@MainActor @Test func `any button of an alert takes it away`() {
  struct Host: View {
    let log: Log
    @State var asks = false
    var body: some View {
      Button("delete") { asks = true }
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") { log("yes") }
          Button("No", role: .cancel) {}
        } message: {
          Text("For ever.")
        }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  let asked = rig.tap("delete")
  #expect(asked.texts == ["delete", "Sure?", "For ever.", "Yes", "No"])
  #expect(asked.bodies == [:])
  #expect(rig.tap("Yes").texts == ["delete"])
  #expect(log.new == ["yes"])
}

@MainActor @Test func `dismiss closes a sheet and pops a page, and is no reason to run`() {
  struct Page: View {
    @Environment(\.dismiss) private var dismiss
    let n: Int
    var body: some View { Button("close \(n)") { dismiss() } }
  }
  struct Host: View {
    @State var shown = false
    @State var n = 0
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("show") { shown = true }.sheet(isPresented: $shown) { Page(n: 1) }
        Button("push") { path = [7] }
        Button("again \(n)") { n += 1 }
          .navigationDestination(for: Int.self) { Page(n: $0) }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  rig.tap("show")
  #expect(rig.tap("again 0").bodies == ["Host": 1])
  #expect(rig.tap("close 1").texts == ["show", "push", "again 1"])
  #expect(rig.tap("push").texts == ["close 7"])
  #expect(rig.tap("close 7").texts == ["show", "push", "again 1"])
}

@MainActor @Test func `properties of one key share one value, apart from the views' lives`() {
  struct Reader: View {
    @AppStorage("name") var name = "nobody"
    var body: some View { Text(name) }
  }
  struct Writer: View {
    @AppStorage("name") var name = "nobody"
    var body: some View { Button("sign") { name = "Ada" } }
  }
  struct Host: View {
    @State var on = true
    var body: some View {
      Writer()
      Button("flip") { on.toggle() }
      if on { Reader() }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("sign").bodies == ["Reader": 1])
  rig.tap("flip")
  #expect(rig.tap("flip").texts == ["sign", "flip", "Ada"])
}

@MainActor @Test func `focus moves by code and runs who reads it`() {
  struct Host: View {
    enum Field { case name, mail }
    @FocusState var focus: Field?
    @State var name = ""
    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      Button("focus") { focus = .name }
      Text(focus == .name ? "name" : "none")
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["Name", "focus", "none"])
  let step = rig.tap("focus")
  #expect(step.texts == ["Name", "focus", "name"])
  #expect(step.bodies == ["Host": 1])
}

@MainActor @Test func `values of the system reach their readers`() {
  struct Reader: View {
    @Environment(\.colorScheme) var scheme
    @Environment(\.dynamicTypeSize) var size
    var body: some View { Text("\(scheme) \(size)") }
  }
  let rig = Rig()
  rig.mount { Reader() }
  let step = rig.act { rig.graph.setEnvironment(\.colorScheme, .dark) }
  #expect(step.texts == ["dark large"])
  #expect(step.bodies == ["Reader": 1])
}

@MainActor @Test func `a page follows the closure that makes it and what that closure reads`() {
  struct Root: View {
    @State var word = "a"
    var body: some View {
      Button("push") { path.wrappedValue = [1] }
      Button("word") { word = "b" }
        .navigationDestination(for: Int.self) { Text("\($0) \(word) \(model.n)") }
    }
    let path: Binding<[Int]>
    let model: Pages
  }
  struct Host: View {
    @State var path: [Int] = []
    let model: Pages
    var body: some View { NavigationStack(path: $path) { Root(path: $path, model: model) } }
  }
  let rig = Rig()
  let model = Pages()
  rig.mount { Host(model: model) }
  let word = rig.graph.touchables(.press)[1]
  #expect(rig.tap("push").texts == ["1 a 0"])
  #expect(rig.act { word.press() }.texts == ["1 b 0"])
  let read = rig.act { model.n = 5 }
  #expect(read.texts == ["1 b 5"])
  #expect(read.bodies == [:])
}

@Observable private final class Pages { var n = 0 }

@MainActor @Test func `a link pushes its value or the page it carries`() {
  struct Host: View {
    @State var n = 0
    var body: some View {
      NavigationStack {
        NavigationLink("by value", value: 3)
        NavigationLink("by page") { Tapper("page") }
        Button("again \(n)") { n += 1 }
          .navigationDestination(for: Int.self) { Text("three \($0)") }
      }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let again = rig.tap("again 0")
  #expect(again.bodies == ["Host": 1])
  #expect(rig.tap("by value").texts == ["three 3"])
  rig.mount { Host() }
  rig.tap("by page")
  #expect(rig.tap("page 0").texts == ["page 1"])
}

@MainActor @Test func `closing a disclosure group ends what is in it`() {
  let rig = Rig()
  // The bodies of SwiftUI's own views are not counted.
  #expect(rig.mount { DisclosureGroup("More") { Tapper("p") } }.bodies == [:])
  #expect(rig.tap("More").texts == ["More", "p 0"])
  rig.tap("p 0")
  #expect(rig.tap("More").stateDestroyed == ["Tapper.hits": 1])
  #expect(rig.tap("More").texts == ["More", "p 0"])
}
