import Foundation

private struct FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private struct ForegroundStyleKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Whether controls can be operated.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  var foregroundStyleName: String? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Writes a value that views inside show without reading it by name.
  func inherited<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, by function: String = #function
  ) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: keyPath, value: value), write: { $0[keyPath: keyPath] = value },
        isVisible: true, by: function))
  }

  public func font(_ font: Font?) -> some View { inherited(\.font, font) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inherited(\.foregroundStyleName, "\(style)")
  }
  public func foregroundColor(_ color: Color?) -> some View {
    inherited(\.foregroundStyleName, color?.name)
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func tint(_ tint: Color?) -> some View { inherited(\.tint, tint) }
  public func lineLimit(_ number: Int?) -> some View { inherited(\.lineLimit, number) }

  /// Whether controls inside can be operated; a disabled part stays so however often it is enabled
  /// further inside.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.isEnabled, value: disabled),
        write: { $0.isEnabled = $0.isEnabled && !disabled }, isVisible: true))
  }
}
