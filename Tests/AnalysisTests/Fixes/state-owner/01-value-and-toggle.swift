import KataLab
import SwiftUI

struct DashboardView: View {
  @State private var isChartExpanded = false

  var body: some View {
    VStack {
      Text("Dashboard")
      ChartSection(isExpanded: isChartExpanded, toggle: { isChartExpanded.toggle() })
    }
  }
}

struct ChartSection: View {
  let isExpanded: Bool
  let toggle: () -> Void

  var body: some View {
    VStack {
      Button(isExpanded ? "Less" : "More", action: toggle)
      if isExpanded { Text("Chart") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(DashboardView())
  try lab.tap("More")
  try lab.tap("Less")
}
