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
      Toggle("Loud", isOn: $settings.isLoud)
      TextField("Name", text: $settings.name)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Form())
  try lab.toggle("Loud")
  try lab.enter("yours", into: "Name")
}
