import KataLab
import SwiftUI

struct Picker: View {
  let names: [String]
  @State private var choice: String?
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(choice ?? "nothing"), \(taps) taps")
      ForEach(names, id: \.self) { name in
        Button(name) {
          choice = name
          taps += 1
        }
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Picker(names: ["Tea", "Coffee"]))
  try lab.tap("Tea")
  try lab.tap("Coffee")
}
