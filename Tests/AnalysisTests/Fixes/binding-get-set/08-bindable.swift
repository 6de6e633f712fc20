import KataLab
import SwiftUI

@Observable final class Draft {
  var text = "old"
  var isPublic = false
}

struct Letter: View {
  @Bindable var draft: Draft

  var body: some View {
    VStack {
      TextField("Text", text: Binding(get: { draft.text }, set: { draft.text = $0 }))
      Toggle("Public", isOn: $draft.isPublic)
      Text(draft.text)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter(draft: Draft()))
  try lab.enter("new", into: "Text")
  try lab.toggle("Public")
}
