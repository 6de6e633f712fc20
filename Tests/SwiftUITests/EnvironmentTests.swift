import SwiftUI
import Testing

// semantics-dependencies 8.

private struct Style {
  var color = "red"
  var size = 1
}

private final class Thing {}

private struct StyleKey: EnvironmentKey { static let defaultValue = Style() }
private struct CountKey: EnvironmentKey { static let defaultValue = 0 }
private struct VolatileKey: EnvironmentKey { static var defaultValue: Thing { Thing() } }
private struct ActionKey: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable () -> Void = {}
}

extension EnvironmentValues {
  fileprivate var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  fileprivate var thing: Thing {
    get { self[VolatileKey.self] }
    set { self[VolatileKey.self] = newValue }
  }
  fileprivate var action: @MainActor @Sendable () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}

private struct Whole: View {
  @Environment(\.style) var style
  var body: some View { Text("\(style.color)") }
}
private struct OneField: View {
  @Environment(\.style.color) var color
  var body: some View { Text("\(color)") }
}
private struct Declared: View {
  @Environment(\.count) var count
  var body: some View { Text("-") }
}
private struct None: View {
  var body: some View { Text("-") }
}
private struct Volatile: View {
  @Environment(\.thing) var thing
  var body: some View { Text("-") }
}
private struct All: View {
  @Environment(\.self) var values
  var body: some View { Text("\(values.count)") }
}

/// Writes a style and a count around readers of all kinds.
private struct Host: View {
  @State var style = Style()
  @State var count = 0
  var body: some View {
    Button("size") { style.size += 1 }
    Button("color") { style.color = "blue" }
    Button("count") { count += 1 }
    VStack {
      Whole()
      OneField()
      Declared()
      None()
      Volatile()
      All()
    }
    .environment(\.style, style)
    .environment(\.count, count)
  }
}

@MainActor @Test
func `readers of a whole value run for any field, of a key path for that field only`() {
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("size").bodies == ["Host": 1, "Whole": 1, "Volatile": 1])
  let step = rig.tap("color")
  #expect(step.bodies == ["Host": 1, "Whole": 1, "OneField": 1, "Volatile": 1])
  #expect(step.skipped["None"] == 1)
}

@MainActor @Test
func `a declared value runs the reader unread, the whole environment for what was read of it`() {
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("count")
  #expect(step.bodies == ["Host": 1, "Declared": 1, "Volatile": 1, "All": 1])
  #expect(step.texts[8] == "1")
  #expect(rig.tap("count").bodies["All"] == 1)
}

@MainActor @Test func `an equal value is dropped where it is written`() {
  struct Equal: View {
    @State var n = 0
    var body: some View {
      Button("add \(n)") { n += 1 }
      VStack {
        Whole()
        Volatile()
      }
      .environment(\.style, Style(color: "red", size: 1))
    }
  }
  let rig = Rig()
  rig.mount { Equal() }
  #expect(rig.tap("add 0").bodies == ["Equal": 1])
}

@MainActor @Test func `transformEnvironment changes what is below, the innermost writer wins`() {
  struct Deep: View {
    @State var n = 1
    var body: some View {
      Button("add") { n += 1 }
      Counted().transformEnvironment(\.count) { $0 += n }.environment(\.count, 10)
      Counted().environment(\.count, 5).environment(\.count, n)
    }
  }
  struct Counted: View {
    @Environment(\.count) var count
    var body: some View { Text("\(count)") }
  }
  let rig = Rig()
  #expect(rig.mount { Deep() }.texts == ["add", "11", "5"])
  let step = rig.tap("add")
  #expect(step.texts == ["add", "12", "5"])
  #expect(step.bodies == ["Deep": 1, "Counted": 1])
}

@MainActor @Test func `a closure in the environment that captures nothing stays equal`() {
  struct Caller: View {
    @Environment(\.action) var action
    var body: some View { Button("call") { action() } }
  }
  struct Quiet: View {
    @State var n = 0
    var body: some View {
      Button("add \(n)") { n += 1 }
      Caller().environment(\.action, {})
    }
  }
  struct Loud: View {
    @State var n = 0
    var body: some View {
      Button("add \(n)") { n += 1 }
      Caller().environment(\.action, { n += 1 })
    }
  }
  let rig = Rig()
  rig.mount { Quiet() }
  #expect(rig.tap("add 0").bodies == ["Quiet": 1])
  rig.mount { Loud() }
  #expect(rig.tap("add 0").bodies == ["Loud": 1, "Caller": 1])
  #expect(rig.tap("call").texts == ["add 2", "call"])
}

@MainActor @Test func `a child that changes itself and its environment runs once`() {
  struct Tint: ViewModifier {
    let count: Int
    func body(content: Content) -> some View { content.environment(\.count, count) }
  }
  struct Counted: View {
    let label: String
    @Environment(\.count) var count
    var body: some View { Text("\(label) \(count)") }
  }
  struct Host: View {
    @State var n = 0
    var body: some View {
      Button("add") { n += 1 }
      Counted(label: "v\(n)").modifier(Tint(count: n))
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  let step = rig.tap("add")
  #expect(step.bodies == ["Host": 1, "Tint": 1, "Counted": 1])
  #expect(step.texts == ["add", "v1 1"])
}

@MainActor @Test func `a fresh object written on every run wakes its readers`() {
  struct Reads: View {
    @Environment(\.thing) var thing
    var body: some View { Text("-") }
  }
  struct Host: View {
    @State var n = 0
    let kept = Thing()
    let fresh: Bool
    var body: some View {
      Button("add \(n)") { n += 1 }
      Reads().environment(\.thing, fresh ? Thing() : kept)
    }
  }
  let rig = Rig(checksSkipped: false)
  rig.mount { Host(fresh: true) }
  #expect(rig.tap("add 0").bodies == ["Host": 1, "Reads": 1])
  rig.mount { Host(fresh: false) }
  #expect(rig.tap("add 0").bodies == ["Host": 1])
}
