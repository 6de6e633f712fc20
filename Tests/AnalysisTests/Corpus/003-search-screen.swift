// For iOS 17
import SwiftUI

/// Results follow what is typed after a pause, and a search that is overtaken is cancelled.
struct RecipeSearchScreen: View {
  enum Scope: String, CaseIterable, Identifiable {
    case all, favourites, recent
    var id: Self { self }
  }

  @State private var query = ""
  @State private var scope = Scope.all
  @State private var results: [RecipeHit] = []
  @State private var isSearching = false
  @FocusState private var isFieldFocused: Bool
  let search: @Sendable (String) async -> [RecipeHit]

  var body: some View {
    NavigationStack {
      List(results) { hit in
        NavigationLink(value: hit) {
          Label(hit.title, systemImage: hit.isVegetarian ? "leaf" : "fork.knife")
        }
      }
      .overlay {
        if results.isEmpty, !query.isEmpty, !isSearching {
          ContentUnavailableView.search(text: query)
        }
      }
      .overlay(alignment: .top) {
        if isSearching { ProgressView().padding() }
      }
      .navigationDestination(for: RecipeHit.self) { hit in
        Text(hit.title).navigationTitle(hit.title)
      }
      .navigationTitle("Recipes")
    }
    .searchable(text: $query, placement: .automatic, prompt: Text("Ingredient or dish"))
    .searchScopes($scope) {
      ForEach(Scope.allCases) { scope in
        Text(scope.rawValue.capitalized).tag(scope)
      }
    }
    .searchSuggestions {
      ForEach(["Soup", "Bread", "Salad"], id: \.self) { word in
        Text(word).searchCompletion(word)
      }
    }
    .autocorrectionDisabled()
    .textInputAutocapitalization(.never)
    .onSubmit(of: .search) { isFieldFocused = false }
    .focused($isFieldFocused)
    .task(id: Request(query: query, scope: scope)) { await run() }
  }

  private struct Request: Equatable {
    var query: String
    var scope: Scope
  }

  private func run() async {
    guard !query.isEmpty else {
      results = []
      return
    }
    isSearching = true
    defer { isSearching = false }
    do { try await Task.sleep(for: .milliseconds(250)) } catch { return }
    let hits = await search(query)
    guard !Task.isCancelled else { return }
    results = scope == .favourites ? hits.filter(\.isFavourite) : hits
  }
}

struct RecipeHit: Identifiable, Hashable, Sendable {
  let id: UUID
  let title: String
  var isVegetarian = false
  var isFavourite = false
}

#Preview {
  RecipeSearchScreen { query in
    [RecipeHit(id: UUID(), title: "\(query) with rice")]
  }
}
