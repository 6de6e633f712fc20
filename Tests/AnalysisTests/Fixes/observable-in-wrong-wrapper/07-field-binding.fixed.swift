import KataLab
import SwiftUI

final class Form: ObservableObject {
  @Published var name = "Ada"
  @Published var isPublic = false
}

struct Editor: View {
  @StateObject private var form = Form()
  @State private var saves = 0

  var body: some View {
    VStack {
      Text("\(form.name), saved \(saves)")
      Toggle("Public", isOn: $form.isPublic)
      Button("Save") {
        form.name += "!"
        saves += 1
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Editor())
  try lab.tap("Save")
  try lab.tap("Save")
}
