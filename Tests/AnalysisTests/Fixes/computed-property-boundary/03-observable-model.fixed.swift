import KataLab
import SwiftUI

@Observable final class Model {
  var total = 4
  var average = 2
  var isSyncing = false
}

struct Report: View {
  let model: Model

  var body: some View {
    VStack {
      Button(model.isSyncing ? "Syncing" : "Sync") { model.isSyncing.toggle() }
      SummaryView(model: model)
    }
  }
}

struct SummaryView: View {
  let model: Model

  var body: some View {
    VStack {
      HStack { Text("Total"); Text("\(model.total)") }
      HStack { Text("Average"); Text("fixed") }
      Divider()
      Text("End")
      Spacer()
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  let model = Model()
  try lab.mount(Report(model: model))
  try lab.tap("Sync")
  try lab.perform("more") { model.total = 5 }
}
