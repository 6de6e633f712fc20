import KataLab
import SwiftUI

final class Left: ObservableObject { @Published var value = 1 }
final class Right: ObservableObject { @Published var value = 2 }

struct Scale: View {
  @ObservedObject var left = Left()
  @ObservedObject public var right = Right()

  var body: some View {
    VStack {
      Text(left.value > right.value ? "left" : "right")
      Button("Left") { left.value += 2 }
      Button("Right") { right.value += 2 }
    }
  }
}

struct Screen: View {
  var body: some View { VStack { Scale() } }
}

#Preview { Scale() }

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Left")
  try lab.tap("Right")
}
