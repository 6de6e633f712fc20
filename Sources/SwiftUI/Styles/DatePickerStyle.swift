import Foundation

/// How date pickers look. A style has a body of its own, which counts under the style's name; those that come with
/// the system change no more than looks.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The date picker that a style is to show.
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
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

/// Dates as the system shows them.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Dates as the system shows them.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Dates in little room.
public struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Dates in little room.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// Dates as a calendar or a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Dates as a calendar or a clock.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Dates on wheels.
public struct WheelDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Dates on wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Dates in a field: on a Mac.
public struct FieldDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// Dates in a field: on a Mac.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// Dates in a field with arrows: on a Mac.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemStyle {
  /// The style.
  public nonisolated init() {}

  /// The control as it is.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) {
      configuration.label
    }
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// Dates in a field with arrows: on a Mac.
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
