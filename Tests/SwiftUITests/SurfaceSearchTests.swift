import SwiftUI
import Testing

private struct Fruits: View {
  @State private var query = ""
  var body: some View {
    NavigationStack {
      FruitList(query: query)
        .searchable(text: $query, prompt: "Find fruit")
        .searchSuggestions {
          Text("apples").searchCompletion("apple")
          Text("pears").searchCompletion("pear")
        }
    }
  }
}

private struct FruitList: View {
  let query: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    VStack {
      Text(isSearching ? "looking for \(query)" : "all")
      Button("stop") { dismissSearch() }
    }
  }
}

private struct Reload: View {
  @State private var count = 0
  var body: some View {
    Inner(count: count).refreshable { await MainActor.run { count += 1 } }
  }

  struct Inner: View {
    let count: Int
    @Environment(\.refresh) private var refresh
    var body: some View {
      Text("loaded \(count)").task { await refresh?() }
    }
  }
}

private struct Presented: View {
  @State private var isSearching = false
  var body: some View {
    Button("search") { isSearching = true }
    Text("content")
      .searchable(text: .constant(""), isPresented: $isSearching, prompt: Text("Find"))
      .searchScopes(.constant(1)) {
        Text("everywhere").tag(1)
        Text("here").tag(2)
      }
  }
}

@MainActor
@Suite struct SurfaceSearchTests {
  @Test func `a search begins when something is entered and shows suggestions until it ends`() {
    let rig = Rig()
    #expect(rig.mount { Fruits() }.texts == ["Find fruit", "all", "stop"])
    let field = rig.graph.touchables(.enter).first { $0.label == "Find fruit" }
    let typed = rig.act { field?.enter("a") }
    #expect(typed.texts == ["a", "apples", "pears", "looking for a", "stop"])
    #expect(typed.bodies == ["Fruits": 1, "FruitList": 1])
    let completed = rig.tap("pears")
    #expect(completed.texts == ["pear", "apples", "pears", "looking for pear", "stop"])
    let stopped = rig.tap("stop")
    #expect(stopped.texts == ["Find fruit", "all", "stop"])
  }

  @Test func `a search that a binding presents shows its scopes while it says so`() {
    let rig = Rig()
    #expect(rig.mount { Presented() }.texts == ["search", "Find", "content"])
    let searching = rig.tap("search")
    #expect(searching.texts == ["search", "Find", "everywhere", "content"])
  }
}
