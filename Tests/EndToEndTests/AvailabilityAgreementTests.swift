import Testing

/// `viewkata-bench availability`: our SwiftUI beside the availability table.
@Suite struct AvailabilityAgreementTests {
  @Test func `every symbol of the table says of itself what the table says`() throws {
    let lines = try CoverageTests.bench("availability")
    let summary = try #require(lines.first { $0.contains("symbols are in the table") })
    let compared = try #require(summary.firstMatch(of: /(\d+) symbols/).flatMap { Int($0.1) })
    #expect(compared > 4500)
    #expect(summary.hasSuffix(", 0 of them differ"), "\(lines)")
  }
}
