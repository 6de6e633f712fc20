import Foundation
import Testing

@testable import Progress

@Suite struct DatabaseTests {
  @Test func `a file of a newer viewkata is left alone`() throws {
    let folder = try Folder()
    do {
      let database = try Database(path: folder.path + "/progress.sqlite")
      try database.run("making it newer", "PRAGMA user_version = 99")
    }
    let path = folder.path + "/progress.sqlite"
    #expect(throws: ProgressError.newer(path: path, version: 99, known: Migrations.all.count)) {
      try Logbook(directory: folder.path)
    }
  }

  @Test func `a damaged file is named, not overwritten`() throws {
    let folder = try Folder()
    let path = folder.path + "/progress.sqlite"
    let rubbish = String(repeating: "not a database ", count: 100)
    try rubbish.write(toFile: path, atomically: false, encoding: .utf8)
    let error = #expect(throws: ProgressError.self) { try Logbook(directory: folder.path) }
    #expect(
      "\(error!)" == """
        preparing progress failed in \(path): file is not a database; \
        set that right or use --home DIR
        """)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == rubbish)
  }

  @Test func `a folder that cannot be made is an error with the system's words`() throws {
    let folder = try Folder()
    try "".write(toFile: folder.path + "/file", atomically: false, encoding: .utf8)
    let error = #expect(throws: ProgressError.self) {
      try Logbook(directory: folder.path + "/file/state")
    }
    #expect(
      "\(error!)" == """
        progress cannot be kept in \(folder.path)/file/state: Not a directory; make it writable or \
        use --home DIR
        """)
  }

  @Test func `a transaction that fails leaves nothing behind`() throws {
    let log = try Logbook.inMemory()
    #expect(throws: ProgressError.self) {
      try log.database.transaction("trying") { () throws(ProgressError) in
        try log.showedHints(1, of: "rows")
        try log.database.run("trying", "INSERT INTO nowhere VALUES (1)")
      }
    }
    #expect(try log.hintsShown(of: "rows") == 0)
  }
}
