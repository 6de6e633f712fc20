import KataLab
import SwiftUI

enum Trace {
  @TaskLocal static var id = 0
}

struct Job: Identifiable, Sendable {
  let id: Int
  var weight = 1.5
}

struct Jobs {
  var jobs = [Job(id: 1), Job(id: 2, weight: 3)]

  @MainActor
  func run() async -> Double {
    let all = jobs
    var total = 0.0
    await withTaskGroup(of: Double.self) { group in
      if !all.isEmpty {
        Trace.$id.withValue(all.count) {
          for job in all {
            group.addTask {
              #if DEBUG
              _ = job.id
              #endif
              return job.weight * Double(Trace.id)
            }
          }
        }
      }
      for await weight in group { total += weight }
    }
    return total
  }
}

struct Total: View {
  @State private var total = 0

  var body: some View {
    VStack {
      Text("Total \(total)")
      Button("Clear") { total = 0 }
    }
    .task { total = await Int(Jobs().run()) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Total())
  try await lab.settle()
  try lab.tap("Clear")
}
