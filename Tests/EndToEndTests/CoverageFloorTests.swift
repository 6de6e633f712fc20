import Testing

/// How much of SwiftUI, as apps use it, there has to be.
@Suite struct CoverageFloorTests {
  @Test func `at least 97 % of uses and 80 % of whole files are covered`() throws {
    let lines = try CoverageTests.run()
    let uses = try share("uses", in: lines)
    let files = try share("whole files", in: lines)
    #expect(uses >= 97, "\(lines)")
    #expect(files >= 80, "\(lines)")
  }

  private func share(_ title: String, in lines: [String]) throws -> Double {
    let line = try #require(lines.first { $0.hasPrefix("    \(title): ") })
    let percent = line.dropFirst(title.count + 6).prefix { $0 != " " }
    return try #require(Double(percent))
  }
}
