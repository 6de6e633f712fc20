// For iOS 17, macOS 14
import Observation
import SwiftUI

@MainActor @Observable
final class InventoryModel {
  struct Item: Identifiable, Hashable {
    let id: UUID
    var name: String
    var count: Int
    var isFragile = false
  }

  var items: [Item]
  var filter = ""
  private(set) var shown: [Item] = []

  init(items: [Item] = []) {
    self.items = items
    applyFilter()
  }

  var isEmpty: Bool { shown.isEmpty }

  func applyFilter() {
    shown = filter.isEmpty ? items : items.filter { $0.name.localizedStandardContains(filter) }
  }

  func add(named name: String) {
    items.append(Item(id: UUID(), name: name, count: 1))
    applyFilter()
  }
}

struct InventoryScreen: View {
  @State private var inventory = InventoryModel()
  @State private var selected: InventoryModel.Item.ID?

  var body: some View {
    @Bindable var inventory = inventory
    List(selection: $selected) {
      TextField("Filter", text: $inventory.filter)
        .onChange(of: inventory.filter, inventory.applyFilter)
      ForEach(inventory.shown) { item in
        InventoryRow(item: item)
      }
      if inventory.isEmpty {
        EmptyInventory()
      }
    }
    .onChange(of: inventory.filter, initial: false) { selected = nil }
    .onChange(of: inventory.items) { old, new in
      if new.count > old.count { selected = new.last?.id }
    }
    .toolbar { AddItemButton(inventory: inventory) }
    .environment(inventory)
  }
}

private struct AddItemButton: View {
  let inventory: InventoryModel

  var body: some View {
    Button("Add", systemImage: "plus") { inventory.add(named: "Box \(inventory.items.count + 1)") }
  }
}

private struct InventoryRow: View {
  let item: InventoryModel.Item

  var body: some View {
    Label(item.name, systemImage: item.isFragile ? "wineglass" : "shippingbox")
      .badge(item.count)
  }
}

private struct EmptyInventory: View {
  @Environment(InventoryModel.self) private var inventory

  var body: some View {
    ContentUnavailableView {
      Label("Nothing found", systemImage: "magnifyingglass")
    } description: {
      Text(inventory.filter.isEmpty ? "Add a box." : "Nothing is called “\(inventory.filter)”.")
    } actions: {
      Button("Add") { inventory.add(named: "Box") }
    }
  }
}
