import KataLab
import SwiftUI

struct Page: View {
  @State private var number = 1

  var body: some View {
    Button("Page \(number)") { number += 1 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Page())
  try lab.tap("Page 1")
}
