import KataLab
import SwiftUI

struct Summary: View {
  @State private var total = 3

  var body: some View {
    List {
      Group {
        HStack {
          Text("Total")
          Spacer()
          Text("\(total)")
        }
      }
      .listRowBackground(Color.gray)
      Button("Add") { total += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Summary())
  try lab.tap("Add")
}
