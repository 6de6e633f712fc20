import KataLab
import SwiftUI

final class ChartModel: ObservableObject {
  @Published var points = [1, 2]
  @Published var title = "Points"
}

struct Screen: View {
  var body: some View {
    VStack {
      Text("Screen")
      Chart()
        .padding()
    }
  }
}

struct Chart: View {
  @StateObject private var model = ChartModel()

  var body: some View {
    VStack {
      Text("\(model.title): \(model.points.count)")
      Button("Add") { model.points.append(3) }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Screen())
  try lab.tap("Add")
}
