import KataLab
import SwiftUI

extension View {
  func card() -> some View { padding(8).border(.gray) }
}

struct Ticket: View {
  let seat: Int
  @State private var isUsed = false

  var body: some View {
    VStack {
      Text("Seat \(seat)")
        .font(.headline)
        .font(isUsed ? .caption : nil)
        .saturation(isUsed ? 0 : 1)
        .underline(!(isUsed || seat > 90))
      Text("Row \(seat / 10)").fontWeight(isUsed ? .light : nil)
      Button("Use") { isUsed = true }
        .font(.body)
        .tint(isUsed ? nil : .green)
    }
    .card()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Ticket(seat: 41))
  try lab.tap("Use")
}
