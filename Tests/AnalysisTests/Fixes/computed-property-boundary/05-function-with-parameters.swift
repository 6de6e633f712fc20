import KataLab
import SwiftUI

struct Team: View {
  @State private var isCompact = false
  @State private var note = ""
  let members: [String]

  var body: some View {
    VStack {
      Toggle("Compact", isOn: $isCompact)
      TextField("Note", text: $note)
      if isCompact { Text("compact") }
      Text(note)
      roster(of: members, titled: "Members")
    }
  }

  private func roster(of people: [String], titled title: String) -> some View {
    VStack {
      Text(title)
      ForEach(people, id: \.self) { person in
        Text(person)
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Team(members: ["Ada", "Grace"]))
  try lab.toggle("Compact")
  try lab.enter("hello", into: "Note")
}
