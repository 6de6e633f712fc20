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
      .when(kind == .mine) { $0.foregroundStyle(.tint) }
      .when(kind == .taken) { $0.background(.gray.opacity(0.3), in: Capsule()).blur(radius: 1) }
      .when(kind != .free) {
        $0.accessibilityAddTraits(.isSelected)
          .shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
          .fixedSize()
      }
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
