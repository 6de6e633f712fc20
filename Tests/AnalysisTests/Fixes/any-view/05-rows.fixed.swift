import KataLab
import SwiftUI

struct Names: View {
  @State private var names = ["Ann", "Bo"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          // Two letters are enough.
          Text(name.prefix(2))
        }
        .padding(4)
      }
      Section {
        ForEach(names, id: \.self) { Text("Bye \($0)").font(.caption) }
      }
      Button("Add") { names.append("Cy") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Names())
  try lab.tap("Add")
}
