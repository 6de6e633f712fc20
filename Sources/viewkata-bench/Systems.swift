import Foundation

extension Benchmark {
  /// What several systems, and the compiler's check for two deployment targets, add to the check of
  /// one file on one system; each round compiles a file that no cache knows.
  static let systems = Benchmark(
    name: "systems", summary: "check of one kata on four systems, and with deployment targets"
  ) {
    try withScratch { folder in
      let bench = try Systems(folder: folder)
      _ = try bench.check(0, Systems.Variant.allCases.map(\.kata))
      var times: [Systems.Variant: [Double]] = [:]
      for round in 1..<12 {
        for variant in Systems.Variant.allCases {
          times[variant, default: []].append(try bench.check(round, [variant.kata]))
        }
      }
      let samples = times.mapValues { Sample($0) }
      guard let one = samples[.one], let four = samples[.four], let targets = samples[.targets]
      else { return }
      print("    one system:              \(one)")
      print("    four systems:            \(four)")
      print("    one system, two targets: \(targets)")
      print("    four systems / one: \(rounded(four.median / one.median))")
      print("    the targets add \(Int(targets.median - one.median)) ms")
    }
  }
}

/// A course with one kata in three variants: the same code under different front matter.
private struct Systems {
  enum Variant: String, CaseIterable {
    case one, four, targets

    var kata: String { "\(rawValue)-kata" }

    var frontMatter: String {
      switch self {
      case .one: "os: iOS 17"
      case .four: "os: iOS 15, iOS 16.4, iOS 17, macOS 14"
      case .targets: "os: iOS 17\ndeployment-target: iOS 15, macOS 12"
      }
    }
  }

  private let folder: String
  private let tool: String

  init(folder: String) throws {
    self.folder = folder
    tool =
      URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("viewkata").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw Missing(what: "\(tool); run `swift build` first")
    }
    let lesson = "\(folder)/Lessons/01-systems"
    try FileManager.default.createDirectory(
      atPath: lesson, withIntermediateDirectories: true)
    try "---\nformat: 1\ntitle: Systems\n---\n\nOne.\n".write(
      toFile: "\(lesson)/lesson.md", atomically: true, encoding: .utf8)
    for (index, variant) in Variant.allCases.enumerated() {
      try Self.text(of: variant).write(
        toFile: "\(lesson)/0\(index + 1)-\(variant.kata).md", atomically: true, encoding: .utf8)
    }
  }

  /// How long the check of a new answer takes, in seconds.
  func check(_ round: Int, _ katas: [String]) throws -> Double {
    let file = "\(folder)/answer.swift"
    var total = 0.0
    for kata in katas {
      try (Self.code + "// \(kata) \(round)\n").write(
        toFile: file, atomically: true, encoding: .utf8)
      total += try time {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = [
          "--lessons", "\(folder)/Lessons", "--home", "\(folder)/home", "check", kata, file,
          "--json",
        ]
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let printed = String(
          decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0, printed.contains("\"outcome\" : \"completed\"") else {
          throw Missing(what: "a verdict in what `check \(kata)` printed:\n\(printed)")
        }
      }
    }
    return total
  }

  private static func text(of variant: Variant) -> String {
    """
    ---
    format: 1
    title: The \(variant.rawValue)
    difficulty: easy
    minutes: 5
    \(variant.frontMatter)
    ---

    A shelf.

    ```swift starter
    \(code)```

    ```swift scenario
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(Shelf())
      for count in 0..<5 { try lab.tap("Add \\(count)") }
      try lab.goal("Counts to five", .texts, .contains("5 books"))
    }
    ```

    ## Hint
    None.

    ## Takeaway
    None.

    """
  }

  private static let code = """
    import SwiftUI

    struct Shelf: View {
      @State private var count = 0
      @State private var title = "Shelf"

      var body: some View {
        NavigationStackOrView {
          List {
            Header(title: title, count: count)
            ForEach(0..<count, id: \\.self) { number in BookRow(number: number) }
            Button("Add \\(count)") { count += 1 }
          }
        }
      }
    }

    struct Header: View {
      let title: String
      let count: Int
      var body: some View {
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          if #available(iOS 16, macOS 13, *) {
            Text("\\(count) books").contentTransition(.numericText())
          } else {
            Text("\\(count) books")
          }
        }
      }
    }

    struct BookRow: View {
      let number: Int
      @State private var isRead = false
      var body: some View {
        HStack {
          Text("Book \\(number)")
          Spacer()
          Toggle("Read", isOn: $isRead)
        }
        .padding(.vertical, 4)
      }
    }

    struct NavigationStackOrView<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        if #available(iOS 16, macOS 13, *) {
          NavigationStack { content }
        } else {
          NavigationView { content }
        }
      }
    }

    """
}
