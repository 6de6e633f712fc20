import SwiftUI

struct Place: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case cafe, museum, park
    var id: Self { self }

    var color: Color {
      switch self {
      case .cafe: .brown
      case .museum: .indigo
      case .park: .green
      }
    }
    var symbol: String {
      switch self {
      case .cafe: "cup.and.saucer.fill"
      case .museum: "building.columns.fill"
      case .park: "tree.fill"
      }
    }
  }

  let id: Int
  let name: String
  let kind: Kind
  let position: UnitPoint

  static let samples = [
    Place(id: 1, name: "Blue Bottle", kind: .cafe, position: UnitPoint(x: 0.2, y: 0.3)),
    Place(id: 2, name: "Night Owl", kind: .cafe, position: UnitPoint(x: 0.7, y: 0.25)),
    Place(id: 3, name: "City Museum", kind: .museum, position: UnitPoint(x: 0.5, y: 0.5)),
    Place(id: 4, name: "Old Mill", kind: .museum, position: UnitPoint(x: 0.85, y: 0.6)),
    Place(id: 5, name: "Linden Park", kind: .park, position: UnitPoint(x: 0.35, y: 0.75)),
  ]
}

struct Camera: Equatable {
  var zoom: CGFloat = 1
  var offset = CGSize.zero
  var heading = Angle.zero
}

struct MapScreen: View {
  @State private var camera = Camera()
  @State private var selection: Place?
  @State private var shownKinds = Set(Place.Kind.allCases)
  @State private var detent = SheetHeight.peek
  @GestureState private var drag = CGSize.zero
  @GestureState private var magnification: CGFloat = 1

  private var places: [Place] {
    Place.samples.filter { shownKinds.contains($0.kind) }
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        MapCanvas(camera: camera)
          .gesture(panning.simultaneously(with: zooming))
        ForEach(places) { place in
          Pin(place: place, isSelected: selection == place)
            .position(
              x: place.position.x * proxy.size.width, y: place.position.y * proxy.size.height
            )
            .onTapGesture { select(place) }
            .zIndex(selection == place ? 1 : 0)
        }
        controls
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
          .padding()
        BottomSheet(height: $detent, available: proxy.size.height) {
          if let selection {
            PlaceDetail(place: selection) { self.selection = nil }
              .id(selection.id)
          } else {
            PlaceList(places: places, shownKinds: $shownKinds, select: select)
          }
        }
      }
      .clipped()
    }
    .ignoresSafeArea(edges: .bottom)
    .statusBarHidden()
  }

  private var panning: some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        camera.offset.width += value.translation.width
        camera.offset.height += value.translation.height
      }
  }

  private var zooming: some Gesture {
    MagnificationGesture()
      .updating($magnification) { value, state, _ in state = value }
      .onEnded { camera.zoom *= $0 }
  }

  private var controls: some View {
    VStack(spacing: 8) {
      Button("Zoom in", systemImage: "plus.magnifyingglass") {
        withAnimation(.easeOut) { camera.zoom = min(camera.zoom * 1.5, 8) }
      }
      Button("Zoom out", systemImage: "minus.magnifyingglass") {
        withAnimation(.easeOut) { camera.zoom = max(camera.zoom / 1.5, 0.5) }
      }
      if camera != Camera() {
        Button("Recenter", systemImage: "location.north.line") {
          withAnimation { camera = Camera() }
        }
        .transition(.scale.combined(with: .opacity))
      }
      Button("Rotate", systemImage: "rotate.right") { camera.heading.degrees += 45 }
        .rotationEffect(camera.heading)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .background(.regularMaterial, in: Capsule())
  }

  private func select(_ place: Place) {
    withAnimation(.spring(duration: 0.3)) {
      selection = place
      detent = .half
    }
  }
}

private struct MapCanvas: View {
  var camera: Camera

  var body: some View {
    ZStack {
      Color(red: 0.87, green: 0.92, blue: 0.86)
      Path { path in
        for index in 0..<12 {
          let x = CGFloat(index) * 40
          path.move(to: CGPoint(x: x, y: 0))
          path.addLine(to: CGPoint(x: x + 60, y: 900))
        }
      }
      .stroke(.white, style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }
    .scaleEffect(camera.zoom)
    .offset(camera.offset)
    .rotationEffect(camera.heading)
    .overlay(alignment: .topLeading) {
      Text("Zoom \(camera.zoom, specifier: "%.2f")")
        .font(.caption.monospaced())
        .padding(6)
    }
  }
}

private struct Pin: View {
  let place: Place
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: place.kind.symbol)
        .padding(8)
        .foregroundStyle(.white)
        .background(place.kind.color.gradient, in: Circle())
        .shadow(radius: isSelected ? 6 : 2)
      if isSelected {
        Text(place.name).font(.caption2).bold()
      }
    }
    .scaleEffect(isSelected ? 1.3 : 1, anchor: .bottom)
    .accessibilityLabel(place.name)
  }
}

enum SheetHeight: CaseIterable {
  case peek, half, full

  var fraction: CGFloat {
    switch self {
    case .peek: 0.2
    case .half: 0.5
    case .full: 0.9
    }
  }
}

private struct BottomSheet<Content: View>: View {
  @Binding var height: SheetHeight
  let available: CGFloat
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(spacing: 0) {
      Capsule()
        .fill(.tertiary)
        .frame(width: 36, height: 5)
        .padding(8)
      HStack {
        ForEach(SheetHeight.allCases, id: \.self) { option in
          Button(String(describing: option)) { height = option }
            .disabled(option == height)
        }
      }
      .font(.caption)
      content().frame(maxHeight: .infinity, alignment: .top)
    }
    .frame(height: available * height.fraction)
    .frame(maxWidth: .infinity)
    .background(.thinMaterial)
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 20))
    .animation(.interactiveSpring(), value: height)
  }
}

private struct PlaceList: View {
  let places: [Place]
  @Binding var shownKinds: Set<Place.Kind>
  let select: (Place) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(Place.Kind.allCases) { kind in
            Toggle(kind.rawValue.capitalized, isOn: binding(for: kind))
              .toggleStyle(.button)
              .tint(kind.color)
          }
        }
        .padding(.horizontal)
      }
      List(places) { place in
        Button(place.name) { select(place) }
          .listRowSeparator(.hidden)
          .listRowBackground(Color.clear)
      }
      .listStyle(.plain)
    }
  }

  private func binding(for kind: Place.Kind) -> Binding<Bool> {
    Binding {
      shownKinds.contains(kind)
    } set: { isOn in
      if isOn { shownKinds.insert(kind) } else { shownKinds.remove(kind) }
    }
  }
}

private struct PlaceDetail: View {
  let place: Place
  let close: () -> Void
  @State private var rating = 3
  @State private var isSaved = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(place.name).font(.title2.weight(.semibold))
        Spacer()
        Button("Close", systemImage: "xmark.circle.fill", action: close)
          .labelStyle(.iconOnly)
      }
      Stepper("Rating: \(String(repeating: "★", count: rating))", value: $rating, in: 1...5)
      Button(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
        isSaved.toggle()
      }
      .symbolEffect(.bounce, value: isSaved)
    }
    .padding()
  }
}

#Preview {
  MapScreen()
}
