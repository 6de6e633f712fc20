import KataLab
import SwiftUI

struct Person {
  var name: String
  var visits: Int
}

struct Card: View, Equatable {
  let person: Person

  nonisolated static func == (a: Card, b: Card) -> Bool { a.person.name == b.person.name }

  var body: some View { Text(person.name) }
}

struct Screen: View {
  @State private var person = Person(name: "Ada", visits: 0)

  var body: some View {
    VStack {
      Card(person: person).equatable()
      Button("Visit \(person.visits)") { person.visits += 1 }
      Button("Rename") { person.name = "Grace" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Visit 0")
  try lab.tap("Rename")
}
