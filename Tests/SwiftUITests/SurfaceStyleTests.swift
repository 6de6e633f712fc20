import SwiftUI
import Testing

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Text("over")
      configuration.icon
    }
  }
}

private struct Lamp: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("[")
    configuration.content
    configuration.label
    Text("]")
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    configuration.label
  }
}

private struct Needle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int(configuration.value * 10)) of 10")
    configuration.label
    configuration.currentValueLabel
  }
}

private struct Above: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Loud: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Button("do") { configuration.trigger() }
    configuration.label
    Text(isEnabled ? "!" : "…")
  }
}

private struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      Text("search")
      configuration
    }
  }
}

private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
    configuration.label
    if configuration.isExpanded { configuration.content }
  }
}

private struct Room: View {
  @State private var isLit = false
  @State private var visits = 0
  var body: some View {
    Toggle("lamp", isOn: $isLit).toggleStyle(Lamp())
    Button("visit") { visits += 1 }
    Label("visits \(visits)", systemImage: "star").labelStyle(Stacked())
  }
}

private struct Switched: View {
  @State private var isOff = false
  @State private var count = 0
  var body: some View {
    Button("count \(count)") { count += 1 }.buttonStyle(Loud()).disabled(isOff)
    Button("off") { isOff = true }.buttonStyle(.plain)
  }
}

private struct Nested: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration)
    Text("nested")
  }
}

private struct Choice: View {
  @State private var isOn = false
  var body: some View {
    Button("flip") { isOn.toggle() }
    List { Text("row") }.listStyle(.insetGrouped)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: isOn ? .red : .blue))
    TabView { Text("page") }.tabViewStyle(.page(indexDisplayMode: .always))
  }
}

/// Styles of a learner's own are shown, one per kind of control, and run for what they read only.
@MainActor
@Suite struct SurfaceStyleTests {
  @Test func `a style of one's own places the parts of a control`() {
    let rig = Rig()
    let step = rig.mount {
      Label("title", systemImage: "star").labelStyle(Stacked())
      GroupBox("box") { Text("inside") }.groupBoxStyle(Framed())
      ProgressView("loading", value: 0.5).progressViewStyle(Percent())
      Gauge(value: 3, in: 0...10) {
        Text("speed")
      } currentValueLabel: {
        Text("three")
      }.gaugeStyle(Needle())
      LabeledContent("name", value: "value").labeledContentStyle(Above())
      TextField("query", text: .constant("")).textFieldStyle(Boxed())
    }
    #expect(
      step.texts == [
        "title", "over", "[", "inside", "box", "]", "50 %", "loading", "3 of 10", "speed", "three",
        "value", "name", "search", "query",
      ])
    #expect(
      step.bodies == [
        "Stacked": 1, "Framed": 1, "Percent": 1, "Needle": 1, "Above": 1, "Boxed": 1,
      ])
  }

  @Test func `a style runs for the binding it shows, not for a label that changes`() {
    let rig = Rig()
    #expect(rig.mount { Room() }.texts == ["lamp", "off", "visit", "visits 0", "over"])
    let lit = rig.tap("lamp off")
    #expect(lit.texts == ["lamp", "on", "visit", "visits 0", "over"])
    #expect(lit.bodies == ["Lamp": 1])
    let visited = rig.tap("visit")
    #expect(visited.texts == ["lamp", "on", "visit", "visits 1", "over"])
    #expect(visited.bodies == ["Room": 1])
    #expect(visited.updates == ["Text": 1])
  }

  @Test func `a group in a style of one's own makes its content when it opens`() {
    let rig = Rig()
    let step = rig.mount {
      DisclosureGroup("group") { Tapper("inside") }.disclosureGroupStyle(Fold())
    }
    #expect(step.texts == ["more", "group"])
    #expect(step.bodies == ["Fold": 1])
    let opened = rig.tap("more")
    #expect(opened.texts == ["less", "group", "inside 0"])
    #expect(opened.bodies == ["Fold": 1, "Tapper": 1])
  }

  @Test func `a primitive button style triggers the button and has an environment of its own`() {
    let rig = Rig()
    #expect(rig.mount { Switched() }.texts == ["do", "count 0", "!", "off"])
    let pressed = rig.tap("do")
    #expect(pressed.texts == ["do", "count 1", "!", "off"])
    #expect(pressed.bodies == ["Switched": 1])
    let off = rig.tap("off")
    #expect(off.texts == ["do", "count 1", "…", "off"])
    #expect(off.bodies == ["Switched": 1, "Loud": 1])
  }

  @Test func `a control in the body of a style has the style around that one`() {
    let rig = Rig()
    let step = rig.mount {
      Toggle("t", isOn: .constant(true)).toggleStyle(Nested()).toggleStyle(Lamp())
    }
    #expect(step.texts == ["t", "on", "nested"])
    #expect(step.bodies == ["Nested": 1, "Lamp": 1])
  }

  @Test func `a style of the system's inside a style of one's own leaves the control as it is`() {
    let rig = Rig()
    let step = rig.mount {
      VStack { Toggle("t", isOn: .constant(true)).toggleStyle(.switch) }.toggleStyle(Lamp())
    }
    #expect(step.texts == ["t"])
    #expect(step.bodies == [:])
  }

  @Test func `a changed argument of a style is an update, an equal one is not`() {
    let rig = Rig()
    rig.mount { Choice() }
    #expect(rig.tap("flip").updates == ["ProgressView": 1])
  }
}
