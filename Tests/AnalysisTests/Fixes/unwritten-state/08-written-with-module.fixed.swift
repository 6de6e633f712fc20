import KataLab
import SwiftUI

struct Page: View {
  private let first = 1
  @SwiftUI.State private var number = 1

  var body: some View {
    Button(number == first ? "First" : "Page \(number)") { number += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Page())
  try lab.tap("First")
}
