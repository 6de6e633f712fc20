import Foundation

/// How far something has come, or that it is under way.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: ElementView {
  let content: TupleView<(Label, CurrentValueLabel)>
  let fraction: Double?

  static var elementName: String? { "ProgressView" }
  func looksSame(as other: Self) -> Bool { fraction == other.fraction }

  init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    content = TupleView((label, current))
    self.fraction = fraction
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something under way.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), current: EmptyView())
  }
  /// Something under way, with a label made of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }
  /// Something under way, with a title.
  public init(_ title: LocalizedStringKey) where Label == Text { self.init { Text(title) } }
  /// Something under way, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  /// How far something has come; `nil` if nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total) { EmptyView() }
  }
  /// How far something has come, with a label made of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
  /// How far something has come, with a title.
  public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
  /// How far something has come, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  /// How far something has come, with a label and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) }, label: label(), current: currentValueLabel())
  }

  /// How far a task has come that reports itself.
  /// - Note: differs from SwiftUI: it shows the state the task was in when the view was made.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }

  /// How much of a time has passed.
  /// - Note: differs from SwiftUI: time stands still, the lab's clock is not a date.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: countsDown ? 1 : 0, label: label(), current: currentValueLabel())
  }
  /// How much of a time has passed, with a label.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) { EmptyView() }
  }
  /// How much of a time has passed.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
