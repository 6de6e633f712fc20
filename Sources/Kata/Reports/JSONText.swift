import Foundation

/// A value as an indented JSON document with sorted keys, so that equal values are equal texts.
///
/// Throws what the encoder throws; results consist of texts, numbers and lists, for which it does not.
public func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: closed(Array(try encoder.encode(value))), as: UTF8.self) + "\n"
}

/// The encoder spreads what is empty over three lines; this writes `[]` and `{}`.
private func closed(_ json: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(json.count)
  var index = 0
  while index < json.count {
    let byte = json[index]
    result.append(byte)
    index += 1
    guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") else { continue }
    // A line end inside a string is escaped, so this one is the encoder's.
    let rest = json[index...]
    guard rest.starts(with: Array("\n\n".utf8)),
      let next = rest.firstIndex(where: { $0 != 0x0A && $0 != 0x20 }),
      json[next] == UInt8(ascii: "]") || json[next] == UInt8(ascii: "}")
    else { continue }
    index = next
  }
  return result
}
