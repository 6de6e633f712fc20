import KataLab
import SwiftUI

private struct Depth: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var depth: Int {
    get { self[Depth.self] }
    set { self[Depth.self] = newValue }
  }
}

struct Leaf: View {
  @Environment(\.depth) private var depth
  let name: String

  var body: some View { Text("Leaf \(name)") }
}

struct Tree: View {
  @State private var depth = 1

  var body: some View {
    VStack {
      Leaf(name: "a")
        .environment(\.depth, depth)
      Button("Deeper \(depth)") { depth += 1 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Tree())
  try lab.tap("Deeper 1")
}
