import KataLab
import SwiftUI

struct Inbox: View {
  enum Filter: String, CaseIterable { case all, unread }

  @State private var isSyncing = false

  var body: some View {
    VStack {
      Button(isSyncing ? "Syncing" : "Sync") { isSyncing.toggle() }
      FilterBar()
    }
  }
}

struct FilterBar: View {
  @State private var filter = Inbox.Filter.all

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
