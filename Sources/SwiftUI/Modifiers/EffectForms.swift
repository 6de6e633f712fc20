import Foundation

/// Where a pointer is that moves over a view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
@available(watchOS, unavailable)
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How symbols take a colour.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one shade.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In shades that go over into one another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colour of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How bright pictures may be.
extension Image {
  /// How bright pictures may be.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// As bright as everything else.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }
}

/// Whether material looks as in a window in front.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// It does.
  public static let active = MaterialActiveAppearance(name: "active")
  /// It does not.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension View {
  /// Draws the view into one picture, whose colours are worked out in a way.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> some View {
    modifier(StyleModifier("drawingGroup", opaque, colorMode))
  }
  /// Shows three levels of content in three styles.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleModifier("foregroundStyle", "\(primary)", "\(secondary)", "\(tertiary)"))
  }
  /// Turns what is bright into what is opaque.
  public func luminanceToAlpha() -> some View { modifier(StyleModifier("luminanceToAlpha")) }
  /// Says how bright pictures inside may be.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(StyleModifier("allowedDynamicRange", range))
  }
  /// Says how symbols inside take a colour.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(StyleModifier("symbolColorRenderingMode", mode))
  }
  /// Says how symbols inside show a value.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(StyleModifier("symbolVariableValueMode", mode))
  }
  /// Says whether material inside looks as in a window in front.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    modifier(StyleModifier("materialActiveAppearance", appearance))
  }
  /// Says how the view follows the direction of text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(StyleModifier("layoutDirectionBehavior", behavior))
  }
  /// Does something while a pointer moves over the view; there is none here.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(StyleModifier("onContinuousHover"))
  }
  /// Does something while a pointer moves over the view: the form before iOS 17.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(StyleModifier("onContinuousHover"))
  }
  /// Moves the view away from the corners of the container around.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func containerCornerOffset(
    _ edges: Edge.Set, sizeToFit: Bool = false
  ) -> some View {
    modifier(StyleModifier("containerCornerOffset", edges, sizeToFit))
  }
  /// Colours the icons of rows in a way.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(StyleModifier("listItemTint", tint))
  }
  /// Fills bars with a style in front.
  @available(watchOS 9.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(StyleModifier("toolbarForegroundStyle", "\(style)", bars))
  }
  /// Fills controls inside with a style.
  @_disfavoredOverload
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(StyleModifier("tint", "\(tint)"))
  }
}

/// How icons of rows are coloured.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ListItemTint: Hashable, Sendable {
  private let name: String

  /// In a colour, whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed \(tint)") }
  /// In a colour, unless the system prefers one.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(name: "preferred \(tint)")
  }
  /// In grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension SensoryFeedback {
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Two things line up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value reached a mark.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A line of a drawing is done.
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// How heavy things are that hit one another.
  public struct Weight: Hashable, Sendable {
    private let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that hit one another.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// Things of a weight hit one another.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }
  /// Things of a hardness hit one another.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
}

extension View {
  /// Lets the user feel a change, under a condition.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(StyleModifier("sensoryFeedback", feedback, "\(trigger)"))
  }
  /// Lets the user feel a change, as a closure says.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(StyleModifier("sensoryFeedback", "\(trigger)"))
  }
  /// Lets the user feel a change, as a closure says.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(StyleModifier("sensoryFeedback", "\(trigger)"))
  }
}
