// For macOS 15
import AppKit
import SwiftUI

final class AgendaDelegate: NSObject, NSApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ application: NSApplication) -> Bool { true }
}

struct AgendaEvent: Identifiable, Codable, Hashable {
  let id: Int
  var title = ""
}

struct AgendaApp: App {
  @NSApplicationDelegateAdaptor(AgendaDelegate.self) private var delegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var events = [AgendaEvent(id: 1, title: "Lunch")]

  var body: some Scene {
    main
    extras
  }

  @SceneBuilder private var main: some Scene {
    WindowGroup(id: "agenda") {
      AgendaList(events: $events)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { events.removeAll { $0.title.isEmpty } }
    }
    .windowStyle(HiddenTitleBarWindowStyle())
    .defaultPosition(.center)
    .commandsRemoved()
    WindowGroup(for: AgendaEvent.self) { $event in
      Text(event?.title ?? "No event")
    }
    .defaultLaunchBehavior(.suppressed)
  }

  @SceneBuilder private var extras: some Scene {
    MenuBarExtra { AgendaMenu(count: events.count) } label: { Image(systemName: "calendar") }
      .menuBarExtraStyle(.window)
    Window("About", id: "about") { Text("Agenda 2") }
      .windowLevel(.floating)
      .windowResizability(.contentSize)
  }
}

private struct AgendaMenu: View {
  @Environment(\.openWindow) private var openWindow
  let count: Int

  var body: some View {
    Button("\(count) events") { openWindow(id: "agenda") }
    Button("About") { openWindow(id: "about") }
  }
}

private struct AgendaList: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.controlActiveState) private var activeState
  @Binding var events: [AgendaEvent]

  var body: some View {
    List {
      ForEach($events) { $event in
        TextField("Title", text: $event.title)
          .onExitCommand { dismissWindow(id: "agenda") }
      }
      Button("Add") { events.append(AgendaEvent(id: events.count + 1)) }
        .opacity(activeState == .inactive ? 0.5 : 1)
    }
    .scenePadding(.horizontal)
    .toolbar(removing: .title)
    .toolbar(.hidden)
    .toolbarBackground(.hidden)
  }
}
