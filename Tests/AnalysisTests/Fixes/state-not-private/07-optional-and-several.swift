import KataLab
import SwiftUI

struct Picker: View {
  let names: [String]
  @State var choice: String?
  @State var taps = 0

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
