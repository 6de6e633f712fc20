import KataLab
import SwiftUI

enum Design {
  struct Raised: ViewModifier {
    var isRaised: Bool
    var isPressed = false

    func body(content: Content) -> some View {
      if isRaised, !isPressed {
        content
          .offset(x: 0, y: -2)
          .brightness(0.1)
          .padding()
      } else {
        content
      }
    }
  }
}

extension View {
  func raised(_ isRaised: Bool, isPressed: Bool) -> some View {
    modifier(Design.Raised(isRaised: isRaised, isPressed: isPressed))
  }
}

struct Key: View {
  let label: String
  @State private var isPressed = false

  var body: some View {
    VStack {
      Text("""
        Key
          \(label)
        """)
        .raised(label.count == 1, isPressed: isPressed)
      Button("Press \(label)") { isPressed = true }
    }
  }
}

struct Keyboard: View {
  var body: some View {
    HStack {
      Key(label: "A")
      Key(label: "Shift")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Keyboard())
  try lab.tap("Press A")
}
