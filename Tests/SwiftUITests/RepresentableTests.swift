import SwiftUI
import Testing
import Trace

private final class Pad: UIView {
  var text = ""
}

private struct PadView: UIViewRepresentable {
  let text: String
  let log: Log

  final class Coordinator {
    var updates = 0
  }

  func makeCoordinator() -> Coordinator {
    log("coordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> Pad {
    log("make")
    return Pad()
  }
  func updateUIView(_ pad: Pad, context: Context) {
    pad.text = text
    context.coordinator.updates += 1
    log("update \(context.coordinator.updates) to \(text)")
  }
  static func dismantleUIView(_ pad: Pad, coordinator: Coordinator) {
    MainActor.assumeIsolated { dismantled("\(pad.text) after \(coordinator.updates)") }
  }
}

@MainActor private let dismantled = Log()

@MainActor @Test func `a platform view is made once, updated when its value differs, dismantled`() {
  struct Host: View {
    let log: Log
    @State private var ticks = 0
    @State private var text = "a"
    @State private var isShown = true
    var body: some View {
      Button("tick \(ticks)") { ticks += 1 }
      Button("write") { text = "b" }
      Button("hide") { isShown = false }
      if isShown { PadView(text: text, log: log) }
    }
  }
  let (rig, log) = (Rig(), Log())
  let mount = rig.mount { Host(log: log) }
  #expect(log.new == ["coordinator", "make", "update 1 to a"])
  #expect(mount.members == ["PadView.makeUIView": 1, "PadView.updateUIView": 1])
  #expect(mount.bodies == ["Host": 1])
  #expect(mount.appeared == ["Host": 1, "PadView": 1])

  let tick = rig.tap("tick 0")
  #expect(tick.members == [:])
  #expect(tick.skipped == ["PadView": 1])

  let write = rig.tap("write")
  #expect(write.members == ["PadView.updateUIView": 1])
  #expect(write.wasted == [:])
  #expect(log.new == ["update 2 to b"])

  let hide = rig.tap("hide")
  #expect(hide.members == ["PadView.dismantleUIView": 1])
  #expect(hide.disappeared == ["PadView": 1])
  #expect(dismantled.new == ["b after 2"])
}

@Observable private final class Model {
  var read = 0
  var unread = 0
}

@MainActor @Test func `a platform view depends on the state, models and environment it reads`() {
  struct Reader: UIViewControllerRepresentable {
    let model: Model
    let log: Log
    @Binding var text: String
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      log("\(model.read) \(text) \(context.environment.colorScheme)")
    }
  }
  struct Host: View {
    let model: Model
    let log: Log
    @State private var text = "a"
    @State private var scheme = ColorScheme.light
    @State private var isEnabled = true
    var body: some View {
      Button("dark") { scheme = .dark }
      Button("disable") { isEnabled = false }
      Button("write") { text = "b" }
      Reader(model: model, log: log, text: $text).environment(\.colorScheme, scheme)
        .disabled(!isEnabled)
    }
  }
  let (rig, log, model) = (Rig(), Log(), Model())
  rig.mount { Host(model: model, log: log) }
  #expect(log.new == ["0 a light"])
  rig.act { model.read = 1 }
  #expect(log.new == ["1 a light"])
  rig.act { model.unread = 1 }
  #expect(log.new == [])
  rig.tap("write")
  #expect(log.new == ["1 b light"])
  rig.tap("dark")
  #expect(log.new == ["1 b dark"])
  rig.tap("disable")
  #expect(log.new == [])
}

@MainActor @Test func `views of AppKit are counted alike`() {
  struct Field: NSViewRepresentable {
    func makeNSView(context: Context) -> NSTextField { NSTextField(string: "x") }
    func updateNSView(_ view: NSTextField, context: Context) {}
  }
  struct Controller: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
    func updateNSViewController(_ controller: NSViewController, context: Context) {}
  }
  let rig = Rig()
  let mount = rig.mount {
    Field().frame(width: 10)
    Controller()
  }
  #expect(
    mount.members == [
      "Field.makeNSView": 1, "Field.updateNSView": 1, "Controller.makeNSViewController": 1,
      "Controller.updateNSViewController": 1,
    ])
}

@MainActor @Test func `values of the kits become values of views`() {
  #expect(Color(uiColor: .systemBackground) == Color(UIColor.systemBackground))
  #expect(Color(uiColor: .red) != Color(nsColor: .red))
  #expect(UIColor(Color.red) == UIColor(Color.red))
  #expect(Font(UIFont.systemFont(ofSize: 12)) == Font(UIFont.systemFont(ofSize: 12)))
  let pasteboard = UIPasteboard.general
  pasteboard.string = "copied"
  #expect(UIPasteboard.general.string == "copied")
}
