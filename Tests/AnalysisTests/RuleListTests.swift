import Analysis
import Foundation
import Testing

struct RuleListTests {
  @Test func `each file of the folder is one rule of the list, and the other way round`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Analysis/Rules").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { kebab(String($0.dropLast(".swift".count))) }
    #expect(files.sorted() == Rule.all.map(\.id))
  }

  @Test func `ids are in kebab-case, unique and sorted`() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+)*(-[0-9]+)?/) != nil, "\(id)")
    }
  }

  @Test(arguments: Rule.all)
  func `a rule says why, by which source, and when it is fine`(_ rule: Rule) {
    #expect(rule.explanation.contains("It is fine"))
    #expect(rule.explanation.contains("Source: "))
    #expect(rule.explanation.split(separator: "\n\n").count >= 4)
    #expect(!rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.bad.count >= 3 && rule.good.count >= 3)
  }

  @Test func `a rule is found by its exact id only`() {
    #expect(Rule.named("state-owner")?.id == "state-owner")
    #expect(Rule.named("state") == nil)
    #expect(Rule.named("State-Owner") == nil)
  }

  /// `single-child-group` for `SingleChildGroup`, `unstable-id` for `UnstableID`, `state-macro-27` for
  /// `StateMacro27`.
  private func kebab(_ name: String) -> String {
    name.replacing(/([a-z])([A-Z]|[0-9]+$)/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
  }
}
