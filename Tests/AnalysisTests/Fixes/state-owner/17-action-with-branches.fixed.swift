import KataLab
import SwiftUI

struct Feed: View {
  var body: some View {
    VStack {
      Text("Feed")
      Posts(ids: [1, 2])
    }
  }
}

struct Posts: View {
  let ids: [Int]
  @State private var open: Set<Int> = []

  var body: some View {
    ForEach(ids, id: \.self) { id in
      Button("Post \(id)") { onToggle(id) }
      if open.contains(id) { Text("Text \(id)") }
    }
  }

  private func onToggle(_ id: Int) {
    if open.contains(id) {
      open.remove(id)
    } else {
      open.insert(id)
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Feed())
  try lab.tap("Post 1")
  try lab.tap("Post 2")
  try lab.tap("Post 1")
}
