import KataLab
import SwiftUI

struct Visit: View {
  @State private var visits = 0
  @State private var shows = true

  var body: some View {
    VStack {
      if shows {
        Group {
          Text("Here")
        }
        .onAppear { visits += 1 }
        .onDisappear { visits += 10 }
      }
      Text("Visits: \(visits)")
      Button("Flip") { shows.toggle() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Visit())
  try lab.tap("Flip")
  try lab.tap("Flip")
}
