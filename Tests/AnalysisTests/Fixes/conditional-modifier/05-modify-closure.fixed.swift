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
      Text("Name").frame(width: isWide ? 200 : nil)
      Text("City")
        .modify { view in
          if #available(iOS 16, macOS 13, *) {
            view.frame(width: isWide ? 200 : nil).underline(isWide)
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
