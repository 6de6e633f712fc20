import KataLab
import SwiftUI

struct About: View {
  @State private var opened = 0
  var lines = ["a", "b"]

  var body: some View {
    VStack {
      Button("Opened \(opened)") { opened += 1 }
      if #available(iOS 16, *) {
        licence
      }
    }
  }

  /// The licence, word by word.
  @available(iOS 16, *)
  var licence: some View {
    let title = """
      The licence
        of this app
      """
    return Section {
      Text(title)
      ForEach(lines, id: \.self) { line in
        Text("""
          - \(line)
          """)
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(About())
  try lab.tap("Opened 0")
}
