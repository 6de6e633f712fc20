/// Files with findings that are known.
enum LintShapes {
  /// One `any-view` in line 6, column 7, and an `index-id` nowhere.
  static func list(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): View {
      let titles: [String]
      var body: some View {
        List(titles, id: \\.self) { title in
          AnyView(Text(title))
        }
      }
    }

    """
  }

  /// One `single-child-group`, a note, in line 4, column 5.
  static func group(_ name: String) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View {
        Group { Text("a") }
      }
    }

    """
  }
}

extension ShellHarness {
  /// The places and rules of the findings that `lint` tells.
  func lint(_ words: String...) throws -> [String] {
    let run = try run(list: ["lint"] + words + ["--report", "github"])
    return run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^::[a-z]+ file=(.*?),line=([0-9]+),col=[0-9]+,title=([a-z-]+)::/)
        .map { "\($0.1):\($0.2) \($0.3)" }
    } + (run.side.isEmpty ? [] : [run.side])
  }
}
