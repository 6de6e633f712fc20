// For iOS 17, macOS 14
import SwiftUI

enum LibrarySection: String, CaseIterable, Identifiable, Hashable {
  case albums, artists, songs, genres
  var id: Self { self }
  var symbol: String { "music.\(self == .albums ? "note.list" : "note")" }
}

struct LibrarySplitView: View {
  @SceneStorage("library.section") private var storedSection = LibrarySection.albums.rawValue
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var compactColumn = NavigationSplitViewColumn.sidebar
  @State private var section: LibrarySection? = .albums
  @State private var track: Int?

  var body: some View {
    NavigationSplitView(
      columnVisibility: $visibility, preferredCompactColumn: $compactColumn,
      sidebar: {
        List(LibrarySection.allCases, selection: $section) { section in
          Label(section.rawValue.capitalized, systemImage: section.symbol)
            .badge(section == .songs ? 12 : 0)
        }
        .navigationSplitViewColumnWidth(min: 180, ideal: 220)
      },
      content: {
        List(1..<30, id: \.self, selection: $track) { number in
          Text("Track \(number)")
        }
        .navigationTitle(section?.rawValue.capitalized ?? "Library")
        .navigationSplitViewColumnWidth(260)
      },
      detail: {
        if let track {
          TrackDetail(number: track)
        } else {
          ContentUnavailableView("Nothing selected", systemImage: "music.note")
        }
      }
    )
    .navigationSplitViewStyle(.balanced)
    .onChange(of: section, initial: true) { _, new in
      if let new { storedSection = new.rawValue }
    }
    .toolbar {
      ToolbarItem(placement: .automatic) {
        ControlGroup {
          Button("Previous", systemImage: "chevron.left") { move(-1) }
          Button("Next", systemImage: "chevron.right") { move(1) }
        }
        .controlGroupStyle(.navigation)
      }
    }
  }

  private func move(_ step: Int) {
    guard let track else { return }
    self.track = min(max(1, track + step), 29)
  }
}

struct MailboxSplit: View {
  @State private var selected: String?
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $selected) {
        ForEach(["Inbox", "Sent", "Junk"], id: \.self) { name in
          NavigationLink(name, value: name)
        }
      }
    } detail: {
      Text(selected ?? "No mailbox")
        .navigationTitle(selected.map { "In \($0)" } ?? "Mail")
    }
  }
}

private struct TrackDetail: View {
  let number: Int

  var body: some View {
    GroupBox {
      Text("Track \(number)").font(.title)
    }
    .padding()
  }
}
