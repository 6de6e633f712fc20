import KataLab
import SwiftUI

struct Palette: View {
  var body: some View {
    VStack {
      Text("Palette")
      Swatches(names: ["Red", "Blue"])
    }
  }
}

struct Swatches: View {
  let names: [String]
  /// What was picked last.
  @State private var selection: String? = nil

  var body: some View {
    ForEach(names, id: \.self) { name in
      Button(name) { selection = name }
    }
    if let selection {
      Text("Picked \(selection)")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Palette())
  try lab.tap("Blue")
  try lab.tap("Red")
}
