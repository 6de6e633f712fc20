import KataLab
import SwiftUI

struct Menu: View {
  @State private var choice = "tea"

  var body: some View {
    VStack {
      Text("Chosen: \(choice)")
      field
      let binding = Binding(get: { choice }, set: { choice = $0 })
      TextField("Second", text: binding)
    }
  }

  private var field: some View {
    return TextField("First", text: Binding(get: { choice }, set: { choice = $0 }))
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Menu())
  try lab.enter("milk", into: "First")
  try lab.enter("water", into: "Second")
}
