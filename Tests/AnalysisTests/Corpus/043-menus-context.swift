// For iOS 16, macOS 13
import SwiftUI

struct FileEntry: Identifiable, Hashable {
  let id: String
  var isFolder = false
}

struct FileBrowser: View {
  private enum Sort: String, CaseIterable { case name, kind }

  @State private var sort = Sort.name
  @State private var renamed: FileEntry?
  @State private var newName = ""
  @State private var deleted: FileEntry?
  @State private var isImporting = false
  @Binding var entries: [FileEntry]

  var body: some View {
    List {
      ForEach(entries) { entry in
        Label(entry.id, systemImage: entry.isFolder ? "folder" : "doc")
          .contextMenu {
            Button("Rename") { renamed = entry }
            Divider()
            Button("Delete", role: .destructive) { deleted = entry }
          } preview: {
            Text(entry.id).font(.largeTitle).padding(40)
          }
          .swipeActions {
            Button("Delete", role: .destructive) { deleted = entry }
          }
          .swipeActions(edge: .leading) {
            Button("Rename") { renamed = entry }.tint(.indigo)
          }
      }
      .onInsert(of: [.text]) { _, _ in }
      .deleteDisabled(entries.count < 2)
      .moveDisabled(sort != .name)
    }
    .toolbar {
      Menu("Sort", content: sortMenu)
      Menu {
        Button("New folder", action: addFolder)
        Menu("Import") {
          Button("From disk…") { isImporting = true }
        }
      } label: {
        Image(systemName: "plus")
      } primaryAction: {
        addFolder()
      }
      .menuStyle(.borderlessButton)
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text, .folder]) { result in
      if case .success(let url) = result { entries.append(FileEntry(id: url.lastPathComponent)) }
    }
    .alert("Rename", isPresented: isRenaming, presenting: renamed) { entry in
      TextField("Name", text: $newName)
      Button("Rename") { rename(entry) }
    } message: { entry in
      Text("“\(entry.id)” gets another name.")
    }
    .confirmationDialog(
      "Delete?", isPresented: isDeleting, titleVisibility: .visible, presenting: deleted
    ) { entry in
      Button("Delete \(entry.id)", role: .destructive) { entries.removeAll { $0 == entry } }
    } message: { _ in
      Text("This cannot be undone.")
    }
  }

  private func sortMenu() -> some View {
    Picker("Sort by", selection: $sort.animation()) {
      ForEach(Sort.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
    }
  }

  private var isRenaming: Binding<Bool> {
    Binding { renamed != nil } set: { if !$0 { renamed = nil } }
  }

  private var isDeleting: Binding<Bool> {
    Binding(get: { deleted != nil }, set: { if !$0 { deleted = nil } })
  }

  private func rename(_ entry: FileEntry) {
    guard let index = entries.firstIndex(of: entry), !newName.isEmpty else { return }
    entries[index] = FileEntry(id: newName, isFolder: entry.isFolder)
  }

  private func addFolder() {
    entries.insert(FileEntry(id: "Folder \(entries.count)", isFolder: true), at: 0)
  }
}
