import KataLab
import SwiftUI

final class Clock: ObservableObject {
  @Published var minutes = 0
}

struct ClockFace: View {
  @StateObject var clock = Clock()

  var body: some View {
    VStack {
      Text("\(clock.minutes) min")
      Button("Tick") { clock.minutes += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(ClockFace())
  try lab.tap("Tick")
}
