import KataLab
import SwiftUI

extension View {
  func modify<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> some View {
    change(self)
  }
}

struct Field: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      Text("Name").modify {
        if isWide { $0.frame(width: 200) } else { $0 }
      }
      Text("City")
        .modify { view in
          if #available(iOS 16, macOS 13, *) {
            if isWide {
              view.frame(width: 200).underline()
            } else {
              view
            }
          } else {
            view
          }
        }
      Button("Widen") { isWide = true }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Field())
  try lab.tap("Widen")
}
