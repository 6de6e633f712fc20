import SwiftUI
import Testing

private struct Photo: Identifiable, Equatable {
  let id: Int
  var url: URL { URL(filePath: "/photos/\(id)") }
}

private struct GalleryScreen: View {
  @State private var photos = (1...3).map(Photo.init)
  @State private var selected: Set<Int> = []
  @State private var doomed: Photo?
  @State private var rating = 0.5
  @ScaledMetric(relativeTo: .body) private var side = 80.0
  @Namespace private var space

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(side)), GridItem(.flexible())]) {
          ForEach(photos) { photo in
            Thumbnail(photo: photo, isSelected: selected.contains(photo.id))
              .matchedGeometryEffect(id: photo.id, in: space)
              .simultaneousGesture(TapGesture().onEnded { select(photo) })
              .onLongPressGesture(minimumDuration: 1) { doomed = photo }
          }
        }
        GroupBox("Rating") {
          Slider(value: $rating, in: 0...1) { Text("Stars") }
          Rating(value: rating)
          Gauge(value: rating) { Text("Dial") }.gaugeStyle(.accessoryCircular)
          ShareLink(item: URL(filePath: "/photos"))
        }
        Button("Delete first") { doomed = photos.first }
        Button("Top") { proxy.scrollTo(1, anchor: .top) }
      }
    }
    .alert(item: $doomed) { photo in
      Alert(
        title: Text("Delete \(photo.id)?"), message: Text("It cannot be undone."),
        primaryButton: .destructive(Text("Delete")) { photos.removeAll { $0 == photo } },
        secondaryButton: .cancel())
    }
    .navigationBarItems(trailing: Text("\(selected.count) selected"))
  }

  private func select(_ photo: Photo) {
    selected.formSymmetricDifference([photo.id])
  }
}

private struct Thumbnail: View {
  let photo: Photo
  let isSelected: Bool

  var body: some View {
    ZStack(alignment: .topTrailing) {
      AsyncImage(url: photo.url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Text("Photo \(photo.id)").redacted(reason: .placeholder)
      }
      if isSelected { Image(systemName: "checkmark.circle.fill").blendMode(.plusLighter) }
    }
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8))
    .grayscale(isSelected ? 0 : 0.8)
  }
}

private struct Rating: View {
  let value: Double
  var body: some View { Text(value, format: .percent).font(.title3).kerning(1) }
}

@MainActor @Test func `a gallery selects by gestures and asks before it deletes`() {
  let rig = Rig()
  var steps = [rig.mount { GalleryScreen() }]
  steps.append(rig.tap("Photo 2"))
  steps.append(rig.tap("Photo 2"))
  steps.append(rig.act { rig.graph.touchables(.slide)[0].slide(to: 0.75) })
  steps.append(rig.tap("Delete first"))
  steps.append(rig.tap("Delete"))
  steps.append(rig.tap("Top"))
  #expect(
    steps.map(\.story) == [
      """
      ran GalleryScreen 1, Rating 1, Thumbnail 3
      0 selected | Photo 1 | Photo 2 | Photo 3 | Rating | Stars | 50% | Dial | Share… | Delete \
      first | Top
      """,
      """
      ran GalleryScreen 1, Thumbnail 1
      skipped Rating 1, Thumbnail 2
      1 selected | Photo 1 | Photo 2 | Photo 3 | Rating | Stars | 50% | Dial | Share… | Delete \
      first | Top
      """,
      """
      ran GalleryScreen 1, Thumbnail 1
      skipped Rating 1, Thumbnail 2
      0 selected | Photo 1 | Photo 2 | Photo 3 | Rating | Stars | 50% | Dial | Share… | Delete \
      first | Top
      """,
      """
      ran GalleryScreen 1, Rating 1
      skipped Thumbnail 3
      0 selected | Photo 1 | Photo 2 | Photo 3 | Rating | Stars | 75% | Dial | Share… | Delete \
      first | Top
      """,
      """
      0 selected | Photo 1 | Photo 2 | Photo 3 | Rating | Stars | 75% | Dial | Share… | Delete \
      first | Top | Delete 1? | It cannot be undone. | Delete | Cancel
      """,
      """
      ran GalleryScreen 1
      skipped Rating 1, Thumbnail 2
      0 selected | Photo 2 | Photo 3 | Rating | Stars | 75% | Dial | Share… | Delete first | Top
      """,
      """
      0 selected | Photo 2 | Photo 3 | Rating | Stars | 75% | Dial | Share… | Delete first | Top
      """,
    ])
}
