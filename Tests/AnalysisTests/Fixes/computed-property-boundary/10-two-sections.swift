import KataLab
import SwiftUI

struct Stats: View {
  @State private var seconds = 0
  let wins: [Int]
  let losses: [Int]

  var body: some View {
    ScrollView {
      Button("Seconds \(seconds)") { seconds += 1 }
      winRows
      Divider()
      self.lossRows
    }
  }

  var winRows: some View { ForEach(wins, id: \.self) { Text("won \($0)") } }
  var lossRows: some View { ForEach(losses, id: \.self) { Text("lost \($0)") } }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Stats(wins: [1, 2], losses: [3]))
  try lab.tap("Seconds 0")
}
