// targets: iOS 17
import KataLab
import SwiftUI

struct Weather: View {
  @State private var degrees = 20

  var body: some View {
    VStack {
      if #available(iOS 16, *) {
        if #available(iOS 15, *) {
          Text("\(degrees) degrees")
        }
      } else if #available(iOS 15, *) {
        Text("\(degrees)")
      } else {
        Text("?")
      }
      Button("Warmer") { degrees += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Weather())
  try lab.tap("Warmer")
}
