import KataLab
import SwiftUI

enum Pages {
  final class Model: ObservableObject, Identifiable {
    @Published var page = 1
  }

  struct Reader<Footer: View>: View {
    @ViewBuilder let footer: Footer
    @State private var model = Model()
    @State private var turns = 0

    var body: some View {
      VStack {
        Button("Page \(model.page) after \(turns)") {
          model.page += 1
          turns += 1
        }
        footer
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Pages.Reader { Text("Footer") })
  try lab.tap("Page 1 after 0")
  try lab.tap("Page 2 after 1")
}
