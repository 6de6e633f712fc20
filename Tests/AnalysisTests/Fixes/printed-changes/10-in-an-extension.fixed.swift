import KataLab
import SwiftUI

struct Sheet {
  @State private var step = 1
}

extension Sheet: View {
  var body: some View {
    if step > 1 {
      Text("Second step")
    } else {
      Button("Continue") { step = 2 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Sheet())
  try lab.tap("Continue")
}
