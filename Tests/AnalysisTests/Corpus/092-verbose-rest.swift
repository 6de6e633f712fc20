// For iOS 18, macOS 15
import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct TripBoard: View {
  @State private var trips: [Trip] = []
  @State private var covered: Trip?
  @State private var sheet: Trip?
  @State private var popped: Trip?
  @State private var removed: Trip?
  @State private var isRemoving = false
  @State private var isShowingMap = false
  @State private var path = NavigationPath()
  @State private var query = ""

  var body: some View {
    board
      .modifier(ScrollFooter())
      .task(id: query, priority: .utility, search)
      .task(id: trips, search)
      .task(priority: .low, search)
      .onAppear()
  }

  private var board: some View {
    NavigationStack(path: $path) {
      List(trips, id: \.self) { trip in
        NavigationLink(value: trip, label: { Text(trip.name) })
          .swipeActions { Button(role: .destructive) { remove(trip) } label: { Text("Remove") } }
          .contextMenu {
            Button("Sheet", systemImage: "square", role: .cancel) { sheet = trip }
            Button("Pop") { popped = trip }
            Menu("Open", content: { Button("Map") { isShowingMap = true } })
            Menu(content: menu, label: { Text("Add") })
            Menu("More") { Button("Cover") { covered = trip } } primaryAction: { covered = trip }
          }
      }
      .navigationDestination(for: Trip.self, destination: detail)
      .navigationDestination(item: $covered) { trip in Text(trip.name) }
      .navigationDestination(isPresented: $isShowingMap, destination: map)
    }
    .searchable(text: $query) { Text("Suggestion") }
    .sheet(item: $sheet) { query = "" } content: { trip in Text(trip.name) }
    .popover(item: $popped, arrowEdge: .top) { Text($0.name) }
    .confirmationDialog("Remove?", isPresented: $isRemoving, presenting: removed) { trip in
      Button("Remove") { trips.removeAll { $0 == trip } }
    } message: { trip in
      Text(trip.name)
    }
  }

  @ViewBuilder private func menu() -> some View {
    Button("Add", role: nil, action: add)
    Button("Again", action: add)
  }

  private func detail(_ trip: Trip) -> some View { Text(trip.name) }
  private func map() -> some View { Text("Map") }
  private func add() { trips.append(Trip(id: trips.count, name: "Trip \(trips.count)")) }

  private func remove(_ trip: Trip) {
    removed = trip
    isRemoving = true
  }

  @Sendable private func search() async {
    try? await Task.sleep(for: .milliseconds(200))
  }
}

/// Follows the scrolling by itself, so that the list below need not run.
private struct ScrollFooter: ViewModifier {
  @State private var size = CGSize.zero
  @State private var phase = ScrollPhase.idle

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in size.width = width }
      .onScrollPhaseChange { _, new, _ in phase = new }
      .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2, content: footer)
      .safeAreaInset(edge: .bottom) { Text(phase == .idle ? "Still" : "Moving") }
  }

  private func footer() -> some View { Text("\(Int(size.width))") }
}
