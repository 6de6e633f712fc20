import Foundation

private struct TighteningKey: EnvironmentKey { static let defaultValue: Bool = false }
private struct AutocorrectionKey: EnvironmentKey { static let defaultValue: Bool = false }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct AlignmentKey: EnvironmentKey { static let defaultValue: TextAlignment = .leading }
private struct CaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct TruncationKey: EnvironmentKey {
  static let defaultValue: Text.TruncationMode = .tail
}

extension EnvironmentValues {
  /// Whether letters may move closer together.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// Whether what is typed is left as it is.
  @available(watchOS 8.0, *)
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
  /// How far text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// The space between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How lines of text line up with one another.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// How letters are changed.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
  /// Where text is cut when there is no room for it.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether what is typed is left as it is: the form before iOS 16.
  @available(watchOS 8.0, *)
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Lets letters move closer together.
  public func allowsTightening(_ flag: Bool) -> some View { inherited(\.allowsTightening, flag) }
  /// Leaves what is typed as it is.
  @available(watchOS 8.0, *)
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inherited(\.autocorrectionDisabled, disable)
  }
  /// Leaves what is typed as it is: the form before iOS 16.
  @available(watchOS 8.0, *)
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    inherited(\.disableAutocorrection, disable)
  }
  /// Lets text shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    inherited(\.minimumScaleFactor, factor)
  }
  /// Sets the space between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inherited(\.lineSpacing, lineSpacing)
  }
  /// Lines lines of text up with one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inherited(\.multilineTextAlignment, alignment)
  }
  /// Changes the letters of text inside; the strings stay as they are.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func textCase(_ textCase: Text.Case?) -> some View { inherited(\.textCase, textCase) }
  /// Says where text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inherited(\.truncationMode, mode)
  }
}
