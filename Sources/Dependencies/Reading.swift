/// A read of a dependency, for messages.
struct Reading: Sendable {
  /// As in `@Dependency(\.name)`; empty for `@Dependency(Key.self)`.
  var name: String?
  /// Where the property was declared.
  var fileID: StaticString?
  var line: UInt = 0
  /// Whether a task-local was bound for it: what it binds further is no other trap.
  var hasBound = false

  func label(_ key: Any.Type) -> String {
    switch name {
    case let name? where !name.isEmpty: "@Dependency(\\.\(name))"
    default: "@Dependency(\(typeName(key)).self)"
    }
  }

  /// ` (declared at Feed.swift:7)`, or nothing.
  var place: String {
    guard let file = fileID.map({ "\($0)" })?.split(separator: "/").last else { return "" }
    return " (declared at \(file):\(line))"
  }
}

/// As the learner wrote it.
func typeName(_ type: Any.Type) -> String {
  String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
}
