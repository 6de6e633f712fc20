/// The libraries an object file asks for, as the compiler noted them in it (`-lFoundation`).
enum Autolink {
  /// Reads the section `.swift1_autolink_entries` of a 64-bit little-endian ELF file; an object
  /// without it, or a file that is none, asks for nothing.
  static func entries(of object: [UInt8]) -> [String] {
    object.withUnsafeBytes { file in
      func number<T: FixedWidthInteger>(_ type: T.Type, at offset: Int) -> Int? {
        guard offset >= 0, offset + MemoryLayout<T>.size <= file.count else { return nil }
        return Int(exactly: T(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: T.self)))
      }
      func section(_ index: Int) -> (name: Int, offset: Int, size: Int)? {
        guard
          let table = number(UInt64.self, at: 40), let size = number(UInt16.self, at: 58),
          let name = number(UInt32.self, at: table + index * size),
          let start = number(UInt64.self, at: table + index * size + 24),
          let length = number(UInt64.self, at: table + index * size + 32),
          start <= file.count, length <= file.count - start
        else { return nil }
        return (name, start, length)
      }
      guard
        file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]),
        let count = number(UInt16.self, at: 60), let index = number(UInt16.self, at: 62),
        let names = section(index)
      else { return [] }
      for case let (name, offset, size)? in (0..<count).map(section) {
        let rest = file[min(names.offset + name, file.count)...]
        guard rest.starts(with: ".swift1_autolink_entries\0".utf8) else { continue }
        return file[offset..<offset + size].split(separator: 0)
          .map { String(decoding: $0, as: UTF8.self) }
      }
      return []
    }
  }
}
