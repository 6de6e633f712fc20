import KataLab
import SwiftUI

struct Ticker: View {
  @State private var last = 0
  @State private var isBig = false

  var body: some View {
    VStack {
      Text("\(last)")
      Toggle("Big", isOn: $isBig)
    }
    .onAppear {
      Task {
        for await number in numbers() {
          last = number
        }
      }
    }
  }

  private func numbers() -> AsyncStream<Int> {
    AsyncStream { stream in
      for number in 1...3 { stream.yield(number) }
      stream.finish()
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Ticker())
  try await lab.settle()
  try lab.toggle("Big")
}
