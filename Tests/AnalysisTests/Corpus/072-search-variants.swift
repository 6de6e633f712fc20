// For iOS 18
import SwiftUI

struct DictionaryWord: Identifiable, Hashable {
  let id: String
}

struct WordFinder: View {
  @State private var text = ""
  @State private var isActive = false
  @State private var visited: [DictionaryWord] = []
  @FocusState private var isSearchFocused: Bool
  @Environment(\.isSearching) private var isSearching
  let words: [DictionaryWord]

  var body: some View {
    NavigationStack {
      WordResults(words: words, visit: { visited.append($0) })
        .searchable(text: $text, isPresented: $isActive, placement: .automatic, prompt: "Word")
        .searchFocused($isSearchFocused)
        .onSubmit(of: .search, accept)
        .safeAreaInset(edge: .bottom) {
          Text("\(visited.count) visited").opacity(isSearching ? 0 : 1)
        }
    }
    .onAppear { isSearchFocused = true }
  }

  private func accept() {
    isActive = false
    if let word = words.first(where: { $0.id == text }) { visited.append(word) }
  }
}

private struct WordResults: View {
  @Environment(\.dismissSearch) private var dismissSearch
  let words: [DictionaryWord]
  let visit: (DictionaryWord) -> Void

  var body: some View {
    List(words) { word in
      Button(word.id) {
        visit(word)
        dismissSearch()
      }
    }
  }
}

struct SearchTabs: View {
  @State private var tab = 1
  @State private var first = ""
  @State private var second = ""
  @State private var third = ""
  @State private var isThirdActive = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Plain", systemImage: "1.circle", value: 1) {
        Text(first).searchable(text: $first)
      }
      Tab("Placed", systemImage: "2.circle", value: 2) {
        Text(second).searchable(text: $second, placement: .toolbar)
      }
      Tab("Shown", systemImage: "3.circle", value: 3) {
        Text(third)
          .searchable(text: $third, isPresented: $isThirdActive)
          .toolbar { Button("Search") { isThirdActive = true } }
      }
    }
  }
}
