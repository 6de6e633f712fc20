import Kata
import SwiftSyntax

/// Something that code does with task-local values while it runs on one task.
struct TaskEffect {
  enum Kind {
    /// A read of a `@Dependency`, which binds task-local values for as long as it takes.
    case read(String, Source)
    /// `withValue`, `withDependencies` and the like, by the name that is called.
    case binding(String)
    /// A read of a `@TaskLocal` value.
    case taskLocal(String)
    /// The making of a value of a type that has dependencies.
    case making(String)
  }

  /// Where the dependency is declared, which decides what it remembers: a property keeps the values
  /// of the place its owner was made in.
  enum Source { case property, local, shared }

  var kind: Kind
  /// The read or binding itself, or what leads to it from the code that was looked at.
  var node: Syntax
  /// What is called on the way to it: `["url(for:)", "base"]`; empty when it happens at ``node``.
  var path: [String] = []
  /// Whether it happens in the operation of a binding, and so with values bound there.
  var isBound = false
}

extension TaskEffect {
  /// `api`, through `url(for:)` and `base` — in words, behind the name of what is read.
  var way: String { path.isEmpty ? "" : " (through \(path.map { "`\($0)`" }.listed))" }

  /// The kind without the name.
  var kindName: String {
    let kind =
      switch kind {
      case .read(_, let source): "read \(source)"
      case .binding: "binding"
      case .taskLocal: "task-local"
      case .making: "making"
      }
    return isBound ? kind + " bound" : kind
  }

  var isRead: Bool {
    if case .read = kind { return true }
    return false
  }

  var isBinding: Bool {
    if case .binding = kind { return true }
    return false
  }
}
