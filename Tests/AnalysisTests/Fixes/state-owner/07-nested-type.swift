import KataLab
import SwiftUI

struct Inbox: View {
  enum Filter: String, CaseIterable { case all, unread }

  @State private var filter = Filter.all
  @State private var isSyncing = false

  var body: some View {
    VStack {
      Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
      FilterBar(filter: $filter)
    }
  }
}

struct FilterBar: View {
  @Binding var filter: Inbox.Filter

  var body: some View {
    ForEach(Inbox.Filter.allCases, id: \.self) { one in
      Button(one.rawValue) { filter = one }
    }
    Text("Showing \(filter.rawValue)")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Inbox())
  try lab.tap("unread")
  try lab.tap("Sync")
}
