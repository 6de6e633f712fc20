import SwiftUI
import Testing
import Trace

private struct Leaf: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Panel: View {
  @State private var isOn = false
  var animation: Animation?

  var body: some View {
    VStack {
      if isOn { Leaf(name: "on") } else { Leaf(name: "off") }
      Leaf(name: "still")
      Leaf(name: "named").id(isOn)
      Circle().opacity(isOn ? 1 : 0.5)
      AnyView(isOn ? AnyView(Text("plain")) : AnyView(Leaf(name: "leaf")))
      if isOn { Text("more") }
      Button("flip") { withAnimation(animation) { isOn.toggle() } }
    }
  }
}

private func lines(_ step: Step) -> [String] {
  step.identity.map { "\($0.kind) \($0.label): \($0.why)" }
}

@Suite @MainActor struct `What a step did to identities` {
  @Test func `each replacement says why, and what stayed says nothing`() {
    let rig = Rig()
    rig.mount { Panel() }
    #expect(
      lines(rig.tap("flip")) == [
        "destroyed Leaf: the condition chose the other branch",
        "created Leaf: the condition chose the other branch",
        "destroyed Leaf: .id changed from false to true",
        "created Leaf: .id changed from false to true",
        "destroyed Leaf: the type inside AnyView changed from Leaf to Text",
        "created Text “plain”: the type inside AnyView changed from Leaf to Text",
        "created Text “more”: its condition held",
      ])
  }

  @Test func `a mount tells no changes`() {
    #expect(Rig().mount { Panel() }.identity == [])
  }

  @Test func `a row that comes, goes or moves says so, the others nothing`() {
    struct Rows: View {
      @State private var ids = [1, 2, 3, 4]
      var body: some View {
        ForEach(ids, id: \.self) { Text("row \($0)") }
        Button("change") { ids = [4, 1, 3, 5] }
        Button("same") { ids = ids.map { $0 } }
      }
    }
    let rig = Rig()
    rig.mount { Rows() }
    #expect(
      lines(rig.tap("change")) == [
        "created row 5: its id is new in the data",
        "moved row 4: its element has another place in the data",
        "destroyed row 2: its id is no longer in the data",
      ])
    #expect(lines(rig.tap("same")) == [])
  }

  @Test func `an animated change interpolates what stays and replaces what has another identity`() {
    let rig = Rig()
    rig.mount { Panel(animation: .default) }
    let step = rig.tap("flip")
    #expect(step.interpolated == ["Circle": 1])
    #expect(step.replaced == ["Text": 3])
    #expect(step.updates == ["Circle": 1, "Text": 4])
  }

  @Test func `without an animation nothing is interpolated or replaced`() {
    let rig = Rig()
    rig.mount { Panel() }
    let step = rig.tap("flip")
    #expect(step.interpolated == [:])
    #expect(step.replaced == [:])
  }
}
