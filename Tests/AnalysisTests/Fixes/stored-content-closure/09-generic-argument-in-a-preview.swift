import KataLab
import SwiftUI

struct Hint<Message: View>: View {
  enum Level { case low, high }
  var level = Level.low
  var message: () -> Message

  private var color: Color { level == .low ? .gray : .red }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hint")
      message() // May be long.
    }
    .foregroundColor(color)
  }
}

#Preview {
  Hint(level: .high) { Text("Careful") }
}

struct Form2: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Hint(level: name.isEmpty ? .high : .low) {
        Text(name.isEmpty ? "Please enter a name" : "Thank you")
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Form2())
  try lab.enter("Ida", into: "Name")
}
