import KataLab
import SwiftUI

extension View {
  @ViewBuilder
  func `if`<T>(_ condition: @autoclosure () -> Bool, transform: (Self) -> T) -> some View
  where T: View {
    if condition() {
      transform(self)
    } else {
      self
    }
  }
}

struct Stopwatch: View {
  @State private var laps: [Int] = []
  let limit: CGFloat = 3

  var body: some View {
    VStack {
      Text("Laps: \(laps.count)").if(laps.count > 1) {
        $0.padding(limit)
      }
      .frame(maxWidth: .infinity)
      .background {
        Color.blue
      }
      HStack {
        Text("last")
        Text("\(laps.last ?? 0)")
      }.if(laps.count > 1) {
        $0.rotationEffect(.degrees(8))
      }
      .zIndex(2)
      Button("Lap") { laps.append(laps.count * 10) }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Stopwatch())
  try lab.tap("Lap")
  try lab.tap("Lap")
}
