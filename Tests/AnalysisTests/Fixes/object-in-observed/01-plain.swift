import KataLab
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @ObservedObject var counter = Counter()

  var body: some View {
    Button("Count \(counter.count)") { counter.count += 1 }
  }
}

struct Screen: View {
  var body: some View {
    VStack { CounterView() }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Count 0")
  try lab.tap("Count 1")
}
