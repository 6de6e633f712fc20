import KataLab
import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
}

struct NameField: View {
  @ObservedObject var form = Form()

  var body: some View {
    VStack {
      TextField("Name", text: $form.name)
      Text("Hello \(form.name)")
    }
  }
}

struct Screen: View {
  var body: some View { NameField().padding() }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.enter("Ada", into: "Name")
}
