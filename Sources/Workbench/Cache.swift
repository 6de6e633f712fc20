import Foundation

/// Programs that were built and runs that were made, each under the hash of all that went in.
///
/// An entry is a folder that appears at once, by a rename, and says how large and what its files
/// are; one that does not hold what it says counts as missing.
struct Cache: Sendable {
  var root: String
  var mostBytes = 512 << 20

  private func folder(_ key: String) -> String { "\(root)/entries/\(key)" }

  /// The path of a file of an entry if it is whole.
  func file(_ name: String, of key: String) -> String? {
    let path = "\(folder(key))/\(name)"
    return whole(path) == nil ? nil : path
  }

  /// The bytes of a file of an entry if it is whole; the entry counts as used now.
  func contents(_ name: String, of key: String) -> [UInt8]? {
    let path = "\(folder(key))/\(name)"
    guard let bytes = whole(path) else { return nil }
    _ = utimes(folder(key), nil)
    return bytes
  }

  // What cannot be read counts as missing, whatever the reason: it is made again, and that fails
  // with a reason if need be.
  private func whole(_ path: String) -> [UInt8]? {
    guard
      let seal = try? Files.read(path + ".seal"), let bytes = try? Files.read(path),
      seal.elementsEqual(Self.seal(bytes).utf8)
    else { return nil }
    return bytes
  }

  /// A folder to put a new entry's files in; give it to ``publish(_:as:)`` or remove it.
  func draft() throws(WorkbenchError) -> String {
    try Files.temporaryFolder(in: root)
  }

  /// Writes a file with its seal.
  func write(_ bytes: [UInt8], to path: String) throws(WorkbenchError) {
    try Files.write(bytes, to: path)
    try sealFile(path, bytes)
  }

  /// Seals a file that another program wrote.
  func sealFile(at path: String) throws(WorkbenchError) {
    try sealFile(path, try Files.read(path))
  }

  /// Makes a draft the entry of a key, in place of what was there.
  func publish(_ draft: String, as key: String) throws(WorkbenchError) {
    try Files.makeFolder("\(root)/entries")
    let place = folder(key)
    let names = Files.names(in: draft).filter { !$0.hasSuffix(".seal") }
    for _ in 1...3 {
      if rename(draft, place) == 0 { return }
      // Another process was faster, and may be using it by now.
      if names.allSatisfy({ file($0, of: key) != nil }) { return Files.remove(draft) }
      // Or what is there is broken; then another one may be about to replace it, too.
      Files.remove(place)
    }
    try Files.move(draft, to: place)
  }

  /// Adds a file to an entry that exists.
  func add(_ bytes: [UInt8], as name: String, to key: String) throws(WorkbenchError) {
    let place = "\(folder(key))/\(name)"
    let temporary = "\(place)-\(getpid())"
    try write(bytes, to: temporary)
    // The seal goes first: a file without its own seal counts as missing, so does the pair of an
    // old file and a new seal.
    try Files.move(temporary + ".seal", to: place + ".seal")
    try Files.move(temporary, to: place)
  }

  /// Removes the entries not used for longest until the rest fits, and drafts of an hour ago.
  func trim(now: Double = Date().timeIntervalSince1970) {
    for name in Files.names(in: root) where name.hasPrefix("tmp-") {
      if now - Files.changed("\(root)/\(name)") > 3600 { Files.remove("\(root)/\(name)") }
    }
    var entries = Files.names(in: "\(root)/entries").map { key in
      let files = Files.names(in: folder(key)).map { "\(folder(key))/\($0)" }
      return (
        key: key, bytes: files.reduce(0) { $0 + Files.size($1) }, used: Files.changed(folder(key))
      )
    }
    var total = entries.reduce(0) { $0 + $1.bytes }
    entries.sort { ($0.used, $0.key) < ($1.used, $1.key) }
    for entry in entries where total > mostBytes {
      Files.remove(folder(entry.key))
      total -= entry.bytes
    }
  }

  private func sealFile(_ path: String, _ bytes: [UInt8]) throws(WorkbenchError) {
    try Files.write(Self.seal(bytes).utf8, to: path + ".seal")
  }

  // FNV-1a: enough to notice a file that was cut off or damaged.
  private static func seal(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return "\(bytes.count) \(String(hash, radix: 16))\n"
  }
}
