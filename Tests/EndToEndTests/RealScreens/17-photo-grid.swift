import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id * 37 % 100) / 100 }
  var title: String { "IMG_\(1000 + id)" }
  var isFavorite = false
}

struct Album: Identifiable {
  let id: Int
  var name: String
  var photos: [Photo.ID]
}

@MainActor
final class PhotoLibrary: ObservableObject {
  @Published var photos = (1...24).map { Photo(id: $0) }
  @Published private(set) var albums = [Album(id: 1, name: "Summer", photos: [1, 2, 3])]
  @Published private(set) var trash: [Photo] = []

  func delete(_ ids: Set<Photo.ID>) {
    trash += photos.filter { ids.contains($0.id) }
    photos.removeAll { ids.contains($0.id) }
  }

  func restoreAll() {
    photos = (photos + trash).sorted { $0.id < $1.id }
    trash.removeAll()
  }

  func toggleFavorite(_ id: Photo.ID) {
    guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
    photos[index].isFavorite.toggle()
  }

  func add(_ ids: Set<Photo.ID>, to album: Album) {
    guard let index = albums.firstIndex(where: { $0.id == album.id }) else { return }
    let new = ids.subtracting(albums[index].photos)
    albums[index].photos += new.sorted()
  }
}

enum GridSize: String, CaseIterable {
  case small, medium, large

  var columns: [GridItem] {
    switch self {
    case .small: [GridItem(.adaptive(minimum: 60), spacing: 2)]
    case .medium: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)
    case .large: [GridItem(.flexible())]
    }
  }
}

struct PhotoGridScreen: View {
  @StateObject private var library = PhotoLibrary()
  @State private var size = GridSize.medium
  @State private var isSelecting = false
  @State private var selection: Set<Photo.ID> = []
  @State private var opened: Photo?
  @State private var onlyFavorites = false
  @Namespace private var zoom

  private var photos: [Photo] {
    onlyFavorites ? library.photos.filter(\.isFavorite) : library.photos
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: size.columns, spacing: 2, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(photos) { photo in
              Thumbnail(photo: photo, isSelected: selection.contains(photo.id))
                .matchedGeometryEffect(id: photo.id, in: zoom)
                .onTapGesture { tap(photo) }
                .onLongPressGesture { isSelecting = true }
            }
          } header: {
            AlbumStrip(albums: library.albums)
          }
        }
        .animation(.default, value: size)
        if photos.isEmpty {
          ContentUnavailableView {
            Label("No photos", systemImage: "photo.on.rectangle")
          } description: {
            Text("Take some, or turn the filter off.")
          } actions: {
            Button("Restore deleted photos") { library.restoreAll() }
              .disabled(library.trash.isEmpty)
          }
        }
      }
      .navigationTitle(isSelecting ? "\(selection.count) selected" : "Photos")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(isSelecting ? "Done" : "Select") {
            isSelecting.toggle()
            if !isSelecting { selection.removeAll() }
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          Menu("View") {
            Picker("Size", selection: $size) {
              ForEach(GridSize.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
            }
            Toggle("Favourites only", isOn: $onlyFavorites)
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        if isSelecting { selectionBar }
      }
      .fullScreenCover(item: $opened) { photo in
        PhotoPager(library: library, shown: photo.id)
      }
    }
  }

  private var selectionBar: some View {
    HStack {
      ShareLink(items: selection.sorted().map { "IMG_\(1000 + $0)" })
        .disabled(selection.isEmpty)
      Spacer()
      Menu("Add to album") {
        ForEach(library.albums) { album in
          Button(album.name) {
            library.add(selection, to: album)
            selection = []
          }
        }
      }
      Spacer()
      Button("Delete", systemImage: "trash", role: .destructive) {
        withAnimation {
          library.delete(selection)
          selection = []
        }
      }
      .disabled(selection.isEmpty)
    }
    .padding()
    .background(.bar)
    .transition(.move(edge: .bottom))
  }

  private func tap(_ photo: Photo) {
    if isSelecting {
      selection.formSymmetricDifference([photo.id])
    } else {
      opened = photo
    }
  }
}

private struct Thumbnail: View {
  let photo: Photo
  let isSelected: Bool

  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
      .aspectRatio(1, contentMode: .fill)
      .overlay(alignment: .bottomTrailing) {
        if isSelected {
          Image(systemName: "checkmark.circle.fill")
            .symbolRenderingMode(.palette)
            .foregroundStyle(.white, .blue)
            .padding(4)
        } else if photo.isFavorite {
          Text("♥").foregroundStyle(.white)
        }
      }
      .opacity(isSelected ? 0.7 : 1)
      .accessibilityLabel(photo.title)
      .accessibilityAddTraits(.isImage)
  }
}

private struct AlbumStrip: View {
  let albums: [Album]

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(albums) { album in
          Text("\(album.name) (\(album.photos.count))")
            .padding(8)
            .background(.ultraThickMaterial, in: .rect(cornerRadius: 8))
        }
      }
    }
    .scrollClipDisabled()
  }
}

private struct PhotoPager: View {
  @ObservedObject var library: PhotoLibrary
  @State var shown: Photo.ID
  @State private var showsControls = true
  @Environment(\.dismiss) private var dismiss

  private var photo: Photo? { library.photos.first { $0.id == shown } }

  var body: some View {
    TabView(selection: $shown) {
      ForEach(library.photos) { photo in
        Color(hue: photo.hue, saturation: 0.6, brightness: 0.9)
          .overlay(Text(photo.title).font(.largeTitle))
          .onTapGesture { withAnimation { showsControls.toggle() } }
          .tag(photo.id)
      }
    }
    .tabViewStyle(.page)
    .overlay(alignment: .top) {
      HStack {
        Button("Close") { dismiss() }
        Spacer()
        if showsControls, let photo {
          Button(photo.isFavorite ? "Unfavourite" : "Favourite") {
            library.toggleFavorite(photo.id)
          }
          Button("Next", action: next)
        }
      }
      .padding()
    }
    .persistentSystemOverlays(showsControls ? .automatic : .hidden)
    .background(.black)
  }

  private func next() {
    guard let index = library.photos.firstIndex(where: { $0.id == shown }) else { return }
    shown = library.photos[(index + 1) % library.photos.count].id
  }
}

#Preview {
  PhotoGridScreen()
}
