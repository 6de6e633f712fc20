// For iOS 17, macOS 14
import SwiftUI

struct ImportedFile: Identifiable, Hashable {
  let id = UUID()
  let url: URL
}

struct ImportScreen: View {
  @State private var files: [ImportedFile] = []
  @State private var isImportingMany = false
  @State private var isImportingOne = false
  @State private var isImportingSilently = false
  @State private var isMoving = false
  @State private var isTargeted = false
  @State private var error: (any Error)?

  var body: some View {
    List {
      ForEach(files) { file in
        Text(file.url.lastPathComponent)
          .onDrag { NSItemProvider() } preview: { Image(systemName: "doc") }
      }
      if let error { Text(error.localizedDescription).foregroundStyle(.red) }
    }
    .fileImporter(
      isPresented: $isImportingMany, allowedContentTypes: [.image, .text],
      allowsMultipleSelection: true
    ) { result in
      take(result)
    }
    .fileImporter(isPresented: $isImportingSilently, allowedContentTypes: [.text], allowsMultipleSelection: true) {
      take($0)
    }
    .fileImporter(isPresented: $isImportingOne, allowedContentTypes: [.text]) { take($0.map { [$0] }) }
    .fileImporter(
      isPresented: $isImportingMany, allowedContentTypes: [.folder], allowsMultipleSelection: true,
      onCompletion: take)
    .fileMover(isPresented: $isMoving, file: files.first?.url) { result in
      if case .failure(let failure) = result { error = failure }
    }
    .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in !providers.isEmpty }
    .onDrop(of: [.text], isTargeted: nil, perform: accept)
    .onDrop(of: [.image], delegate: FileDrop(isTargeted: $isTargeted))
    .background(isTargeted ? Color.accentColor.opacity(0.1) : .clear)
    .toolbar {
      Menu("Import") {
        Button("One") { isImportingOne = true }
        Button("Many") { isImportingMany = true }
        Button("Silently") { isImportingSilently = true }
        Button("Move") { isMoving = true }
      }
    }
  }

  private func take(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): files += urls.map { ImportedFile(url: $0) }
    case .failure(let failure): error = failure
    }
  }

  private func accept(_ providers: [NSItemProvider]) -> Bool { !providers.isEmpty }
}

struct FileDrop: DropDelegate {
  @Binding var isTargeted: Bool

  func dropEntered(info: DropInfo) { isTargeted = true }
  func dropExited(info: DropInfo) { isTargeted = false }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted = false
    return !info.itemProviders(for: [.fileURL]).isEmpty
  }
}

@MainActor
enum CardRenderer {
  static func renderer<Card: View>(of card: Card, scale: CGFloat) -> ImageRenderer<Card> {
    let renderer = ImageRenderer(content: card)
    renderer.scale = scale
    return renderer
  }
}
