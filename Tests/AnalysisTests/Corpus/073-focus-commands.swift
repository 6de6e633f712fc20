// For iOS 17, macOS 14
import SwiftUI

final class ActiveSheet: ObservableObject {
  @Published var title = "Untitled"
}

private struct ZoomKey: FocusedValueKey {
  typealias Value = Binding<Double>
}

extension FocusedValues {
  var zoom: Binding<Double>? {
    get { self[ZoomKey.self] }
    set { self[ZoomKey.self] = newValue }
  }
}

struct ZoomCommands: Commands {
  @FocusedBinding(\.zoom) private var zoom
  @FocusedObject private var sheet: ActiveSheet?

  var body: some Commands {
    CommandMenu("Zoom") {
      Button("Reset “\(sheet?.title ?? "")”") { zoom = 1 }
        .keyboardShortcut(KeyboardShortcut("0", modifiers: .command))
        .disabled(zoom == nil)
      Button("Larger") { zoom = (zoom ?? 1) * 1.25 }
        .keyboardShortcut(KeyEquivalent("+"), modifiers: [.command])
    }
    ExtraCommands()
    EmptyCommands()
  }
}

private struct ExtraCommands: Commands {
  @Environment(\.openURL) private var openURL

  var body: some Commands { group }

  @CommandsBuilder private var group: some Commands {
    CommandGroup(replacing: .help) {
      Button("Manual") { openURL(URL(string: "https://example.com")!) }
    }
    CommandGroup(after: .help) { Button("News") { openURL(URL(string: "https://example.com/news")!) } }
  }
}

struct ZoomableSheet: View {
  @StateObject private var sheet = ActiveSheet()
  @State private var zoom = 1.0
  @FocusState private var isTitleFocused: Bool

  var body: some View {
    VStack {
      TextField("Title", text: $sheet.title)
        .focused($isTitleFocused)
      Text(sheet.title).scaleEffect(zoom)
      Button("Rename") { isTitleFocused = true }
    }
    .focusedValue(\.zoom, $zoom)
    .focusedObject(sheet)
    .focusable(true)
    .onContinueUserActivity("com.example.sheet") { activity in
      sheet.title = activity.activityType
    }
    .onContinueUserActivity("com.example.zoom", perform: restore)
    .onOpenURL { sheet.title = $0.lastPathComponent }
    .onOpenURL(perform: open)
    .handlesExternalEvents(preferring: ["sheet"], allowing: ["sheet"])
  }

  private func restore(_ activity: NSUserActivity) { zoom = 1 }
  private func open(_ url: URL) { sheet.title = url.lastPathComponent }
}
