/// Something on the home screen; it is built and never shown.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension Widget {
  /// Does nothing: there is no home screen.
  public static func main() {}
}

/// What a widget is.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// No widget.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Several widgets.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension WidgetBundle {
  /// Does nothing: there is no home screen.
  public static func main() {}
}

/// Makes one widget of several.
@resultBuilder
@available(iOS 14.0, macOS 11.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public enum WidgetBundleBuilder {
  public static func buildBlock() -> _Widgets { _Widgets() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget
  {
    _Widgets()
  }
  public static func buildOptional(_ content: (some Widget)?) -> some Widget { _Widgets() }
  @available(iOS 16.1, macOS 13.0, watchOS 9.1, *)
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { _Widgets() }
}

/// Widgets that were built.
public struct _Widgets: Widget {
  public nonisolated init() {}
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A button or switch in Control Center; it is built and never shown.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

/// What a control is.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// How a control looks.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  var body: Body { get }
}

extension Never: ControlWidgetTemplate {}
