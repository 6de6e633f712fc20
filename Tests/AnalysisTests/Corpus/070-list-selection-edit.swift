// For iOS 17.1
import SwiftUI

struct PlaylistSong: Identifiable, Hashable {
  let id: UUID
  var title: String
  var artist: String
}

struct PlaylistEditor: View {
  @Environment(\.editMode) private var editMode
  @State private var songs: [PlaylistSong]
  @State private var selection: Set<PlaylistSong.ID> = []
  @State private var query = ""
  @State private var isSearching = false
  @FocusState private var isTitleFocused: Bool
  private let onDone: ([PlaylistSong]) -> Void

  init(initialSongs: [PlaylistSong], onDone: @escaping ([PlaylistSong]) -> Void) {
    _songs = State(initialValue: initialSongs)
    self.onDone = onDone
  }

  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  var body: some View {
    List(selection: $selection) {
      ForEach($songs) { $song in
        if isEditing {
          TextField("Title", text: $song.title).focused($isTitleFocused)
        } else {
          LabeledContent(song.title, value: song.artist)
        }
      }
    }
    .searchable(text: $query, isPresented: $isSearching, prompt: "Song")
    .searchPresentationToolbarBehavior(.avoidHidingContent)
    .toolbar {
      EditButton()
      ToolbarItem(placement: .bottomBar) {
        Button("Delete \(selection.count)", role: .destructive, action: deleteSelected)
          .disabled(selection.isEmpty)
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { onDone(songs) }
      }
    }
    .onChange(of: query) { _, query in
      if let song = songs.first(where: { $0.title.hasPrefix(query) }) { selection = [song.id] }
    }
    .listRowSpacing(4)
  }

  private func deleteSelected() {
    songs.removeAll { selection.contains($0.id) }
    selection = []
  }
}

struct QueueList: View {
  @Binding var queue: [PlaylistSong]

  var body: some View {
    List {
      ForEach($queue) { $song in TextField("Title", text: $song.title) }
    }
    .animation(.default, value: queue)
  }
}

struct OrderedQueue: View {
  @State private var queue = ["Intro", "Verse", "Chorus"]

  var body: some View {
    List {
      ForEach(queue, id: \.self) { part in
        Text(part)
      }
      .onMove { queue.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { queue.remove(atOffsets: $0) }
    }
  }
}
