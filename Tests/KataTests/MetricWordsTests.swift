import Kata
import Testing
import Trace

@Suite struct `A count in words` {
  @Test(arguments: [
    ("RowView.body", Metric.bodies("RowView")),
    ("Outer.Panel.body", .bodies("Outer.Panel")),
    ("Dashboard.header", .members("Dashboard.header")),
    ("Dashboard.ForEach", .closures("Dashboard.ForEach")),
    ("RowView  skipped", .skipped("RowView")),
    ("RowView wasted", .wasted("RowView")),
    ("wasted", .wasted()),
    ("skipped", .skipped()),
    ("bodies", .bodies()),
    ("Field.text destroyed", .stateDestroyed("Field.text")),
  ])
  func `names a metric`(words: String, metric: Metric) {
    #expect(Metric(words: words) == metric)
  }

  @Test(arguments: [
    "", "RowView", "body", ".body", "RowView.", "how often", "on screen", "printed", "3.body",
    "Row View.body", "skipped RowView",
  ])
  func `that names none is refused`(words: String) {
    #expect(Metric(words: words) == nil)
  }

  @Test func `is the reverse of a metric's label`() {
    let counted = Metric.Kind.allCases.filter { ![.texts, .output, .trap].contains($0) }
    for kind in counted {
      #expect(Metric(words: Metric(kind).label) == Metric(kind))
    }
    for kind in counted where ![.issues, .members, .closures].contains(kind) {
      #expect(Metric(words: Metric(kind, "Outer.Row").label) == Metric(kind, "Outer.Row"))
    }
  }
}
