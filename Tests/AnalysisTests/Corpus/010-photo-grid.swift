// For iOS 17
import SwiftUI

struct PhotoAsset: Identifiable, Hashable {
  let id: String
  var url: URL?
  var isFavourite = false
}

struct PhotoGrid: View {
  private let columns = [GridItem(.adaptive(minimum: 96), spacing: 2)]
  @Namespace private var zoom
  @State private var selection: Set<PhotoAsset.ID> = []
  @State private var shown: PhotoAsset?
  @State private var isSelecting = false
  let photos: [PhotoAsset]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 2) {
        ForEach(photos) { photo in
          Button {
            if isSelecting { toggle(photo.id) } else { shown = photo }
          } label: {
            PhotoCell(photo: photo, isSelected: selection.contains(photo.id))
          }
          .buttonStyle(.plain)
          .matchedGeometryEffect(id: photo.id, in: zoom, isSource: shown == nil)
        }
      }
    }
    .scrollTargetLayout()
    .overlay {
      if let shown {
        PhotoDetail(photo: shown) { self.shown = nil }
          .matchedGeometryEffect(id: shown.id, in: zoom)
          .zIndex(1)
      }
    }
    .animation(.snappy, value: shown)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button(isSelecting ? "Cancel" : "Select") {
          isSelecting.toggle()
          selection = []
        }
      }
    }
  }

  private func toggle(_ id: PhotoAsset.ID) {
    if selection.remove(id) == nil { selection.insert(id) }
  }
}

private struct PhotoCell: View {
  let photo: PhotoAsset
  let isSelected: Bool

  var body: some View {
    AsyncImage(url: photo.url) { image in
      image.resizable().aspectRatio(contentMode: .fill)
    } placeholder: {
      Rectangle().fill(.quaternary)
    }
    .frame(minWidth: 0, maxWidth: .infinity)
    .aspectRatio(1, contentMode: .fill)
    .clipped()
    .overlay(alignment: .bottomTrailing) {
      if isSelected {
        Image(systemName: "checkmark.circle.fill").padding(4)
      }
    }
    .contentShape(Rectangle())
  }
}

private struct PhotoDetail: View {
  @GestureState private var drag = CGSize.zero
  let photo: PhotoAsset
  let onClose: () -> Void

  var body: some View {
    AsyncImage(url: photo.url, transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .success(let image): image.resizable().scaledToFit()
      case .failure: Image(systemName: "exclamationmark.triangle")
      default: ProgressView()
      }
    }
    .offset(drag)
    .gesture(
      DragGesture()
        .updating($drag) { value, drag, _ in drag = value.translation }
        .onEnded { if $0.translation.height > 120 { onClose() } }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.black)
    .onTapGesture(perform: onClose)
  }
}
