import KataLab
import SwiftUI

struct Switch: View { @State var isOn = false; var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) } }

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Switch())
  try lab.toggle("Off")
}
