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
  public var accessibilityShowButtonShapes: Bool {
    get { self[ShowButtonShapesKey.self] }
    set { self[ShowButtonShapesKey.self] = newValue }
  }
  /// Whether controls are to have borders.
  public var accessibilityShowBorders: Bool {
    get { self[ShowBordersKey.self] }
    set { self[ShowBordersKey.self] = newValue }
  }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
  /// Whether the device is operated by switches.
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
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }
  /// Whether moving pictures are to move.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }
  /// Whether small controls are shown large while they are touched.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerKey.self] }
    set { self[LargeContentViewerKey.self] = newValue }
  }
  /// Whether quick actions are switched on: on a watch.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsKey.self] }
    set { self[QuickActionsKey.self] = newValue }
  }
  /// Whether the system is in its simplest form.
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
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  /// Whether the screen is being recorded or mirrored.
  public var isSceneCaptured: Bool {
    get { self[CapturedKey.self] }
    set { self[CapturedKey.self] = newValue }
  }
}
