import Observation
import SwiftUI
import Testing

// Faults that other engines had, or ours: engines 3.1 to 3.3. The first row of each is named there;
// thirty-three rows are in UpdateTests, repeated ids too.

@MainActor @Test func `of pages pushed at once only the last one is seen`() {
  struct Page: View {
    let number: Int
    var body: some View { Text("page \(number)") }
  }
  struct Stack: View {
    let log: Log
    @State var path: [Int]
    var body: some View {
      NavigationStack(path: $path) {
        Button("push two") { path += [7, 8] }
          .navigationDestination(for: Int.self) { number in
            Page(number: number)
              .onAppear { log("+\(number)") }
              .onDisappear { log("-\(number)") }
          }
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  let mounted = rig.mount { Stack(log: log, path: [1, 2]) }
  #expect(mounted.texts == ["page 2"])
  #expect(log.new == ["+1", "+2", "-1"])
  let (other, otherLog) = (Rig(), Log())
  other.mount { Stack(log: otherLog, path: []) }
  #expect(other.tap("push two").texts == ["page 8"])
  #expect(otherLog.new == ["+7", "+8", "-7"])
}

@MainActor @Test func `a modifier of several views does not run for a view that goes`() {
  struct Mark: ViewModifier {
    let n: Int
    func body(content: Content) -> some View { content.padding(CGFloat(n)) }
  }
  struct Rows: View {
    @State var ids = [1, 2, 3]
    var body: some View {
      Button("drop") { ids = [1, 3] }
      Group {
        ForEach(ids, id: \.self) { Text("\($0)") }
        if ids.count == 3 { Text("all") }
      }
      .modifier(Mark(n: ids.count))
    }
  }
  let rig = Rig()
  #expect(rig.mount { Rows() }.bodies == ["Rows": 1, "Mark": 4])
  let step = rig.tap("drop")
  #expect(step.bodies == ["Rows": 1, "Mark": 2])
  #expect(step.disappeared == ["Mark": 2])
}

@MainActor @Test func `an animation on several views animates the one that goes`() {
  struct Rows: View {
    @State var on = true
    var body: some View {
      Button("flip") { on.toggle() }
      Group {
        if on { Tapper("p").transition(.opacity) }
        Text("stays")
      }
      .animation(.linear(duration: 2), value: on)
    }
  }
  let rig = Rig()
  rig.mount { Rows() }
  rig.tap("p 0")
  #expect(rig.tap("flip").stateDestroyed == [:])
  #expect(rig.tap("flip").texts == ["flip", "p 1", "stays"])
}
