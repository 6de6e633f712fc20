import KataLab
import SwiftUI

struct Order: View {
  @State private var quantity: Int = 1
  let title: String

  var body: some View {
    VStack {
      Text(title)
      controls
    }
  }

  private var controls: some View {
    HStack {
      QuantityPicker(value: self.$quantity, unit: "pieces")
      Text("in stock")
    }
  }
}

struct QuantityPicker: View {
  @Binding var value: Int
  let unit: String

  var body: some View {
    Text("\(value) \(unit)")
    Button("More") { value += 1 }
    Button("Double", action: double)
  }

  private func double() { value *= 2 }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Order(title: "Pens"))
  try lab.tap("More")
  try lab.tap("Double")
}
