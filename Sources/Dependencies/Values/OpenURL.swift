import Foundation

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension DependencyValues {
  /// Opens addresses.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { _ in true }
}

/// Opens an address when it is called, and tells whether that went well.
/// - Note: differs from the library: the live one opens nothing, for there is no system to do it, and
///   says that it went well.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens addresses by the closure.
  public init(handler: @escaping @Sendable (URL) async -> Bool) { self.handler = handler }

  /// Opens the address.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await handler(url) }
}
