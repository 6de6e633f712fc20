import Foundation

/// How a device is held, as a preview shows it.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, the wrong way round.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its right side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its left side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What surrounds a preview, such as a widget's family.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol PreviewContext {
  /// What is known about a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for something that surrounds a preview.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol PreviewContextKey {
  associatedtype Value
  /// What it is where nothing is said.
  static var defaultValue: Value { get }
}

/// What a container fills its background for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A page of a stack.
  @available(iOS 18.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// All pages of a split view.
  @available(iOS 18.0, watchOS 11.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A subscription store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// A tab.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Space that a scene keeps around its content.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// Of the least size.
  public static let minimum = ScenePadding(name: "minimum")
  /// That lines up with the title: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// How the bar of tabs becomes smaller.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Not at all.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When one scrolls down.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When one scrolls up.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// A gesture of one hand: on a watch.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@available(visionOS, unavailable)
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// Thumb and finger meet twice.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How far a turn of the crown counts: on a watch.
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// What the crown does: on a watch.
@available(watchOS 9.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How fast it turns.
  public var velocity: CGFloat
  /// How far it has turned.
  public var offset: CGFloat
}

extension View {
  /// Says what surrounds a preview.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(StyleModifier("previewContext", "\(value)"))
  }
  /// Says how the device of a preview is held.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(StyleModifier("previewInterfaceOrientation", value))
  }
  /// Hides the bar at the top of the screen: the form before iOS 16.
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides what the system lays over everything.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("persistentSystemOverlays", visibility))
  }
  /// Fills the background of the container this is in.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(StyleModifier("containerBackground", "\(style)", container))
  }
  /// Puts a view behind the container this is in.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: alignment))
  }
  /// Keeps as much space as scenes do.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(StyleModifier("scenePadding", edges))
  }
  /// Keeps as much space as scenes do.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(StyleModifier("scenePadding", padding, edges))
  }
  /// Takes a share of the container around.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(StyleModifier("containerRelativeFrame", axes.rawValue, alignment))
  }
  /// Takes so many of the columns or rows that the container around would have.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      StyleModifier("containerRelativeFrame", axes.rawValue, count, span, spacing, alignment))
  }
  /// Takes what a closure makes of the size of the container around.
  /// - Note: differs from SwiftUI: there is no layout, nothing calls the closure.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(StyleModifier("containerRelativeFrame", axes.rawValue, alignment))
  }
  /// Keeps more space clear than bars need.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(StyleModifier("safeAreaPadding", insets))
  }
  /// Keeps more space clear than bars need.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(StyleModifier("safeAreaPadding", length))
  }
  /// Turns the view round where text runs to the left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(StyleModifier("flipsForRightToLeftLayoutDirection", enabled))
  }
  /// Puts a bar at an edge, of which this view keeps clear.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Puts a bar at an edge, of which this view keeps clear.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Lets the view go on, blurred, under bars around it.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func backgroundExtensionEffect() -> some View {
    modifier(StyleModifier("backgroundExtensionEffect"))
  }
  /// Lets the view go on, blurred, under bars around it, or not.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(StyleModifier("backgroundExtensionEffect", isEnabled))
  }
  /// Says how the bar of tabs becomes smaller.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(StyleModifier("tabBarMinimizeBehavior", behavior))
  }
  /// Puts a view above the bar of tabs.
  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: false, alignment: .bottom))
  }
  /// Puts a view above the bar of tabs, or none.
  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return modifier(SecondaryModifier(secondary: accessory, isBehind: false, alignment: .bottom))
  }
  /// Puts a view above the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarHeader"))
  }
  /// Puts a view below the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarFooter"))
  }
  /// Puts a bar below the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarBottomBar"))
  }
  /// Lets a gesture of one hand press the control this is: on a watch.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  @available(visionOS, unavailable)
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("handGestureShortcut", shortcut, isEnabled))
  }
  /// Lets the crown change a value: on a watch.
  /// - Note: differs from SwiftUI: there is no crown.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    modifier(StyleModifier("digitalCrownRotation"))
  }
  /// Lets the crown change a value within a range: on a watch.
  /// - Note: differs from SwiftUI: there is no crown.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("digitalCrownRotation", minValue, maxValue, sensitivity))
  }
  /// Marks the view for the system's watch over what the user does.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(StyleModifier("interactionActivityTrackingTag", tag))
  }
  /// Marks content that is out of date in a widget.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(StyleModifier("invalidatableContent", invalidatable))
  }
}
