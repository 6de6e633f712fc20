import Foundation
import Testing

@testable import Progress

@Suite struct LogbookTests {
  let noon = Date(timeIntervalSince1970: 1_000_000)

  func attempt(_ kata: String, after seconds: Double, passed: Bool, rows: Int? = 800) -> Attempt {
    Attempt(
      kata: kata, at: noon + seconds, passed: passed, outcome: "completed",
      counts: [.init(label: "RowView.body", value: rows, passed: passed)])
  }

  @Test func `a passed attempt solves its kata at its first such time`() throws {
    let log = try Logbook.inMemory()
    try log.record(attempt("rows", after: 0, passed: false))
    #expect(try log.solved() == [:])
    try log.record(attempt("rows", after: 2, passed: true))
    try log.record(attempt("rows", after: 3, passed: false))
    try log.record(attempt("rows", after: 4, passed: true))
    #expect(try log.solved() == ["rows": noon + 2])
    #expect(try log.attempts(at: "rows").map(\.passed) == [false, true, false, true])
    #expect(try log.attempts(at: "other") == [])
  }

  @Test func `everything is there when the file is opened again`() throws {
    let folder = try Folder()
    do {
      let log = try Logbook(directory: folder.path + "/state")
      try log.record(attempt("rows", after: 0.1234567, passed: true, rows: nil))
      try log.showedHints(2, of: "rows")
      try log.open("rows")
      try log.record(Prediction(kata: "rows", guess: 4, measured: 1, at: noon))
    }
    let log = try Logbook(directory: folder.path + "/state")
    #expect(log.isKept)
    #expect(
      try log.attempts().map(\.counts) == [[.init(label: "RowView.body", value: nil, passed: true)]]
    )
    #expect(try log.hintsShown(of: "rows") == 2)
    #expect(try log.openKata() == "rows")
    #expect(try log.prediction(for: "rows")?.guess == 4)
  }

  @Test func `hints never go back and only the first prediction counts`() throws {
    let log = try Logbook.inMemory()
    try log.showedHints(3, of: "rows")
    try log.showedHints(1, of: "rows")
    #expect(try log.hintsShown(of: "rows") == 3)
    #expect(try log.hintsShown(of: "other") == 0)
    try log.record(Prediction(kata: "rows", guess: 4, measured: 1, at: noon))
    try log.record(Prediction(kata: "rows", guess: 1, measured: 1, at: noon + 1))
    #expect(try log.predictions().map(\.guess) == [4])
  }

  @Test func `the newest copy of a file comes back first`() throws {
    let log = try Logbook.inMemory()
    #expect(try log.newestCopies() == [])
    try log.keepCopy(of: "one ✓", at: "/a.swift", kata: "a", before: "reset", on: noon)
    try log.keepCopy(of: "two", at: "/b.swift", kata: "b", before: "solution", on: noon)
    #expect(try log.newestCopies().map(\.text) == ["two"])
    let copy = try #require(try log.newestCopies(of: "a").first)
    #expect(copy.text == "one ✓")
    try log.forget(copy)
    #expect(try log.newestCopies(of: "a") == [])
  }

  @Test func `files that one command overwrote come back together`() throws {
    let log = try Logbook.inMemory()
    try log.keepCopy(of: "old", at: "/a.swift", kata: "", before: "fix", on: noon)
    let later = noon.addingTimeInterval(1)
    try log.keepCopy(of: "one", at: "/a.swift", kata: "", before: "fix", on: later)
    try log.keepCopy(of: "two", at: "/b.swift", kata: "", before: "fix", on: later)
    #expect(try log.newestCopies().map(\.text) == ["one", "two"])
    for copy in try log.newestCopies() { try log.forget(copy) }
    #expect(try log.newestCopies().map(\.text) == ["old"])
  }

  @Test func `an import joins both sides and can be repeated`() throws {
    let here = try Logbook.inMemory()
    let there = try Logbook.inMemory()
    try here.record(attempt("rows", after: 10, passed: true))
    try here.showedHints(1, of: "rows")
    try there.record(attempt("rows", after: 5.000_4, passed: true))
    try there.record(attempt("id", after: 6, passed: false))
    try there.showedHints(2, of: "rows")

    let document = Data(try there.exported().json.utf8)
    let read = try ExportedProgress(json: document, path: "there.json")
    #expect(try here.merge(read) == 2)
    #expect(try here.merge(read) == 0)
    #expect(try here.solved() == ["rows": noon + 5])
    #expect(try here.hintsShown(of: "rows") == 2)
    #expect(try here.attempts().map(\.kata) == ["rows", "id", "rows"])
  }

  @Test func `a document that is no export says which file`() {
    let error = #expect(throws: ProgressError.self) {
      try ExportedProgress(json: Data("[]".utf8), path: "notes.json")
    }
    #expect("\(error!)".hasPrefix("notes.json is not exported progress: "))
  }
}
