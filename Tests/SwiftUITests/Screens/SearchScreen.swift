import SwiftUI
import Testing

private let words = ["apple", "apricot", "banana"]

private struct SearchScreen: View {
  @State private var query = ""
  @State private var found: [String] = []
  @State private var isLoading = false

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { Hit(word: $0) }
        .overlay { if isLoading { ProgressView("Searching").controlSize(.large) } }
        .searchable(text: $query, placement: .navigationBarDrawer, prompt: "Find")
        .navigationTitle("Words")
    }
    .task(id: query) {
      guard !query.isEmpty else { return }
      isLoading = true
      do {
        try await Task.sleep(for: .milliseconds(300))
        found = words.filter { $0.hasPrefix(query) }
        isLoading = false
      } catch {
        return
      }
    }
  }
}

private struct Hit: View {
  let word: String
  var body: some View { Text(word).textSelection(.enabled) }
}

@MainActor @Test func `a search waits until the typing stops`() async {
  let rig = Rig()
  func wait(_ milliseconds: Double) async {
    func drain() async {
      for _ in 0..<10 {
        await Task.yield()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        rig.graph.settle()
      }
    }
    await drain()
    rig.graph.clock.advance(to: rig.graph.clock.now + milliseconds / 1000)
    await drain()
  }
  var steps = [rig.mount { SearchScreen() }]
  steps.append(rig.enter("a", into: "Find"))
  await wait(200)
  steps.append(rig.look())
  steps.append(rig.enter("ap", into: "Find"))
  await wait(200)
  steps.append(rig.look())
  await wait(200)
  steps.append(rig.look())
  steps.append(rig.enter("apr", into: "Find"))
  await wait(300)
  steps.append(rig.look())
  #expect(
    steps.map(\.story) == [
      """
      ran SearchScreen 1
      Find
      """,
      """
      ran SearchScreen 1
      a
      """,
      """
      ran SearchScreen 1
      a | Searching
      """,
      """
      ran SearchScreen 1
      ap | Searching
      """,
      """
      ap | Searching
      """,
      """
      ran Hit 2, SearchScreen 1
      ap | apple | apricot
      """,
      """
      ran SearchScreen 1
      skipped Hit 2
      apr | apple | apricot
      """,
      """
      ran SearchScreen 2
      skipped Hit 3
      apr | apricot
      """,
    ])
}
