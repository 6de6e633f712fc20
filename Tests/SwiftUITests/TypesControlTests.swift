import Foundation
import SwiftUI
import Testing
import Trace

// Controls in all the forms apps write them in, gestures and links.

@MainActor @Test func `texts are made of formats, attributes, dates and other texts`() {
  let start = Date(timeIntervalSinceReferenceDate: 0)
  struct Host: View {
    let start: Date
    var body: some View {
      Text(
        1234.5, format: .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))
      Text(AttributedString("attributed"))
      Text("\(3, specifier: "%03d") of \(Text("four").bold()) \(Image(systemName: "star"))left")
      Text("a") + Text(verbatim: "b").italic() + Text(Image(systemName: "c"))
      Text(timerInterval: start...start.addingTimeInterval(90), pauseTime: start)
      Text(
        timerInterval: start...start.addingTimeInterval(4000), pauseTime: start, countsDown: true)
    }
  }
  #expect(
    Rig().mount { Host(start: start) }.texts
      == ["1,234.50", "attributed", "003 of four left", "ab", "1:30", "1:06:40"])
}

@MainActor @Test func `fields show their prompt, and take what their format or formatter reads`() {
  struct Host: View {
    @State var name = ""
    @State var secret = ""
    @State var count = 1
    @State var share: Double? = nil
    var body: some View {
      TextField("Name", text: $name, prompt: Text("Your name"), axis: .vertical)
      TextField(text: $name, prompt: Text("Again")) { Text("Second") }
      SecureField(text: $secret, prompt: Text("Secret")) { Text("Password") }
      TextField("Count", value: $count, formatter: NumberFormatter())
      TextField("Share", value: $share, format: .number, prompt: Text("none"))
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["Your name", "Again", "Secret", "1", "none"])
  func enter(_ text: String, _ title: String) -> [String] {
    let field = rig.graph.touchables(.enter).first { $0.label == title }
    #expect(field != nil, "no field “\(title)”")
    return rig.act { field?.enter(text) }.texts
  }
  #expect(enter("Ann", "Second") == ["Ann", "Ann", "Secret", "1", "none"])
  #expect(enter("pw", "Password") == ["Ann", "Ann", "••", "1", "none"])
  #expect(enter("12", "Count") == ["Ann", "Ann", "••", "12", "none"])
  #expect(enter("x", "Count") == ["Ann", "Ann", "••", "12", "none"])
  #expect(enter("1.5", "Share") == ["Ann", "Ann", "••", "12", "1.5"])
}

@MainActor @Test func `controls take titles, pictures and roles`() {
  struct Host: View {
    @State var isOn = [true, false]
    @State var n = 2
    @State var date = Date(timeIntervalSinceReferenceDate: 0)
    @State var value = 0.5
    var body: some View {
      Button(role: .cancel) { n = 0 }
      Button("Share", systemImage: "square", role: .destructive) {}
      Toggle("Both", sources: [$isOn[0], $isOn[1]], isOn: \.self)
      Stepper("n \(n)", value: $n, in: 0...3, step: 1) { _ in }
      Stepper(value: $n) {
        Text("label")
      } onEditingChanged: { _ in
      }
      Slider(value: $value, in: 0...1, step: 0.1) {
        Text("slide")
      } onEditingChanged: { _ in
      }
      DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("day") }
      LabeledContent("Price", value: 3, format: .number)
      ContentUnavailableView.search(text: "cats")
      Label(String("plain"), image: "photo")
    }
  }
  let rig = Rig()
  #expect(
    rig.mount { Host() }.texts == [
      "Cancel", "Share", "Both", "n 2", "label", "slide", "day", "Price", "3",
      "No Results for “cats”", "Check the spelling or try a new search.", "plain",
    ])
  let both = rig.graph.touchables(.toggle).first { $0.label == "Both" }
  rig.act { both?.toggle() }
  #expect(rig.tap("Cancel").texts.contains("n 0"))
  let step = rig.graph.touchables(.step).first { $0.label == "label" }
  let raised = rig.act { step?.step(up: true) }
  #expect(raised.texts.contains("n 1"))
}

@MainActor @Test
func `a menu with a primary action does it on its label, another one is no button`() {
  struct Host: View {
    @State var did = "nothing"
    var body: some View {
      Menu("Add") {
        Button("one") { did = "one" }
      } primaryAction: {
        did = "primary"
      }
      Menu("More", systemImage: "ellipsis") { Button("two") { did = "two" } }
      Text(did)
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.graph.touchables(.press).map(\.label) == ["Add", "one", "two"])
  #expect(rig.tap("Add").texts == ["Add", "one", "More", "two", "primary"])
  #expect(rig.tap("two").texts == ["Add", "one", "More", "two", "two"])
}

@MainActor @Test func `taps make the gestures that are made of taps, with their values`() {
  struct TwoTaps: Gesture {
    let done: (String) -> Void
    var body: some Gesture<Void> {
      TapGesture(count: 2).onEnded { done("custom") }
    }
  }
  struct Host: View {
    let log: Log
    @GestureState var drag = CGSize.zero
    var body: some View {
      Text("tap").gesture(TapGesture().onEnded { log("tap") })
      Text("spot").gesture(
        SpatialTapGesture(coordinateSpace: .local).onEnded { log("at \(Int($0.location.x))") })
      Text("both").gesture(
        TapGesture().simultaneously(with: LongPressGesture()).onEnded {
          log("first \($0.first != nil), second \($0.second != nil)")
        })
      Text("either").gesture(
        DragGesture(minimumDistance: 5).onEnded { _ in log("drag") }
          .exclusively(before: TapGesture().onEnded { log("or tap") }))
      Text("mapped").gesture(TapGesture().map { 7 }.onEnded { log("\($0)") })
      Text("custom").gesture(TwoTaps(done: { log($0) }))
      Text("off").gesture(TapGesture().onEnded { log("off") }, isEnabled: false)
      Text("drag").offset(drag).gesture(
        DragGesture(coordinateSpace: .global)
          .updating($drag) { value, state, _ in state = value.translation }
          .onChanged { log("\($0.velocity)") })
      Text("pinch").gesture(MagnifyGesture().onChanged { log("\($0.magnification)") })
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(
    rig.graph.touchables(.press).map(\.label)
      == ["tap", "spot", "both", "either", "mapped", "custom"])
  for label in ["tap", "spot", "both", "either", "mapped", "custom"] { rig.tap(label) }
  #expect(
    log.new == ["tap", "at 0", "first true, second false", "or tap", "7", "custom"])
}

@MainActor @Test func `a link opens when its binding says so, and the binding follows the page`() {
  struct Page: View {
    @Environment(\.dismiss) var dismiss
    var body: some View { Button("back") { dismiss() } }
  }
  struct Host: View {
    @State var isOpen = false
    @State var tag: Int?
    var body: some View {
      NavigationView {
        VStack {
          Text("open \(isOpen), tag \(tag ?? 0)")
          NavigationLink("link", isActive: $isOpen) { Page() }
          NavigationLink("seven", destination: Page(), tag: 7, selection: $tag)
          Button("by code") { isOpen = true }
        }
      }
    }
  }
  let rig = Rig()
  let root = ["open false, tag 0", "link", "seven", "by code"]
  #expect(rig.mount { Host() }.texts == root)
  #expect(rig.tap("link").texts == ["back"])
  #expect(rig.tap("back").texts == root)
  #expect(rig.tap("by code").texts == ["back"])
  #expect(rig.tap("back").texts == root)
  #expect(rig.tap("seven").texts == ["back"])
  #expect(rig.tap("back").texts == root)
}

@MainActor @Test func `what is shared has a label and may have a preview`() {
  struct Host: View {
    let url = URL(string: "https://example.com")!
    var body: some View {
      ShareLink(item: url)
      ShareLink("Send", item: "text", preview: SharePreview("Text", image: Image("a")))
      ShareLink(items: ["a", "b"]) { Label("All", systemImage: "square") }
      ShareLink(item: url, preview: SharePreview("Page")) { Text("With preview") }
    }
  }
  #expect(Rig().mount { Host() }.texts == ["Share…", "Send", "All", "With preview"])
}

@MainActor @Test func `a transition of one's own has the time of its animation`() {
  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(1 - abs(phase.value))
    }
  }
  struct Host: View {
    let log: Log
    @State var on = true
    var body: some View {
      Button("flip") { withAnimation(.linear(duration: 1)) { on.toggle() } }
      if on { Text("a").onDisappear { log("gone") }.transition(Twirl().combined(with: .opacity)) }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  #expect(rig.tap("flip").texts == ["flip"])
  #expect(log.new == [])
  rig.graph.clock.advance(to: 1)
  rig.act {}
  #expect(log.new == ["gone"])
}
