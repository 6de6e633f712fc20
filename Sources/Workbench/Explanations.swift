/// What a message of the compiler usually means in SwiftUI code.
struct Explanation: Sendable {
  /// The message, with `*` where it names something of the program.
  var pattern: String
  var text: String

  static func of(_ message: String) -> String? {
    all.first { matches(message[...], $0.pattern[...]) }?.text
  }

  private static func matches(_ message: Substring, _ pattern: Substring) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return message == pattern }
    let start = pattern[..<star]
    guard message.hasPrefix(start) else { return false }
    let rest = pattern[pattern.index(after: star)...]
    let literal = rest.prefix { $0 != "*" }
    var tail = message.dropFirst(start.count)
    if literal.isEmpty { return rest.isEmpty || matches(tail, rest) }
    while let range = tail.firstRange(of: literal) {
      if matches(tail[range.lowerBound...], rest) { return true }
      tail = tail[tail.index(after: range.lowerBound)...]
    }
    return false
  }
}

extension Explanation {
  static let all: [Explanation] = [
    Explanation(
      pattern: "function declares an opaque return type, but has no return statements*",
      text: """
        `some View` stands for one type the compiler reads off what is returned, and nothing is. \
        Give it a view, or mark a function of several views with @ViewBuilder.
        """),
    Explanation(
      pattern: "*opaque return type, but*mismatching*underlying types*",
      text: """
        `some View` is one type, and the branches return different ones. With @ViewBuilder and \
        no `return`, an if or switch becomes one view that holds either branch.
        """),
  ]
}
