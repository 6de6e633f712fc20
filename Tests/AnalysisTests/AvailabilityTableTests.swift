import Analysis
import Testing
import Trace

struct AvailabilityTableTests {
  let table: AvailabilityTable

  init() throws { table = try #require(AvailabilityTable.standard) }

  @Test func `versions are found by owner and name, for each platform`() throws {
    let row = try #require(table.symbol("View.scrollBounceBehavior(_:axes:)").first)
    #expect(row.since(on: "iOS") == SimulatedSystem("iOS 16.4"))
    #expect(row.since(on: "macOS") == SimulatedSystem("macOS 13.3"))
    #expect(row.introduction(on: "macCatalyst") == row.introduction(on: "iOS"))
    #expect(row.introduction(on: "iOSApplicationExtension") == row.introduction(on: "iOS"))
    #expect(row.introduction(on: "windows") == .unstated)
    #expect((row.kind, row.owner, row.baseName) == (.modifier, "View", "scrollBounceBehavior"))
    #expect(row.labels == ["_", "axes"])
    #expect(!row.isAvailable(on: SimulatedSystem(major: 16)))
    #expect(row.isAvailable(on: SimulatedSystem(major: 16, minor: 4)))
    #expect(row.isAvailable(on: SimulatedSystem(platform: "macOS", major: 14)))
    let style = try #require(table.types("CarouselTabViewStyle").first)
    #expect(style.introduction(on: "iOS") == .unavailable)
    #expect(!style.isAvailable(on: .standard))
  }

  @Test func `types, nested types and initializers are not taken for each other`() {
    #expect(table.types("PresentationDetent").map(\.kind) == [.type])
    #expect(table.types("Layout").map(\.kind) == [.protocol])
    #expect(table.types("Text.Layout.Line").map(\.owner) == ["Text.Layout"])
    #expect(table.types("Line").isEmpty)
    #expect(table.members("init", of: "NavigationStack").map(\.name).contains("init(path:root:)"))
    #expect(
      table.members("init", of: "NavigationStack").allSatisfy { $0.owner == "NavigationStack" })
    #expect(table.symbol("@AnimatableIgnored").map(\.kind) == [.macro])
  }

  @Test func `overloads that came later have rows of their own`() {
    let titles = table.members("navigationTitle", of: "View").filter {
      $0.name == "navigationTitle(_:)"
    }
    #expect(titles.map { $0.since(on: "iOS")?.major } == [14, 16, nil])
    #expect(titles.first?.forms == ["(Text)", "(LocalizedStringKey)", "(S)"])
    let rows = table.members("init", of: "ForEach").filter { $0.requirements != [] }
    #expect(rows.contains { $0.requirements.contains { $0.contains("Content : TabContent") } })
  }

  @Test func `every row of the file is read`() {
    let all = table.all
    #expect(all.count == 6740)
    #expect(all.first?.name == "AccessibilityActionCategory")
    #expect(Set(all.map(\.kind)).count == 13)
  }
}
