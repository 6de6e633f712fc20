import KataLab
import SwiftUI

struct Photo: View {
  @State private var isNew = true

  var body: some View {
    VStack {
      Text(isNew ? "new" : "seen")
        .background(Color.white)
        .overlay(Rectangle())
        .clipShape(
          RoundedRectangle(
            cornerRadius: 8,
            style: .continuous))
      Toggle("New", isOn: $isNew)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Photo())
  try lab.toggle("New")
}
