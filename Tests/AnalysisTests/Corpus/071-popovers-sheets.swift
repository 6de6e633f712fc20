// For iOS 18
import SwiftUI

struct Stamp: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct StampAlbum: View {
  @State private var shown: Stamp?
  @State private var compared: Stamp?
  @State private var explained: Stamp?
  @State private var full: Stamp?
  @State private var finished: Stamp?
  @State private var isFiltering = false
  @State private var isSorting = false
  @State private var isAdding = false
  @State private var detent = PresentationDetent.medium
  let stamps: [Stamp]

  var body: some View {
    List(stamps) { stamp in
      Button(stamp.name) { shown = stamp }
        .contextMenu {
          Button("Compare") { compared = stamp }
          Button("Explain") { explained = stamp }
          Button("Full screen") { full = stamp }
          Button("Finish") { finished = stamp }
        }
    }
    .sheet(item: $shown) { StampCard(stamp: $0).presentationDetents([.medium, .large], selection: $detent) }
    .sheet(item: $finished, onDismiss: finish, content: card)
    .sheet(isPresented: $isAdding) { detent = .medium } content: { Text("Add") }
    .popover(item: $compared, attachmentAnchor: .point(.center), arrowEdge: .top) {
      StampCard(stamp: $0)
    }
    .popover(item: $explained) { stamp in
      Text("About \(stamp.name)").presentationSizing(.form)
    }
    .popover(isPresented: $isFiltering, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
      Text("Filter")
    }
    .popover(
      isPresented: $isSorting, attachmentAnchor: .point(.top), arrowEdge: .bottom, content: sorting)
    .fullScreenCover(item: $full, onDismiss: finish) { stamp in StampCard(stamp: stamp) }
    .toolbar {
      Button("Filter") { isFiltering = true }
      Button("Sort") { isSorting = true }
      Button("Add") { isAdding = true }
    }
  }

  private func finish() { detent = .medium }
  private func card(_ stamp: Stamp) -> some View { StampCard(stamp: stamp) }
  private func sorting() -> some View { Text("Sort") }
}

private struct StampCard: View {
  @State private var isEnlarged = false
  @State private var hinted: Stamp?
  @State private var closed: Stamp?
  let stamp: Stamp

  var body: some View {
    VStack {
      Image(decorative: "stamp").resizable(capInsets: EdgeInsets()).frame(width: 80, height: 80)
      Image("texture").resizable(resizingMode: .tile).frame(height: isEnlarged ? 80 : 20)
      Image("texture", bundle: .main)
      Image("seal", label: Text("Seal"))
      Text(stamp.name)
      Button("Enlarge") { isEnlarged.toggle() }
      Button("Hint") { hinted = stamp }
      Button("Close") { closed = stamp }
    }
    .popover(item: $hinted, arrowEdge: .leading) { stamp in Text(stamp.name) }
    .sheet(item: $closed, onDismiss: { hinted = nil }) { stamp in Text(stamp.name) }
  }
}
