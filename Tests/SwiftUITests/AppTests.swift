import SwiftUI
import Testing
import Trace

private final class Store: ObservableObject { @Published var n = 0 }

private final class Delegate: NSObject, UIApplicationDelegate {}

private struct Screen: View {
  @EnvironmentObject var store: Store
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("n \(store.n)") { store.n += 1 } }
}

private struct Sample: App {
  @UIApplicationDelegateAdaptor(Delegate.self, _make: { Delegate() }) private var delegate
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    Settings { Text("settings") }
    WindowGroup("Main", id: "main") { Screen() }
      .environmentObject(store)
      .defaultSize(width: 300, height: 200)
      .windowStyle(.hiddenTitleBar)
      .commands {
        SidebarCommands()
        CommandGroup(after: .newItem) { Button("New thing") {} }
        if store.n > 0 { CommandMenu("More") { Text("more") } }
      }
    #if os(Linux)
      MenuBarExtra("Extra", systemImage: "star") { Text("extra") }
    #endif
  }
}

@MainActor @Test func `the first window of an app is mounted, and its state runs the app's body`() {
  let rig = Rig()
  let mount = rig.mount { AppRoot(Sample()) }
  #expect(mount.texts == ["n 0"])
  #expect(mount.bodies == ["Sample": 1, "Screen": 1])
  #expect(mount.stateCreated == ["Sample.store": 1])
  let tap = rig.tap("n 0")
  #expect(tap.texts == ["n 1"])
  #expect(tap.bodies == ["Sample": 1, "Screen": 1])
}

@MainActor @Test func `a scene of one's own and onChange of a scene work`() {
  struct Main: Scene {
    let log: Log
    let n: Int
    var body: some Scene {
      WindowGroup { Text("own") }.onChange(of: n) { log("\($0) to \($1)") }
    }
  }
  struct Own: App {
    let log = Log()
    @State private var n = 0
    init() {}
    var body: some Scene {
      Main(log: log, n: n)
      Window("Other", id: "other") { Text("other") }
    }
  }
  let rig = Rig()
  #expect(rig.mount { AppRoot(Own()) }.texts == ["own"])
}
