import SwiftUI
import Testing

private struct Home: View {
  @State private var isShown = false
  @State private var path: [Int] = []
  @State private var count = 0
  var body: some View {
    NavigationStack(path: $path) {
      Button("show") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Detail(count: count, isShown: $isShown) }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
    Text("shown \(isShown), path \(path.count)")
    Button("count") { count += 1 }
    Button("push") { path.append(1) }
    Button("hide") { isShown = false }
  }
}

private struct Detail: View {
  let count: Int
  @Binding var isShown: Bool
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("detail \(count)")
      Tapper("hits")
      Button("back") { dismiss() }
    }
  }
}

private struct Items: View {
  @State private var item: String?
  var body: some View {
    NavigationStack {
      Button("a") { item = "a" }.navigationDestination(item: $item) { chosen in
        Text("about \(chosen)")
        Button("next") { item = "b" }
        Tapper("hits")
      }
    }
    Text("item \(item ?? "none")")
  }
}

private struct Linked: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("open") { Text("linked") }
    }
    Text("path \(path.count)")
  }
}

@MainActor
@Suite struct SurfaceNavigationTests {
  @Test func `a page is pushed while a binding says so, and the binding follows when it goes`() {
    let rig = Rig()
    let rest = ["count", "push", "hide"]
    #expect(rig.mount { Home() }.texts == ["show", "shown false, path 0"] + rest)
    #expect(
      rig.tap("show").texts == ["detail 0", "hits 0", "back", "shown true, path 0"] + rest)
    rig.tap("hits 0")
    let counted = rig.tap("count")
    #expect(counted.texts == ["detail 1", "hits 1", "back", "shown true, path 0"] + rest)
    #expect(rig.tap("push").texts == ["number 1", "shown true, path 1"] + rest)
    #expect(rig.tap("hide").texts == ["show", "shown false, path 0"] + rest)
    rig.tap("show")
    #expect(rig.tap("back").texts == ["show", "shown false, path 0"] + rest)
  }

  @Test func `another item is another page`() {
    let rig = Rig()
    #expect(rig.mount { Items() }.texts == ["a", "item none"])
    #expect(rig.tap("a").texts == ["about a", "next", "hits 0", "item a"])
    rig.tap("hits 0")
    #expect(rig.tap("next").texts == ["about b", "next", "hits 0", "item b"])
  }

  @Test func `a link with its page works in a stack with a path and leaves the path alone`() {
    let rig = Rig()
    rig.mount { Linked() }
    #expect(rig.tap("open").texts == ["linked", "path 0"])
  }
}
