import KataLab
import SwiftUI

struct DashboardView: View {
  var body: some View {
    VStack {
      Text("Dashboard")
      ChartSection()
    }
  }
}

struct ChartSection: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
      if isExpanded { Text("Chart") }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(DashboardView())
  try lab.tap("More")
  try lab.tap("Less")
}
