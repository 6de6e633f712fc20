import KataLab
import SwiftUI

struct SignUp: View {
  enum Field { case name, mail }

  @FocusState private var focus: Field?
  @Namespace private var space
  @State private var attempts = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Try \(attempts)") {
        attempts += 1
        focus = .name
      }
      .matchedGeometryEffect(id: "form", in: space)
      Text(name)
      FormView(focus: $focus, space: space, name: $name)
    }
  }
}

private struct FormView: View {
  @State private var mail = ""
  @FocusState.Binding var focus: SignUp.Field?
  let space: Namespace.ID
  @Binding var name: String

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
      TextField("Mail", text: $mail)
        .focused($focus, equals: .mail)
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
    }
    .matchedGeometryEffect(id: "form", in: space)
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(SignUp())
  try lab.tap("Try 0")
  try lab.enter("Ada", into: "Name")
}
