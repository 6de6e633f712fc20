// For iOS 15, macOS 12
import Combine
import SwiftUI

/// Old style: the debounce is Combine's.
@MainActor
final class LiveSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var matches: [String] = []
  @Published private(set) var isBusy = false

  private let words: [String]
  private var subscriptions = Set<AnyCancellable>()

  init(words: [String]) {
    self.words = words
    $query
      .removeDuplicates()
      .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
      .map { [words] query in
        words.filter { $0.localizedCaseInsensitiveContains(query) }.sorted()
      }
      .sink { [weak self] in self?.matches = $0 }
      .store(in: &subscriptions)
  }

  func reload() async { isBusy = true; await Task.yield(); isBusy = false }
}

struct LiveSearchScreen: View {
  @StateObject private var model: LiveSearchModel

  init(words: [String]) {
    _model = StateObject(wrappedValue: LiveSearchModel(words: words))
  }

  var body: some View {
    NavigationView {
      List {
        Section {
          ForEach(model.matches, id: \.self) { word in
            Highlighted(text: word, part: model.query)
          }
        } header: {
          HStack {
            Text("\(model.matches.count) matches")
            if model.isBusy { ProgressView() }
          }
        }
        .headerProminence(.increased)
      }
      .searchable(text: $model.query, prompt: "Word")
      .refreshable(action: model.reload)
      .navigationTitle("Words")
    }
  }
}

private struct Highlighted: View {
  let text: String
  let part: String

  private var attributed: AttributedString {
    var result = AttributedString(text)
    if let range = result.range(of: part, options: .caseInsensitive) {
      result.replaceSubrange(range, with: AttributedString(part.uppercased()))
    }
    return result
  }

  var body: some View {
    Text(attributed)
      .textSelection(.enabled)
      .contextMenu {
        Button("Copy") { Pasteboard.copy(text) }
      }
  }
}

private enum Pasteboard {
  static func copy(_ text: String) {
    #if canImport(UIKit)
      UIPasteboard.general.string = text
    #endif
  }
}
