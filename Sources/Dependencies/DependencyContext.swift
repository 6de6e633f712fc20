import Foundation

/// What the program runs for, which decides the values of dependencies that nobody overrides.
public enum DependencyContext: Sendable, Hashable {
  /// An app on a device or in the simulator; scenarios of the lab too.
  case live
  /// Previews, those that `viewkata measure` mounts included.
  case preview
  case test
}

extension DependencyContext {
  /// As the environment of the process says, by the variables that the library and Xcode use.
  static var inferred: DependencyContext {
    let environment = ProcessInfo.processInfo.environment
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    default: return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
    }
  }
}

extension DependencyValues {
  /// What the program runs for.
  public var context: DependencyContext {
    get { overridden(ContextKey.self) ?? .inferred }
    set { self[ContextKey.self] = newValue }
  }
}

private enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .live }
  static var previewValue: DependencyContext { .preview }
  static var testValue: DependencyContext { .test }
}
