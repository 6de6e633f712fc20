import KataLab
import SwiftUI

struct Settings {
  var isLoud = false
  var name = "mine"
}

struct Form: View {
  @State private var settings = Settings()

  var body: some View {
    VStack {
      Text(settings.isLoud ? "LOUD" : "quiet")
      Toggle("Loud", isOn: Binding(get: { settings.isLoud }, set: { settings.isLoud = $0 }))
      TextField("Name", text: Binding<String>(get: { settings.name }, set: { settings.name = $0 }))
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Form())
  try lab.toggle("Loud")
  try lab.enter("yours", into: "Name")
}
