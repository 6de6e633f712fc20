import Foundation

/// How large controls are.
@available(iOS 15.0, tvOS 15.0, watchOS 9.0, *)
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular

  @available(macOS 11.0, *)
  case large

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  case extraLarge

  public static var allCases: [ControlSize] { [.mini, .small, .regular, .large, .extraLarge] }
}

/// Where text is cut when there is no room for it.
extension Text {
  /// Where text is cut when there is no room for it.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// How letters are changed.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// Variants of a symbol.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// The symbol as it is.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// With a line through it.
  public static let slash = SymbolVariants(name: "slash")
  /// The variant, filled.
  public var fill: SymbolVariants { SymbolVariants(name: name + " fill") }
  /// The variant in a circle.
  public var circle: SymbolVariants { SymbolVariants(name: name + " circle") }
  /// The variant with a line through it.
  public var slash: SymbolVariants { SymbolVariants(name: name + " slash") }
}

/// How a symbol is coloured.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In the colours given.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// How the border of buttons is shaped.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  @available(macOS 14.0, tvOS 17.0, *)
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// With corners of a radius.
  @available(macOS 14.0, tvOS 17.0, *)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle \(radius)")
  }
  /// Round.
  @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
  public static let circle = ButtonBorderShape(name: "circle")
}

/// How content that changes in place comes and goes.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Hashable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By turning letters into one another.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText \(countsDown)")
  }
  /// Digit by digit, up or down as the value says.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }
  /// As symbols do.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// What the device lets the user feel.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// It worked.
  public static let success = SensoryFeedback(name: "success")
  /// Mind this.
  public static let warning = SensoryFeedback(name: "warning")
  /// It failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something hit something.
  public static let impact = SensoryFeedback(name: "impact")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
}

/// What a part of a scroll view is kept clear for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// All.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that say how far.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// When the bars that say how far one has scrolled are seen.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// As far as the system lets them.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// As little as the system lets them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling sends the keyboard away.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@available(visionOS, unavailable)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Under the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether a scroll view bounces at its ends.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// When there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether text can be copied.
@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextSelectability: Hashable, Sendable {
  let isEnabled: Bool

  /// It can.
  public static let enabled = TextSelectability(isEnabled: true)
  /// It cannot.
  public static let disabled = TextSelectability(isEnabled: false)
}

/// What a preview is laid out for.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview is shown on.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String

  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
  /// Says how large controls inside are.
  @available(iOS 15.0, tvOS 15.0, watchOS 9.0, *)
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Explains the view to a pointer that rests on it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func help(_ text: LocalizedStringKey) -> some View {
    modifier(StyleModifier("help", text.resolved))
  }
  /// Explains the view to a pointer that rests on it.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func help<S: StringProtocol>(_ text: S) -> some View {
    modifier(StyleModifier("help", String(text)))
  }
  /// Lets text be copied or not.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func textSelection(_ selectability: TextSelectability) -> some View {
    modifier(StyleModifier("textSelection", selectability))
  }
  /// Sets the distance between letters.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func kerning(_ kerning: CGFloat) -> some View {
    modifier(StyleModifier("kerning", kerning))
  }
  /// Sets the space after letters.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func tracking(_ tracking: CGFloat) -> some View {
    modifier(StyleModifier("tracking", tracking))
  }
  /// Moves text up from its line.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func baselineOffset(_ offset: CGFloat) -> some View {
    modifier(StyleModifier("baselineOffset", offset))
  }
  /// Says how many lines text has, and whether it takes their space in any case.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(StyleModifier("lineLimit", limit, reservesSpace))
  }
  /// Says how few and how many lines text has.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(StyleModifier("lineLimit", limit))
  }
  /// Says how many lines text has at most.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(StyleModifier("lineLimit", limit.upperBound))
  }
  /// Says how few lines text has.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(StyleModifier("lineLimit", limit.lowerBound))
  }
  /// Shapes the border of buttons inside.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(StyleModifier("buttonBorderShape", shape))
  }
  /// Colours controls: the form before iOS 15.
  public func accentColor(_ color: Color?) -> some View {
    modifier(StyleModifier("accentColor", color))
  }
  /// Shows two levels of content in two styles.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(StyleModifier("foregroundStyle", "\(primary)", "\(secondary)"))
  }
  /// Shows or hides what is behind scrolling content.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  @available(tvOS, unavailable)
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("scrollContentBackground", visibility))
  }
  /// Lets content reach out of a scroll view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(StyleModifier("scrollClipDisabled", disabled))
  }
  /// Lets scrolling stop at the views inside.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(StyleModifier("scrollTargetLayout", isEnabled))
  }
  /// Keeps space around the content of scroll views.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(StyleModifier("contentMargins", edges, length, placement))
  }
  /// Keeps space around the content of scroll views.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(StyleModifier("contentMargins", length, placement))
  }
  /// Keeps more space clear than bars need.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(StyleModifier("safeAreaPadding", edges, length))
  }
  /// Lets the user feel a change.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(StyleModifier("sensoryFeedback", feedback, "\(trigger)"))
  }
  /// Makes the view as wide as so many columns of a grid.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(StyleModifier("gridCellColumns", count))
  }
  /// Lines up the column of a grid.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(StyleModifier("gridColumnAlignment", guide))
  }
  /// Takes no more of a grid than it needs.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(StyleModifier("gridCellUnsizedAxes", axes.rawValue))
  }
  /// Hides the bar at the top of the screen.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(StyleModifier("statusBarHidden", hidden))
  }
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(StyleModifier("previewDisplayName", value))
  }
  /// Lays a preview out.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(StyleModifier("previewLayout", value))
  }
  /// Chooses a preview's device.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(StyleModifier("previewDevice", value))
  }
  /// Takes all taps, or none.
  @available(iOS 16.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(StyleModifier("defersSystemGestures", edges))
  }
  /// Keeps its proportions.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    modifier(StyleModifier("aspectRatio", ratio.width / ratio.height, contentMode))
  }
  /// Animates every change inside the view: the form before iOS 15.
  @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    modifier(StyleModifier("animation", animation))
  }
  /// Moves the point by which the view is lined up.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(StyleModifier("alignmentGuide", guide))
  }
  /// Moves the point by which the view is lined up.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(StyleModifier("alignmentGuide", guide))
  }
  /// Shows the views inside in this scheme: the form before ``preferredColorScheme(_:)``.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
  /// Does something with an address the app is opened with; there is none here.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(StyleModifier("onOpenURL"))
  }
}
