import Foundation

/// How date pickers look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public protocol DatePickerStyle {
  associatedtype Body: View
  @available(iOS 16.0, macOS 13.0, *)
  typealias Configuration = DatePickerStyleConfiguration
  @available(iOS 16.0, macOS 13.0, *)
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The date picker that a style is to show.
@available(iOS 16.0, macOS 13.0, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerStyleConfiguration {
  /// The picker's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }

  /// What the date is for.
  public let label: Label
  /// The date chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen, if there is one.
  public let minimumDate: Date?
  /// The last date that can be chosen, if there is one.
  public let maximumDate: Date?
  /// Which parts of a date are chosen.
  public let displayedComponents: DatePickerComponents
}

extension View {
  /// Lets the style show the date pickers inside.
  @available(watchOS 10.0, *)
  @available(tvOS, unavailable)
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Dates as the system shows them.
@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(iOS 16.0, macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Dates as the system shows them.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Dates in little room.
@available(iOS 14.0, macOS 10.15.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(iOS 16.0, macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Dates in little room.
  @available(iOS 14.0, macOS 10.15.4, *)
  @available(watchOS, unavailable)
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// Dates as a calendar or a clock.
@available(iOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(iOS 16.0, macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Dates as a calendar or a clock.
  @available(iOS 14.0, *)
  @available(watchOS, unavailable)
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Dates on wheels.
@available(watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct WheelDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(iOS 16.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Dates on wheels.
  @available(macOS, unavailable)
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Dates in a field: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct FieldDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Dates in a field: on a Mac.
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// Dates in a field with arrows: on a Mac.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  @available(macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Dates in a field with arrows: on a Mac.
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePicker: StyledControl {
  var styleParts: [any View] { [content] }
  func styleSeesSame(as other: Self) -> Bool { components == other.components }
  func boundValue(on node: _Node) -> AnyHashable? { date.shown(by: node) }

  func configuration(
    _ parts: [any _ContentProvider], _ current: @escaping () -> Self
  ) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(provider: parts[0]), selection: date, minimumDate: nil, maximumDate: nil,
      displayedComponents: components)
  }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    styledNode(view, site) ?? ElementNode(view, site)
  }
}
