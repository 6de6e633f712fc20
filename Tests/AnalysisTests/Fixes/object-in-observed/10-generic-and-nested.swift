import KataLab
import SwiftUI

enum Pages {
  final class Model: ObservableObject {
    @Published var page = 1
  }

  struct Reader<Footer: View>: View {
    @ViewBuilder let footer: Footer
    @ObservedObject var model = Model()

    var body: some View {
      VStack {
        Button("Page \(model.page)") { model.page += 1 }
        footer
      }
    }
  }
}

struct Book: View {
  var body: some View {
    VStack {
      Pages.Reader { Text("Footer") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Book())
  try lab.tap("Page 1")
  try lab.tap("Page 2")
}
