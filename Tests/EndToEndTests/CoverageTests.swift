import Foundation
import Testing

/// `viewkata-bench coverage`, which asks the built module what it has.
@Suite struct CoverageTests {
  @Test func `a symbol is there only as what it is used as`() throws {
    let folder = try Self.tables(
      names: """
        1	Text	view	10	1	0	1	13.0	SwiftUI
        2	padding	modifier	8	1	0	1	13.0	SwiftUI
        3	resizable	modifier	4	1	0	1	13.0	SwiftUI
        4	dismiss	env	3	1	0	1	13.0	SwiftUI
        5	State	wrapper	3	1	0	1	13.0	SwiftUI
        6	ViewBuilder	builder	3	1	0	1	13.0	SwiftUI
        7	Preview	macro	3	1	0	1	13.0	SwiftUI
        8	leading	static	3	1	0	1	13.0	SwiftUI
        9	Text	wrapper	1	1	0	1	13.0	SwiftUI
        10	padding	static	1	1	0	1	13.0	SwiftUI
        11	dismiss	modifier	1	1	0	1	13.0	SwiftUI
        12	Color	builder	1	1	0	1	13.0	SwiftUI
        13	leading	env	1	1	0	1	13.0	SwiftUI
        14	Model	macro	1	1	0	1	13.0	SwiftUI
        15	nothingOfThisName	modifier	1	1	0	1	13.0	SwiftUI
        16	UIView	type	99	1	0	1	13.0	Apple:UIKit
        """,
      files: """
        a/1	9	view:Text modifier:padding	static:unknown
        a/2	9	view:Text modifier:nothingOfThisName	
        a/3	9	view:Text modifier:nothingOfThisName env:nothing	
        """,
      overloads: """
        1	Text(_:)	5	1	0
        2	.padding(_:_:)	5	1	0
        3	.padding()	5	1	0
        4	@State	5	1	0
        5	Text(?)	5	1	0
        6	.padding(around:)	1	1	0
        7	Text(_:nothing:)	1	1	0
        """)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lines = try Self.run("--data", folder, "--missing", "5")
    #expect(
      lines == [
        "coverage: the share of SwiftUI, as 32 apps use it, that the modules have",
        "    uses: 84.0 % (37 of 44), names: 53.3 % (8 of 15)",
        "    whole files: 33.3 % (1 of 3)",
        "    uses by labels: 92.5 % (25 of 27)",
        "    modifier:nothingOfThisName: 2 files, 1 of them lack nothing else",
        "    env:nothing: 1 files, 0 of them lack nothing else",
      ])
  }

  /// Writes the three tables into a new folder.
  private static func tables(names: String, files: String, overloads: String) throws -> String {
    let folder = NSTemporaryDirectory() + "viewkata-tables-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, head, rows) in [
      ("api-usage", "rank name kind uses repos cum_share files iOS_introduced origin", names),
      ("files-symbols", "file lines symbols undecided", files),
      ("api-usage-overloads", "rank symbol uses repos cum_share", overloads),
    ] {
      try (head.replacing(" ", with: "\t") + "\n" + rows + "\n")
        .write(toFile: "\(folder)/\(name).tsv", atomically: false, encoding: .utf8)
    }
    return folder
  }

  /// The lines it prints.
  static func run(_ words: String...) throws -> [String] { try bench("coverage", words) }

  /// The lines that a benchmark prints.
  static func bench(_ name: String, _ words: [String] = []) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.buildFolder + "/viewkata-bench")
    process.arguments = [name] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
