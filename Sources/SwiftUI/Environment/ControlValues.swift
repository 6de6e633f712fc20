import Foundation

/// Whether a window is in front: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// How large rows of a sidebar are: on a Mac.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How much what lies behind stands out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// More, as behind a row that is selected.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How much a badge stands out.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Hardly.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether a button acts again while it is held.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether dragging something over a control operates it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// In which order a menu has its entries.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first ones nearest to the finger.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let priority = MenuOrder(name: "priority")
  /// As they are listed.
  public static let fixed = MenuOrder(name: "fixed")
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue: Image.Scale = .medium }
private struct SymbolRenderingKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue: SymbolVariants = .none }
private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue: Prominence = .standard
}
private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue: MenuOrder = .automatic }
private struct LabelsKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }
private struct BadgeKey: EnvironmentKey { static let defaultValue: BadgeProminence = .standard }
private struct BackgroundKey: EnvironmentKey {
  static let defaultValue: BackgroundProminence = .standard
}
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private struct MaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
private struct RepeatKey: EnvironmentKey {
  static let defaultValue: ButtonRepeatBehavior = .automatic
}
private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue: SpringLoadingBehavior = .automatic
}
private struct ShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }
private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition = .identity
}
private struct DrawingGroupKey: EnvironmentKey { static let defaultValue: Bool = false }
private struct ActiveKey: EnvironmentKey { static let defaultValue: ControlActiveState = .key }
private struct AppearsActiveKey: EnvironmentKey { static let defaultValue: Bool = true }
private struct RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct SidebarKey: EnvironmentKey { static let defaultValue: SidebarRowSize = .medium }
private struct ScrollKey: EnvironmentKey { static let defaultValue: Bool = true }
private struct DismissesKeyboardKey: EnvironmentKey {
  static let defaultValue: ScrollDismissesKeyboardMode = .automatic
}
private struct HorizontalBounceKey: EnvironmentKey {
  static let defaultValue: ScrollBounceBehavior = .automatic
}
private struct VerticalBounceKey: EnvironmentKey {
  static let defaultValue: ScrollBounceBehavior = .automatic
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}
private struct VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}
private struct FocusedKey: EnvironmentKey { static let defaultValue: Bool = false }
private struct FocusEffectKey: EnvironmentKey { static let defaultValue: Bool = true }
private struct HoverEffectKey: EnvironmentKey { static let defaultValue: Bool = true }
private struct LinkIndicatorKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }

extension EnvironmentValues {
  /// How large symbols are.
  @available(macOS 11.0, *)
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// How symbols are coloured.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }
  /// Which variants of symbols are shown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// How much headers of sections stand out.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// Whether menus have an arrow.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  /// In which order menus have their entries.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether labels of controls are seen.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
  /// How much badges stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var badgeProminence: BadgeProminence {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
  /// How much what lies behind stands out.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// What lies behind, if anything was said about it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  /// The material that lies behind, if there is one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
  /// Whether buttons act again while they are held.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[RepeatKey.self] }
    set { self[RepeatKey.self] = newValue }
  }
  /// Whether dragging over controls operates them.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
  /// The keys that stand for the control.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
  /// How content that changes in place comes and goes.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether changing content is drawn into one picture.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
  /// Whether the window is in front: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public var controlActiveState: ControlActiveState {
    get { self[ActiveKey.self] }
    set { self[ActiveKey.self] = newValue }
  }
  /// Whether views are to look as in a window in front.
  @available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }
  /// How high rows of lists are at least.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// How high headers of lists are at least.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
  /// How large rows of sidebars are: on a Mac.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
  /// Whether scroll views scroll.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var isScrollEnabled: Bool {
    get { self[ScrollKey.self] }
    set { self[ScrollKey.self] = newValue }
  }
  /// How scrolling sends the keyboard away.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
  /// Whether scroll views bounce sideways.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  /// Whether scroll views bounce at the top and bottom.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  /// When the lower bar of scroll views is seen.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }
  /// When the bar at the side of scroll views is seen.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  /// Whether the nearest view around that can have the focus has it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
  /// Whether what has the focus looks like it.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  /// Whether what a pointer rests on looks like it.
  @available(iOS 17.0, tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
  /// Whether links have an arrow.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// How much of a point a pixel is.
  public var pixelLength: CGFloat { 1 / displayScale }
}

extension View {
  /// Says how large symbols inside are.
  @available(macOS 11.0, *)
  public func imageScale(_ scale: Image.Scale) -> some View { inherited(\.imageScale, scale) }
  /// Chooses variants of symbols inside.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inherited(\.symbolVariants, variant)
  }
  /// Says how symbols inside are coloured.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inherited(\.symbolRenderingMode, mode)
  }
  /// Makes the section's header stand out.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func headerProminence(_ prominence: Prominence) -> some View {
    inherited(\.headerProminence, prominence)
  }
  /// Shows or hides the arrow of menus.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func menuIndicator(_ visibility: Visibility) -> some View {
    inherited(\.menuIndicatorVisibility, visibility)
  }
  /// Says in which order menus inside have their entries.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func menuOrder(_ order: MenuOrder) -> some View { inherited(\.menuOrder, order) }
  /// Hides labels of controls inside from sight.
  public func labelsHidden() -> some View { inherited(\.labelsVisibility, .hidden) }
  /// Shows or hides labels of controls inside.
  /// - Note: differs from SwiftUI: the texts stay readable for tests.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    inherited(\.labelsVisibility, visibility)
  }
  /// Says how much badges inside stand out.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    inherited(\.badgeProminence, prominence)
  }
  /// Says whether buttons inside act again while they are held.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inherited(\.buttonRepeatBehavior, behavior)
  }
  /// Says whether dragging over controls inside operates them.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    inherited(\.springLoadingBehavior, behavior)
  }
  /// Sets the style of what lies behind.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inherited(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Says how changed content comes and goes.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func contentTransition(_ transition: ContentTransition) -> some View {
    inherited(\.contentTransition, transition)
  }
  /// Keeps scroll views inside from scrolling.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.isScrollEnabled, value: disabled),
        write: { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }, isVisible: true))
  }
  /// Says how scrolling sends the keyboard away.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @available(visionOS, unavailable)
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    inherited(\.scrollDismissesKeyboardMode, mode)
  }
  /// Says whether scroll views inside bounce.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(
          key: \EnvironmentValues.verticalScrollBounceBehavior, value: (behavior, axes)),
        write: { values in
          if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
          if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
        }, isVisible: true))
  }
  /// Says when the bars of scroll views inside are seen.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(
          key: \EnvironmentValues.verticalScrollIndicatorVisibility, value: (visibility, axes)),
        write: { values in
          if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
          if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }, isVisible: true))
  }
  /// Shows or hides the arrow of links inside.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inherited(\.navigationLinkIndicatorVisibility, visibility)
  }
}
