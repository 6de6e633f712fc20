import KataLab
import SwiftUI

final class Theme: ObservableObject {
  @Published var isDark = false
}

struct Framed<Content: View>: View {
  @EnvironmentObject private var theme: Theme
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      content
      Toggle(
        "Dark",
        isOn: Binding(
          get: { theme.isDark },
          set: { theme.isDark = $0 }))
      Text(theme.isDark ? "dark" : "light")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Framed { Text("Inside") }.environmentObject(Theme()))
  try lab.toggle("Dark")
}
