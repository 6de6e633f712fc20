import Foundation

/// How a device is held, as a preview shows it.
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
public protocol PreviewContext {
  /// What is known about a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for something that surrounds a preview.
public protocol PreviewContextKey {
  associatedtype Value
  /// What it is where nothing is said.
  static var defaultValue: Value { get }
}

/// What a container fills its background for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// All pages of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A subscription store.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Space that a scene keeps around its content.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// Of the least size.
  public static let minimum = ScenePadding(name: "minimum")
  /// That lines up with the title: on a watch.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// How the bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// When one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// A gesture of one hand: on a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// Thumb and finger meet twice.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How far a turn of the crown counts: on a watch.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// What the crown does: on a watch.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How fast it turns.
  public var velocity: CGFloat
  /// How far it has turned.
  public var offset: CGFloat
}

extension View {
  /// Says what surrounds a preview.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    modifier(StyleModifier("previewContext", "\(value)"))
  }
  /// Says how the device of a preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(StyleModifier("previewInterfaceOrientation", value))
  }
  /// Hides the bar at the top of the screen: the form before iOS 16.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides what the system lays over everything.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("persistentSystemOverlays", visibility))
  }
  /// Fills the background of the container this is in.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(StyleModifier("containerBackground", "\(style)", container))
  }
  /// Puts a view behind the container this is in.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: alignment))
  }
  /// Keeps as much space as scenes do.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(StyleModifier("scenePadding", edges))
  }
  /// Keeps as much space as scenes do.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(StyleModifier("scenePadding", padding, edges))
  }
  /// Takes a share of the container around.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(StyleModifier("containerRelativeFrame", axes.rawValue, alignment))
  }
  /// Takes so many of the columns or rows that the container around would have.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      StyleModifier("containerRelativeFrame", axes.rawValue, count, span, spacing, alignment))
  }
  /// Takes what a closure makes of the size of the container around.
  /// - Note: differs from SwiftUI: there is no layout, nothing calls the closure.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(StyleModifier("containerRelativeFrame", axes.rawValue, alignment))
  }
  /// Keeps more space clear than bars need.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(StyleModifier("safeAreaPadding", insets))
  }
  /// Keeps more space clear than bars need.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(StyleModifier("safeAreaPadding", length))
  }
  /// Turns the view round where text runs to the left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(StyleModifier("flipsForRightToLeftLayoutDirection", enabled))
  }
  /// Puts a bar at an edge, of which this view keeps clear.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Puts a bar at an edge, of which this view keeps clear.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
  /// Lets the view go on, blurred, under bars around it.
  public func backgroundExtensionEffect() -> some View {
    modifier(StyleModifier("backgroundExtensionEffect"))
  }
  /// Lets the view go on, blurred, under bars around it, or not.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(StyleModifier("backgroundExtensionEffect", isEnabled))
  }
  /// Says how the bar of tabs becomes smaller.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(StyleModifier("tabBarMinimizeBehavior", behavior))
  }
  /// Puts a view above the bar of tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: false, alignment: .bottom))
  }
  /// Puts a view above the bar of tabs, or none.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return modifier(SecondaryModifier(secondary: accessory, isBehind: false, alignment: .bottom))
  }
  /// Puts a view above the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarHeader"))
  }
  /// Puts a view below the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarFooter"))
  }
  /// Puts a bar below the sidebar of tabs.
  /// - Note: differs from SwiftUI: tabs are never a sidebar, so it is made but not shown.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("tabViewSidebarBottomBar"))
  }
  /// Lets a gesture of one hand press the control this is: on a watch.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("handGestureShortcut", shortcut, isEnabled))
  }
  /// Lets the crown change a value: on a watch.
  /// - Note: differs from SwiftUI: there is no crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View {
    modifier(StyleModifier("digitalCrownRotation"))
  }
  /// Lets the crown change a value within a range: on a watch.
  /// - Note: differs from SwiftUI: there is no crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("digitalCrownRotation", minValue, maxValue, sensitivity))
  }
  /// Marks the view for the system's watch over what the user does.
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    modifier(StyleModifier("interactionActivityTrackingTag", tag))
  }
  /// Marks content that is out of date in a widget.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(StyleModifier("invalidatableContent", invalidatable))
  }
}
