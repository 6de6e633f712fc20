// For macOS 14
import SwiftUI

struct ServerRow: Identifiable, Hashable {
  let id: String
  var load: Double
  var isUp: Bool
}

struct ServerConsole: View {
  @State private var servers: [ServerRow] = []
  @State private var selection: Set<ServerRow.ID> = []
  @State private var order = [KeyPathComparator(\ServerRow.id)]

  var body: some View {
    VSplitView {
      Table(of: ServerRow.self, selection: $selection) {
        TableColumn("Name", value: \.id)
        TableColumn("Load", value: \.id) { (server: ServerRow) in
          Gauge(value: server.load) { Text(server.id) }
        }
      } rows: {
        ForEach(servers) { TableRow($0) }
      }
      .contextMenu(forSelectionType: ServerRow.ID.self, menu: menu, primaryAction: restart)
      Table(servers, sortOrder: $order) {
        TableColumn("Name", value: \.id) { Text($0.id).bold() }
        TableColumn("Up", value: \.load) { Image(systemName: $0.isUp ? "checkmark" : "xmark") }
      }
      .contextMenu(forSelectionType: ServerRow.ID.self, menu: menu)
      Table(servers, selection: $selection) {
        TableColumn("Load") { Text($0.load, format: .percent) }
      }
      Table(servers) {
        TableColumn("Name") { server in Text(server.id) }
      }
      Table(of: ServerRow.self, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.id)
      } rows: {
        ForEach(servers) { server in TableRow(server) }
      }
      .contextMenu(forSelectionType: ServerRow.ID.self) { ids in menu(ids) }
    }
    .onChange(of: order) { servers.sort(using: order) }
    .toolbar {
      Button("Refresh", systemImage: "arrow.clockwise", action: refresh)
      Button("Stop", systemImage: "stop", role: .destructive) { servers = [] }
    }
    .frame(minWidth: 400, minHeight: 300)
  }

  @ViewBuilder private func menu(_ ids: Set<ServerRow.ID>) -> some View {
    Button("Restart") { restart(ids) }.disabled(ids.isEmpty)
    Button("Deselect") { selection.subtract(ids) }
  }

  private func restart(_ ids: Set<ServerRow.ID>) {
    for index in servers.indices where ids.contains(servers[index].id) { servers[index].isUp = true }
  }

  private func refresh() {
    servers = ["alpha", "beta"].map { ServerRow(id: $0, load: 0.4, isUp: true) }
  }
}
