import KataLab
import SwiftUI

private extension View {
  @ViewBuilder func `if`<Changed: View>(_ isTrue: Bool, _ change: (Self) -> Changed) -> some View {
    if isTrue == true { change(self) } else { self }
  }
}

extension View {
  func card() -> some View { padding(8).border(.gray) }

  @ViewBuilder
  fileprivate func unless<Changed: View>(
    _ isFalse: Bool, change: (Self) -> Changed
  ) -> some View {
    if isFalse {
      self
    } else {
      change(self)
    }
  }
}

struct Ticket: View {
  let seat: Int
  @State private var isUsed = false

  var body: some View {
    VStack {
      Text("Seat \(seat)")
        .font(.headline)
        .if(isUsed) { $0.font(.caption).saturation(0) }
        .unless(isUsed || seat > 90) { $0.underline() }
      Text("Row \(seat / 10)").if(isUsed) { $0.fontWeight(.light) }
      Button("Use") { isUsed = true }
        .font(.body)
        .unless(isUsed) { $0.tint(.green) }
    }
    .card()
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Ticket(seat: 41))
  try lab.tap("Use")
}
