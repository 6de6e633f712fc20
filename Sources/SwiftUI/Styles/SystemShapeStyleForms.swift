import Foundation

/// The colour of areas to put something on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The system's fills.
  public init() {}
}

/// The colour of what is selected.
@available(iOS 15.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The system's selection.
  @available(macOS 12.0, *)
  public init() {}
}

/// The colour behind a window's content.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The system's windows.
  public init() {}
}

/// Fills with a picture, again and again.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// Which part of it, by fractions.
  public var sourceRect: CGRect
  /// How large.
  public var scale: CGFloat

  /// A picture or a part of it, in a size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The system's fills.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The system's selection.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The system's windows.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  @available(visionOS, unavailable)
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == ImagePaint {
  /// Fills with a picture, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground laid over what is behind in another way.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
  /// The foreground, more or less transparent.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
  /// The foreground with a shadow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
}

private struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: String
}

extension ShapeStyle {
  /// The style laid over what is behind in another way.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: "blendMode \(mode)")
  }
  /// The second level of the style.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var secondary: some ShapeStyle { ChangedStyle(base: self, change: "secondary") }
  /// The third level of the style.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var tertiary: some ShapeStyle { ChangedStyle(base: self, change: "tertiary") }
  /// The fourth level of the style.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var quaternary: some ShapeStyle { ChangedStyle(base: self, change: "quaternary") }
  /// The fifth level of the style.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var quinary: some ShapeStyle { ChangedStyle(base: self, change: "quinary") }
}

extension Material {
  /// The material, active or not whatever the window is.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    Material(name: "\(name) \(appearance)")
  }
}

extension Font {
  /// The system's own: that of body text.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static let `default` = Font.body
  /// Larger than any title: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle = Font(name: "extraLargeTitle")
  /// Larger than most titles: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle2 = Font(name: "extraLargeTitle2")
}

extension AccessibilityTraits {
  /// Makes sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
  /// Tells the most important at the start.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 4096)
  /// Begins to play sound or pictures.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  /// Is touched directly while the screen is read.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  /// Turns the page at its end.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
  /// A bar of tabs.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

extension AccessibilityActionKind {
  /// What deletes.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let delete = AccessibilityActionKind(name: "delete")
  /// What opens a menu.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// An action by name.
  public init(named name: Text) { self.init(name: name.string) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension SearchFieldPlacement {
  /// In the middle of the toolbar.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
}

extension EventModifiers {
  /// The key marked fn: the form before iOS 15.
  @available(iOS, deprecated: 15.0)
  @available(macOS, deprecated: 12.0)
  public static let function = EventModifiers(rawValue: 64)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension SensoryFeedback {
  /// What was pressed.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public struct PressFeedback: Hashable, Sendable {
    private let name: String

    /// A button.
    public static let button = PressFeedback(name: "button")
    /// A button without a title.
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    /// A slider.
    public static let slider = PressFeedback(name: "slider")
    /// A tab.
    public static let tab = PressFeedback(name: "tab")
    /// A switch.
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// What was let go.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String

    /// A slider.
    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// What was chosen.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String

    /// The least.
    public static let minimum = SelectionFeedback(name: "minimum")
    /// The greatest.
    public static let maximum = SelectionFeedback(name: "maximum")
    /// On.
    public static let on = SelectionFeedback(name: "on")
    /// Off.
    public static let off = SelectionFeedback(name: "off")
  }

  /// Something was pressed.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press \(feedback)")
  }
  /// Something was let go.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release \(feedback)")
  }
  /// Something was chosen.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection \(feedback)")
  }
}
