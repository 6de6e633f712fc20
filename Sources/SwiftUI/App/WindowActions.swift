import Foundation

/// Opens a window; there are none but the one that is mounted.
@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; the one that is mounted stays.
@MainActor @preconcurrency
public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings; nothing does.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { onMain { OpenWindowAction() } }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { onMain { DismissWindowAction() } }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { onMain { OpenSettingsAction() } }
  /// Whether there can be more than one window.
  public var supportsMultipleWindows: Bool { false }
}
