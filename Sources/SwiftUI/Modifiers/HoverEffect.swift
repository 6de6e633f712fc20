/// What changes about a view that a pointer rests on; there is no pointer here.
@available(iOS 13.4, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct HoverEffect: Hashable, Sendable, CustomHoverEffect {
  private nonisolated let name: String

  private nonisolated init(name: String) { self.name = name }

  /// An effect of one's own, as one of this type.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public nonisolated init(_ effect: some CustomHoverEffect) { name = "\(effect)" }

  /// As the system chooses.
  public nonisolated static let automatic = HoverEffect(name: "automatic")
  /// The pointer turns into a light behind the view.
  @available(tvOS 17.0, *)
  public nonisolated static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public nonisolated static let lift = HoverEffect(name: "lift")

  /// The same effect.
  public func body(content: Content) -> some CustomHoverEffect { self }
}

/// What changes about a view that a pointer rests on, described by oneself.
@MainActor @preconcurrency
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol CustomHoverEffect {
  typealias Content = EmptyHoverEffectContent
  associatedtype Body: CustomHoverEffect
  /// The effect, made of others.
  func body(content: Content) -> Body
}

/// A hover effect that changes nothing; effects of one's own begin with it.
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyHoverEffect: CustomHoverEffect, Hashable, Sendable {
  /// The effect.
  public nonisolated init() {}
  /// The same effect.
  public func body(content: Content) -> some CustomHoverEffect { self }
}

/// What a hover effect of one's own is applied to.
@available(visionOS 2.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyHoverEffectContent: Hashable, Sendable {}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == HoverEffect {
  /// As the system chooses.
  public static var automatic: HoverEffect { HoverEffect.automatic }
  /// The pointer turns into a light behind the view.
  public static var highlight: HoverEffect { HoverEffect.highlight }
  /// The view rises.
  public static var lift: HoverEffect { HoverEffect.lift }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension View {
  /// Changes the view while a pointer rests on it.
  @available(iOS 13.4, tvOS 16.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(StyleModifier("hoverEffect", effect))
  }
  /// Changes the view while a pointer rests on it, or not.
  @available(iOS 17.0, tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(StyleModifier("hoverEffect", effect, isEnabled))
  }
  /// Changes the view while a pointer rests on it, in a way of one's own.
  @_disfavoredOverload
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("hoverEffect", "\(effect)", isEnabled))
  }
  /// Keeps views inside as they are while a pointer rests on them.
  @available(iOS 17.0, tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.isHoverEffectEnabled, value: disabled),
        write: { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled }))
  }
  /// Chooses how views inside change while a pointer rests on them.
  @available(iOS 17.0, tvOS 17.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(StyleModifier("defaultHoverEffect", effect))
  }
  /// Chooses how views inside change while a pointer rests on them, in a way of one's own.
  @_disfavoredOverload
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    modifier(StyleModifier("defaultHoverEffect", "\(effect)"))
  }
  /// Changes the row this is while one looks at it: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(StyleModifier("listRowHoverEffect", effect))
  }
  /// Keeps the row this is as it is while one looks at it: on a headset.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(StyleModifier("listRowHoverEffectDisabled", disabled))
  }
  /// Lets views inside change together while one looks at one of them: on a headset.
  @available(visionOS 2.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func hoverEffectGroup() -> some View { modifier(StyleModifier("hoverEffectGroup")) }
  /// Shows the pointer in a way while it rests on the view: on a Mac.
  @available(macOS 15.0, visionOS 2.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(StyleModifier("pointerStyle", style))
  }
  /// Shows or hides the pointer while it rests on the view: on a Mac.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("pointerVisibility", visibility))
  }
}

/// What the pointer looks like: on a Mac.
@available(macOS 15.0, visionOS 2.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// A bar between letters.
  @available(visionOS, unavailable)
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A bar between letters of a vertical line.
  @available(visionOS, unavailable)
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross to draw a rectangle with.
  @available(visionOS, unavailable)
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  @available(visionOS, unavailable)
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  @available(visionOS, unavailable)
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A pointing hand.
  @available(visionOS, unavailable)
  public static let link = PointerStyle(name: "link")
  /// A magnifier with a plus.
  @available(visionOS, unavailable)
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A magnifier with a minus.
  @available(visionOS, unavailable)
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Arrows to both sides of a column.
  @available(visionOS, unavailable)
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Arrows up and down from a row.
  @available(visionOS, unavailable)
  public static let rowResize = PointerStyle(name: "rowResize")
}
