import KataLab
import SwiftUI

struct Address: View, Equatable {
  let street: String
  let city: String

  var body: some View {
    VStack {
      Text(street)
      Text(city)
    }
  }
}

struct Letter: View {
  @State private var city = "Paris"

  var body: some View {
    VStack {
      Address(
        street: "Rue 1",
        city: city
      )
      Button("Move") { city = "Rome" }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Letter())
  try lab.tap("Move")
}
