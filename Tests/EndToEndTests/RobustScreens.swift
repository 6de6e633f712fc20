/// Screens that go wrong, each a whole file with a scenario that mounts it.
enum Screens {
  static let syntaxError = file(
    """
      var body: some View {
        Text("a"
      }
    """)

  static let typeError = file(
    """
      var body: some View { Text(1 + "a") }
    """)

  static let endlessLoop = file(
    """
      var body: some View {
        var turns = 0
        while true { turns &+= 1 }
        return Text("\\(turns)")
      }
    """)

  static let endlessRecursion = file(
    """
      var body: some View {
        VStack { Screen() }
      }
    """)

  static let writesInBody = file(
    """
      @State private var count = 0

      var body: some View {
        count += 1
        return Text("\\(count)")
      }
    """)

  static let printsAGigabyte = file(
    """
      var body: some View {
        for _ in 0..<(1 << 20) { print(String(repeating: "x", count: 1023)) }
        return Text("a")
      }
    """)

  static let exits = file(
    """
      var body: some View {
        if #available(iOS 15, *) { exit(0) }
        return Text("a")
      }
    """)

  static let fatalErrors = file(
    """
      var rows: [String]? { nil }
      var body: some View {
        guard let rows else { fatalError("no rows") }
        return Text(rows[0])
      }
    """)

  static let forks = file(
    """
      var body: some View {
        let sleeper = Process()
        sleeper.executableURL = URL(fileURLWithPath: "/bin/sleep")
        sleeper.arguments = ["86399"]
        try! sleeper.run()
        return Text("a")
      }
    """)

  static let fine = file(
    """
      @State private var count = 0

      var body: some View { Button("Add \\(count)") { count += 1 } }
    """)

  private static func file(_ members: String) -> String {
    """
    import Foundation
    import KataLab
    import SwiftUI

    struct Screen: View {
    \(members)
    }

    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Screen())
    }

    """
  }
}
