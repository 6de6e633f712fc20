import KataLab
import SwiftUI

extension View {
  @ViewBuilder func when<V: View>(_ holds: Bool, _ change: (Self) -> V) -> some View {
    if holds { change(self) } else { self }
  }
}

struct Seat: View {
  enum Kind { case free, taken, mine }
  let number: Int
  var kind: Kind

  var body: some View {
    Text("Seat \(number)")
      .foregroundStyle(kind == .mine ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
      .background(kind == .taken ? Color.gray.opacity(0.3) : .clear, in: Capsule())
      .blur(radius: kind == .taken ? 1 : 0)
      .accessibilityAddTraits(kind != .free ? .isSelected : [])
      .shadow(color: kind != .free ? Color.black.opacity(0.2) : .clear, radius: 3, x: 0, y: 2)
      .fixedSize(horizontal: kind != .free, vertical: kind != .free)
  }
}

struct Hall: View {
  @State private var kinds: [Int: Seat.Kind] = [2: .taken]

  var body: some View {
    VStack {
      ForEach(1..<4) { number in
        Seat(number: number, kind: kinds[number] ?? .free)
      }
      Button("Take seat 1") { kinds[1] = .mine }
      Button("Give it back") { kinds[1] = nil }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Hall())
  try lab.tap("Take seat 1")
  try lab.tap("Give it back")
}
