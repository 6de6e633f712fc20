import KataLab
import SwiftUI

@Observable final class Draft {
  var title = ""
  var body = ""
  var tags: [String] = ["x"]
}

struct Editor: View {
  @State private var draft = Draft()
  @State private var isSaving = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Button(isSaving ? "Saving" : "Save") { isSaving.toggle() }
      Text(draft.body.isEmpty ? "empty" : "full")
      fields
    }
  }

  private var fields: some View {
    @Bindable var draft = draft
    return VStack {
      TextField("Title", text: $draft.title)
      ForEach(draft.tags, id: \.self) { tag in
        Button(tag) { openURL(URL(string: "https://a.b/\(tag)")!) }
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Editor())
  try lab.tap("Save")
  try lab.enter("Hi", into: "Title")
}
