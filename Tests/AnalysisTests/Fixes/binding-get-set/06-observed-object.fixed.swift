import KataLab
import SwiftUI

final class Model: ObservableObject {
  @Published var title = ""
}

struct Editor: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      TextField("Title", text: $model.title)
      Text("Title: \(model.title)")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Editor(model: Model()))
  try lab.enter("News", into: "Title")
}
