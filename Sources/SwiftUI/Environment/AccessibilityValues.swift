/// How accessible the user has set the system up to be; nothing is switched on by itself.
private struct DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private struct ShowButtonShapesKey: EnvironmentKey { static let defaultValue = false }
private struct ShowBordersKey: EnvironmentKey { static let defaultValue = false }
private struct VoiceOverKey: EnvironmentKey { static let defaultValue = false }
private struct SwitchControlKey: EnvironmentKey { static let defaultValue = false }
private struct EnabledKey: EnvironmentKey { static let defaultValue = false }
private struct DimFlashingLightsKey: EnvironmentKey { static let defaultValue = false }
private struct PlayAnimatedImagesKey: EnvironmentKey { static let defaultValue = true }
private struct LargeContentViewerKey: EnvironmentKey { static let defaultValue = false }
private struct QuickActionsKey: EnvironmentKey { static let defaultValue = false }
private struct AssistiveAccessKey: EnvironmentKey { static let defaultValue = false }
private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}
private struct ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
private struct LuminanceKey: EnvironmentKey { static let defaultValue = false }
private struct CapturedKey: EnvironmentKey { static let defaultValue = false }

/// Whether the user wants bolder text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// How far colours are to differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

extension EnvironmentValues {
  /// Whether colour alone is not to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }
  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// Whether the system turns colours into their opposites.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  /// Whether buttons are to have shapes.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }
  /// Whether controls are to have borders.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var accessibilityShowBorders: Bool {
    get { self[ShowBordersKey.self] }
    set { self[ShowBordersKey.self] = newValue }
  }
  /// Whether the screen is read aloud.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  /// Whether the device is operated by switches.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlKey.self] }
    set { self[SwitchControlKey.self] = newValue }
  }
  /// Whether any assistive app is at work.
  public var accessibilityEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  /// Whether flashing lights are to be dimmed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }
  /// Whether moving pictures are to move.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
  /// Whether small controls are shown large while they are touched.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }
  /// Whether quick actions are switched on: on a watch.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }
  /// Whether the system is in its simplest form.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessKey.self] }
    set { self[AssistiveAccessKey.self] = newValue }
  }
  /// Whether the user wants bolder text.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// How far colours are to differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  /// Whether the screen is dimmed and always on.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 8.0, *)
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Whether the screen is being recorded or mirrored.
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var isSceneCaptured: Bool {
    get { self[CapturedKey.self] }
    set { self[CapturedKey.self] = newValue }
  }
}
