import KataLab
import SwiftUI

struct Emphasis: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  var isStrong: Bool

  func body(content: Content) -> some View {
    if isStrong && isEnabled {
      content.font(.title).padding(.vertical, 16).kerning(1.5)
    } else {
      content.font(.body).padding(.vertical, 4).kerning(0.5)
    }
  }
}

struct Announcement: View {
  @State private var isUrgent = false

  var body: some View {
    VStack {
      Text("The lift is out of order").modifier(Emphasis(isStrong: isUrgent))
      Toggle("Urgent", isOn: $isUrgent)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Announcement())
  try lab.toggle("Urgent")
  try lab.toggle("Urgent")
}
