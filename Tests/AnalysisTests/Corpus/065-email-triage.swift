// For iOS 17, macOS 14
import SwiftUI

struct MailThread: Identifiable, Hashable {
  let id: Int
  var subject: String
  var sender: String
  var preview: String
  var date: Date
  var isRead = false
  var isFlagged = false
}

@MainActor @Observable
final class MailStore {
  private(set) var threads: [MailThread] = []
  var undo: (() -> Void)?

  func load(_ loader: @Sendable () async throws -> [MailThread]) async rethrows {
    threads = try await loader()
  }

  func archive(_ id: MailThread.ID) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    let removed = threads.remove(at: index)
    undo = { [weak self] in self?.threads.insert(removed, at: index) }
  }

  func update(_ id: MailThread.ID, _ change: (inout MailThread) -> Void) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    change(&threads[index])
  }
}

struct TriageScreen: View {
  let store: MailStore
  @State private var selection = Set<MailThread.ID>()

  var body: some View {
    List(selection: $selection) {
      ForEach(store.threads) { thread in
        MailThreadRow(thread: thread)
          .swipeActions(edge: .trailing, allowsFullSwipe: true) {
            Button("Archive", systemImage: "archivebox") { store.archive(thread.id) }
          }
          .swipeActions(edge: .leading) {
            Button("Flag", systemImage: "flag") {
              store.update(thread.id) { $0.isFlagged.toggle() }
            }
            .tint(.orange)
          }
      }
    }
    .overlay(alignment: .bottom) {
      if let undo = store.undo {
        UndoBar {
          undo()
          store.undo = nil
        }
      }
    }
    .toolbar {
      ToolbarItem(placement: .automatic) {
        Menu("Actions", systemImage: "ellipsis.circle") {
          Button("Mark as read") { markRead() }.disabled(selection.isEmpty)
        }
      }
    }
  }

  private func markRead() {
    for id in selection { store.update(id) { $0.isRead = true } }
    selection = []
  }
}

private struct MailThreadRow: View {
  let thread: MailThread

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Circle()
        .fill(thread.isRead ? Color.clear : .blue)
        .frame(width: 8, height: 8)
        .accessibilityLabel(thread.isRead ? "Read" : "Unread")
      VStack(alignment: .leading) {
        HStack {
          Text(thread.sender).fontWeight(thread.isRead ? .regular : .semibold)
          Spacer()
          Text(thread.date, format: .dateTime.hour().minute()).font(.caption)
        }
        Text(thread.subject).lineLimit(1)
        Text(thread.preview).lineLimit(2).foregroundStyle(.secondary)
      }
      if thread.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange) }
    }
  }
}

private struct UndoBar: View {
  let undo: () -> Void

  var body: some View {
    HStack {
      Text("Archived")
      Spacer()
      Button("Undo", action: undo)
    }
    .padding()
    .background(.thinMaterial, in: .capsule)
    .padding()
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}
