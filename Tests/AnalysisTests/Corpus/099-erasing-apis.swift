// For iOS 17, macOS 14
import SwiftUI

/// Plug-ins hand out views whose types the app does not know: here erasing is the interface.
protocol DashboardPlugin: Identifiable {
  var id: String { get }
  @MainActor func makeTile() -> AnyView
}

struct ClockPlugin: DashboardPlugin {
  let id = "clock"
  func makeTile() -> AnyView { AnyView(TimelineView(.everyMinute) { Text($0.date, style: .time) }) }
}

struct NotePlugin: DashboardPlugin {
  let id = "note"
  let text: String
  func makeTile() -> AnyView { AnyView(erasing: Text(text).padding()) }
}

struct PluginBoard: View {
  @State private var isReversed = false
  let plugins: [any DashboardPlugin]

  private var ordered: [any DashboardPlugin] { isReversed ? plugins.reversed() : plugins }

  var body: some View {
    VStack {
      ForEach(ordered, id: \.id) { plugin in
        plugin.makeTile()
      }
      Button("Reverse") { isReversed.toggle() }
    }
  }
}

struct RouteRegistry {
  private var screens: [String: (Int) -> AnyView] = [:]

  mutating func register<Screen: View>(_ name: String, @ViewBuilder _ make: @escaping (Int) -> Screen) {
    screens[name] = { AnyView(make($0)) }
  }

  func screen(_ name: String, _ id: Int) -> AnyView? { screens[name]?(id) }
}

struct RegisteredRoute: View {
  let registry: RouteRegistry
  let name: String

  var body: some View {
    if let screen = registry.screen(name, 1) {
      screen
    } else {
      Text("No screen \(name)")
    }
  }
}

struct BorrowedStyle<Base: ButtonStyle>: ButtonStyle {
  let base: Base

  func makeBody(configuration: Configuration) -> some View {
    base.makeBody(configuration: configuration).padding(2)
  }
}

struct AnyShapeBadge: View {
  let shapes: [AnyShape]

  var body: some View {
    HStack {
      ForEach(shapes.indices, id: \.self) { index in
        shapes[index].fill(.tint).frame(width: 16, height: 16)
      }
    }
    .buttonStyle(BorrowedStyle(base: PillButtonStyle()))
  }
}

struct EquatableRow: View, Equatable {
  let title: String
  let action: () -> Void

  nonisolated static func == (a: EquatableRow, b: EquatableRow) -> Bool { a.title == b.title }

  var body: some View { Button(title, action: action) }
}

struct EquatableRows: View {
  @State private var chosen = ""
  let titles: [String]

  var body: some View {
    List(titles, id: \.self) { title in
      EquatableRow(title: title) { chosen = title }.equatable()
    }
    .navigationTitle(chosen)
  }
}
