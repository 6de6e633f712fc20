import KataLab
import SwiftUI

struct Feed: View {
  @State private var open: Set<Int> = []

  var body: some View {
    VStack {
      Text("Feed")
      Posts(ids: [1, 2], open: open, onToggle: { id in
        if open.contains(id) {
          open.remove(id)
        } else {
          open.insert(id)
        }
      })
    }
  }
}

struct Posts: View {
  let ids: [Int]
  let open: Set<Int>
  let onToggle: (Int) -> Void

  var body: some View {
    ForEach(ids, id: \.self) { id in
      Button("Post \(id)") { onToggle(id) }
      if open.contains(id) { Text("Text \(id)") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Feed())
  try lab.tap("Post 1")
  try lab.tap("Post 2")
  try lab.tap("Post 1")
}
