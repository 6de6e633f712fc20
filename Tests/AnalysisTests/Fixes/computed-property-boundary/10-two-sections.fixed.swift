import KataLab
import SwiftUI

struct Stats: View {
  @State private var seconds = 0
  let wins: [Int]
  let losses: [Int]

  var body: some View {
    ScrollView {
      Button("Seconds \(seconds)") { seconds += 1 }
      WinRows(wins: wins)
      Divider()
      LossRows(losses: losses)
    }
  }
}

struct WinRows: View {
  let wins: [Int]

  var body: some View { ForEach(wins, id: \.self) { Text("won \($0)") } }
}

struct LossRows: View {
  let losses: [Int]

  var body: some View { ForEach(losses, id: \.self) { Text("lost \($0)") } }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Stats(wins: [1, 2], losses: [3]))
  try lab.tap("Seconds 0")
}
