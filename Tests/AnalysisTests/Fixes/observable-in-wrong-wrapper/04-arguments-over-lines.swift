import KataLab
import SwiftUI

final class Timer: ObservableObject {
  @Published var left: Int

  init(minutes: Int, name: String) { left = minutes }
}

struct TimerView: View {
  let title: String
  @State private var timer = Timer(
    minutes: 3,
    name: "Tea")
  @State private var presses = 0

  var body: some View {
    Button("\(title) \(timer.left) \(presses)") {
      timer.left -= 1
      presses += 1
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(TimerView(title: "Eggs"))
  try lab.tap("Eggs 3 0")
}
