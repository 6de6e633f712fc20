import KataLab
import SwiftUI

struct Poem: View {
  @State private var verse = 1

  var body: some View {
    let text = """
      Verse \(verse)
        goes on
      """
    return VStack {
      Group {
        Text("""
          \(text)
            and ends
          """)
      }
      .multilineTextAlignment(.leading)
      Button("Next verse") { verse += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Poem())
  try lab.tap("Next verse")
}
