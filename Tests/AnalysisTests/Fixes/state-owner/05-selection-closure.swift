import KataLab
import SwiftUI

struct Palette: View {
  /// What was picked last.
  @State private var picked: String? = nil

  var body: some View {
    VStack {
      Text("Palette")
      Swatches(names: ["Red", "Blue"], selection: picked) { name in picked = name }
    }
  }
}

struct Swatches: View {
  let names: [String]
  let selection: String?
  let onSelect: (String) -> Void

  var body: some View {
    ForEach(names, id: \.self) { name in
      Button(name) { onSelect(name) }
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
