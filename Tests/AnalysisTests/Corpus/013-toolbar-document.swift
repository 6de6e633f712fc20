// For iOS 17
import SwiftUI

struct ManuscriptScreen: View {
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var title = "Untitled"
  @State private var isRenaming = false
  @State private var isExporting = false
  @State private var fontSize = 16.0
  @State private var history: [String] = []

  var body: some View {
    TextEditor(text: $text)
      .font(.system(size: fontSize, design: .serif))
      .lineSpacing(6)
      .scrollContentBackground(.hidden)
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .background(Color(red: 0.98, green: 0.97, blue: 0.94))
      .navigationTitle($title)
      .toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbar { tools }
      .toolbar(isExporting ? .hidden : .visible, for: .bottomBar)
      .alert("Rename", isPresented: $isRenaming) {
        TextField("Title", text: $title)
        Button("OK", action: {})
      } message: {
        Text("The file keeps its place.")
      }
  }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    ToolbarItem(id: "close", placement: .cancellationAction) {
      if isPresented {
        Button("Close", role: .cancel) { dismiss() }
      }
    }
    ToolbarItemGroup(placement: .topBarTrailing) {
      Menu {
        Button("Rename…", systemImage: "pencil") { isRenaming = true }
        Picker("Size", selection: $fontSize) {
          Text("Small").tag(14.0)
          Text("Regular").tag(16.0)
          Text("Large").tag(20.0)
        }
        Toggle("Hide tools", isOn: $isExporting)
        Section("Danger") {
          Button(role: .destructive) {
            history.append(text)
            text = ""
          } label: {
            Label("Clear", systemImage: "trash")
          }
        }
      } label: {
        Label("More", systemImage: "ellipsis.circle")
      }
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Button("Undo", systemImage: "arrow.uturn.backward") { text = history.popLast() ?? text }
        .disabled(history.isEmpty)
      Spacer()
      Text("\(text.count) characters").font(.footnote)
      Spacer()
      ShareLink(item: text, subject: Text(title), message: Text("Read this"))
    }
    ToolbarTitleMenu {
      Button("Duplicate") { title += " copy" }
      RenameButton()
    }
  }
}
