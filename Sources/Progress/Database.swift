import CSQLite

/// One open SQLite file, with errors that say what was being done to which file.
final class Database {
  enum Value {
    case integer(Int)
    case text(String)
    case null
  }

  /// The row a statement stands on; columns are counted from 0.
  struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
    func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
  }

  static let memory = ":memory:"
  let path: String
  private let handle: OpaquePointer

  init(path: String) throws(ProgressError) {
    self.path = path
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, nil)
    guard status == SQLITE_OK, let handle = opened else {
      let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw .cannotOpen(path: path, reason: reason)
    }
    self.handle = handle
    // Two shells of one learner write a few rows each: waiting is shorter than explaining.
    sqlite3_busy_timeout(handle, 2000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs one statement for its effect.
  func run(_ doing: String, _ sql: String, _ values: [Value] = []) throws(ProgressError) {
    _ = try rows(doing, sql, values) { _ in }
  }

  /// Runs one statement and reads its rows.
  func rows<T>(_ doing: String, _ sql: String, _ values: [Value] = [], _ read: (Row) -> T)
    throws(ProgressError) -> [T]
  {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK,
      let statement = prepared
    else { throw refusal(doing) }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1), of: statement) }
    var found: [T] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: found.append(read(Row(statement: statement)))
      case SQLITE_DONE: return found
      default: throw refusal(doing)
      }
    }
  }

  /// All of `body` or nothing of it.
  func transaction(_ doing: String, _ body: () throws(ProgressError) -> Void) throws(ProgressError)
  {
    try run(doing, "BEGIN IMMEDIATE")
    do {
      try body()
      try run(doing, "COMMIT")
    } catch {
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Takes over the contents of a file without writing to it or its folder; nothing when the file
  /// cannot be read.
  func load(_ path: String) {
    var opened: OpaquePointer?
    defer { sqlite3_close_v2(opened) }
    guard sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY, nil) == SQLITE_OK,
      let backup = sqlite3_backup_init(handle, "main", opened, "main")
    else { return }
    sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer) {
    switch value {
    case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
    case .text(let text): sqlite3_bind_text(statement, index, text, -1, transient)
    case .null: sqlite3_bind_null(statement, index)
    }
  }

  private func refusal(_ doing: String) -> ProgressError {
    .refused(doing: doing, path: path, reason: String(cString: sqlite3_errmsg(handle)))
  }

  // SQLite copies the text before the call returns; C spells that as the pointer -1.
  private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
