// For iOS 18
import SwiftUI

enum ShopTab: String, Hashable, CaseIterable {
  case browse, saved, basket, search
}

struct ShopTabs: View {
  @SceneStorage("shop.tab") private var tab = ShopTab.browse
  @State private var saved: Set<Int> = []

  var body: some View {
    TabView(selection: $tab) {
      Tab(value: ShopTab.browse) {
        ProductGrid(saved: $saved)
      } label: {
        Label("Browse", systemImage: "square.grid.2x2")
      }
      Tab("Saved", systemImage: "heart", value: ShopTab.saved) {
        SavedList(saved: saved.sortedIDs)
      }
      .badge(saved.count)
      .customizationID("saved")
      TabSection("More") {
        Tab(value: ShopTab.basket) { Text("Basket") } label: { Label("Basket", systemImage: "cart") }
          .tabPlacement(.sidebarOnly)
      }
      Tab(value: ShopTab.search, role: .search) {
        Text("Search")
      } label: {
        Label("Search", systemImage: "magnifyingglass")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

extension Set<Int> {
  fileprivate var sortedIDs: [Int] { sorted() }
}

private struct ProductGrid: View {
  @Namespace private var zoom
  @Binding var saved: Set<Int>

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(), spacing: 8)]) {
          ForEach(1..<31) { id in
            NavigationLink(value: id) {
              Text("Product \(id)")
                .frame(maxWidth: .infinity, minHeight: 120)
                .background(.quaternary, in: .rect(cornerRadius: 12))
            }
            .matchedTransitionSource(id: id, in: zoom)
          }
        }
      }
      .navigationDestination(for: Int.self) { id in
        VStack {
          Text("Product \(id)")
          Button(saved.contains(id) ? "Unsave" : "Save") {
            if saved.remove(id) == nil { saved.insert(id) }
          }
        }
        .navigationTransition(.zoom(sourceID: id, in: zoom))
        .toolbarVisibility(.hidden, for: .tabBar)
      }
    }
  }
}

private struct SavedList: View {
  let saved: [Int]

  var body: some View {
    List(saved, id: \.self) { Text("Product \($0)") }
      .listSectionSpacing(.compact)
  }
}
