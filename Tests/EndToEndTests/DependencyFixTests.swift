import Foundation
import Testing

/// The files of `FixRunTests` that bind task-local values in task groups, on the system that stops
/// a program for it.
@Suite struct DependencyFixTests {
  @Test(arguments: ["dependency-in-group", "binding-around-add-task"])
  func `what trapped on iOS 17 runs there once it is fixed, and shows what iOS 18 does`(
    _ rule: String
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../AnalysisTests/Fixes/\(rule)").standardizedFileURL.path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    let program = try BuiltProgram()
    let ending = try program.run(["measure", "--json", "--os", "iOS 17, iOS 18"] + files)
    let runs = try JSONDecoder().decode([Run].self, from: Data(ending.output.utf8))
    #expect(runs.count == files.count * 2)
    for file in files {
      let name = (file as NSString).lastPathComponent
      let of = runs.filter { $0.file == file }.sorted { $0.os < $1.os }
      try #require(of.map(\.os) == ["iOS 17.0", "iOS 18.0"], "\(name)")
      let isFixed = name.hasSuffix(".fixed.swift")
      #expect(of.map(\.outcome) == [isFixed ? "completed" : "trapped", "completed"], "\(name)")
      if isFixed { #expect(of[0].steps.map(\.texts) == of[1].steps.map(\.texts), "\(name)") }
    }
  }

  private struct Run: Decodable {
    var file: String
    var os: String
    var outcome: String
    var steps: [Step]

    struct Step: Decodable { var texts: [String] }
  }
}
