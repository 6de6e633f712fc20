import KataLab
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @State private var taps = 0

  var body: some View {
    Button("Count \(counter.count) of \(taps)") {
      counter.count += 1
      taps += 1
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(CounterView())
  try lab.tap("Count 0 of 0")
  try lab.tap("Count 1 of 1")
}
