/// How gauges look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The gauge that a style is to show.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct GaugeStyleConfiguration {
  /// What is measured: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }
  /// The value, in words: a place, not a copy.
  public struct CurrentValueLabel: StylePart {
    let provider: any _ContentProvider
  }
  /// The least value, in words: a place, not a copy.
  public struct MinimumValueLabel: StylePart {
    let provider: any _ContentProvider
  }
  /// The greatest value, in words: a place, not a copy.
  public struct MaximumValueLabel: StylePart {
    let provider: any _ContentProvider
  }

  /// From 0 for the least value to 1 for the greatest.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in words, if it is told.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words, if it is told.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words, if it is told.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Lets the style show the gauges inside.
  @available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
  @available(tvOS, unavailable)
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Gauges as the system shows them.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// Gauges as the system shows them.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// Gauges as an open ring with a mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Gauges as an open ring with a mark.
  @available(watchOS 9.0, *)
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// Gauges as a ring that fills.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Gauges as a ring that fills.
  @available(watchOS 9.0, *)
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// Gauges as a line with a mark.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Gauges as a line with a mark.
  @available(watchOS 9.0, *)
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// Gauges as a small line that fills.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Gauges as a small line that fills.
  @available(watchOS 9.0, *)
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// Gauges as a line that fills.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Gauges as a line that fills.
  @available(watchOS 9.0, *)
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// Gauges as a ring: on a watch.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct CircularGaugeStyle: GaugeStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: the form before iOS 15.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The style in a gradient.
  public nonisolated init(tint: Gradient) { self.tint = tint.stops.first?.color }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == CircularGaugeStyle {
  /// Gauges as a ring: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(visionOS, unavailable)
  public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// Gauges as a line: on a watch.
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public struct LinearGaugeStyle: GaugeStyle, SystemStyle {
  private nonisolated let tint: Color?

  /// The style.
  public nonisolated init() { tint = nil }
  /// The style in a colour: the form before iOS 15.
  public nonisolated init(tint: Color) { self.tint = tint }
  /// The style in a gradient.
  public nonisolated init(tint: Gradient) { self.tint = tint.stops.first?.color }

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.gauge }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension GaugeStyle where Self == LinearGaugeStyle {
  /// Gauges as a line: on a watch.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(visionOS, unavailable)
  public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyleConfiguration {
  /// The gauge that a style is to show, as the system shows it.
  @MainActor fileprivate var gauge: some View {
    Gauge<Label, CurrentValueLabel?, AnyView, EmptyView>(
      value, 0...1, label, currentValueLabel, minimumValueLabel.map { AnyView($0) },
      maximumValueLabel.map { AnyView($0) }, EmptyView())
  }
}

extension Gauge: StyledControl {
  var styleParts: [any View] {
    [content.value.0, content.value.1, content.value.2, content.value.3]
  }
  func styleSeesSame(as other: Self) -> Bool { fraction == other.fraction }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> GaugeStyleConfiguration {
    let hasEnds = BoundsLabel.self != EmptyView.self
    return GaugeStyleConfiguration(
      value: fraction, label: .init(provider: parts[0]),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(provider: parts[1]),
      minimumValueLabel: hasEnds ? .init(provider: parts[2]) : nil,
      maximumValueLabel: hasEnds ? .init(provider: parts[3]) : nil)
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
