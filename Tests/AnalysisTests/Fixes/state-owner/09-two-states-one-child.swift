import KataLab
import SwiftUI

struct Profile: View {
  @State private var name = "Ada"
  @State private var age = 36

  var body: some View {
    ScrollView {
      Text("Profile")
      NameForm(name: $name, age: $age)
    }
  }
}

struct NameForm: View {
  @Binding var name: String
  @Binding var age: Int

  var body: some View {
    TextField("Name", text: $name)
    Stepper("Age", value: $age)
    Text("\(name), \(age)")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Profile())
  try lab.enter("Grace", into: "Name")
  try lab.increment("Age")
}
