import KataLab
import SwiftUI

struct DashboardView: View {
  @State private var isSyncing = false
  let names: [String]

  var body: some View {
    VStack {
      Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
      nameList
        .padding()
    }
  }

  private var nameList: some View {
    List { plainRows }
  }

  private var plainRows: some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(DashboardView(names: ["Ada", "Grace"]))
  try lab.tap("Sync")
}
