// For macOS 14
import SwiftUI

@Observable @MainActor
final class WorkspaceModel {
  var documents: [WorkspaceDocument] = []
  var selection: WorkspaceDocument.ID?

  func newDocument() {
    let document = WorkspaceDocument(id: documents.count, title: "Untitled")
    documents.append(document)
    selection = document.id
  }
}

struct WorkspaceDocument: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
}

private struct SelectedDocumentKey: FocusedValueKey {
  typealias Value = WorkspaceDocument
}

extension FocusedValues {
  var selectedDocument: WorkspaceDocument? {
    get { self[SelectedDocumentKey.self] }
    set { self[SelectedDocumentKey.self] = newValue }
  }
}

struct WorkspaceApp: App {
  @State private var workspace = WorkspaceModel()
  @AppStorage("showsMenuBarExtra") private var showsMenuBarExtra = true

  var body: some Scene {
    WindowGroup {
      WorkspaceWindow(workspace: workspace)
    }
    .commands {
      WorkspaceCommands(workspace: workspace)
      SidebarCommands()
      ToolbarCommands()
    }
    .defaultSize(width: 900, height: 600)
    .windowResizability(.contentMinSize)
    .windowStyle(.titleBar)
    .windowToolbarStyle(.unified)

    WindowGroup(id: "document", for: WorkspaceDocument.ID.self) { id in
      Text("Document \(id.wrappedValue ?? 0)")
    }
    .handlesExternalEvents(matching: ["document"])

    Window("Activity", id: "activity") {
      Text("Nothing runs.")
    }
    .keyboardShortcut("0", modifiers: [.command, .option])
    .commandsRemoved()

    MenuBarExtra(isInserted: $showsMenuBarExtra) {
      Button("New", action: workspace.newDocument)
    } label: {
      Image(systemName: "tray")
    }
    .menuBarExtraStyle(.menu)

    Settings {
      Form { Toggle("Show in menu bar", isOn: $showsMenuBarExtra) }
        .formStyle(.grouped)
        .frame(width: 400)
        .scenePadding()
    }
  }
}

struct WorkspaceCommands: Commands {
  let workspace: WorkspaceModel
  @FocusedValue(\.selectedDocument) private var document
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Document", action: workspace.newDocument)
        .keyboardShortcut("n")
    }
    CommandGroup(after: .newItem) {
      Button("Open “\(document?.title ?? "")” in a Window") {
        if let document { openWindow(id: "document", value: document.id) }
      }
      .disabled(document == nil)
    }
    CommandGroup(before: .help) { Divider() }
    CommandMenu("Workspace") {
      Button("Show Activity") { openWindow(id: "activity") }
    }
  }
}

struct WorkspaceWindow: View {
  @Bindable var workspace: WorkspaceModel

  private var selected: WorkspaceDocument? {
    workspace.documents.first { $0.id == workspace.selection }
  }

  var body: some View {
    List(workspace.documents, selection: $workspace.selection) { document in
      Text(document.title)
    }
    .focusedSceneValue(\.selectedDocument, selected)
    .frame(minWidth: 300, minHeight: 200)
  }
}
