import KataLab
import SwiftUI

final class ChartModel: ObservableObject {
  @Published var points = [1, 2]
  @Published var title = "Points"
}

struct Screen: View {
  @StateObject private var chart = ChartModel()

  var body: some View {
    VStack {
      Text("Screen")
      Chart(model: chart)
        .padding()
    }
  }
}

struct Chart: View {
  @ObservedObject var model: ChartModel

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
