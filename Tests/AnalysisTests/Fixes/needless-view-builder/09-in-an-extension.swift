import KataLab
import SwiftUI

struct Shop: View {
  @State private var price = 10

  var body: some View {
    VStack {
      tag
      Button("Dearer") { price += 5 }
    }
  }
}

extension Shop {
  @ViewBuilder
  fileprivate var tag: some View {
    ForEach(0..<2, id: \.self) { index in
      if index == 0 {
        Text("Price")
      } else {
        Text("\(price)")
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Shop())
  try lab.tap("Dearer")
}
