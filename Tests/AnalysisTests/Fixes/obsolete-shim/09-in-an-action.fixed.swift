// targets: iOS 17
import KataLab
import SwiftUI

struct Saver: View {
  @State private var saves = 0
  @State private var note = "-"

  var body: some View {
    VStack {
      Text("\(note) \(saves)")
      Button("Save") {
        saves += 1
        note = "saved"
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Saver())
  try lab.tap("Save")
}
