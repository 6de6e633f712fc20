import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

enum Server {
  struct Request: Sendable { var path = "/" }

  struct Handler {
    @TaskLocal static var current: Request?

    static func handle(_ paths: [String]) async -> Int {
      await withTaskGroup(of: Int.self) { group in
        for path in paths where !path.isEmpty {
          let request = Request(path: path)
          group.addTask { $current.withValue(request) { current?.path.count ?? 0 } }
          group.addTask {
            await Handler.$current.withValue(Request(path: path + path)) {
              await Handler.length()
            }
          }
        }
        return await group.reduce(0, +)
      }
    }

    static func length() async -> Int { current?.path.count ?? -1 }
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await Server.Handler.handle(["/", "", "/home"]) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
