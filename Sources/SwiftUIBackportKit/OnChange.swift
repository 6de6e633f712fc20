import SwiftUI

extension Backport where Content: View {
  /// Runs an action with the old and the new value when a value has changed, as SwiftUI does from
  /// iOS 17 on.
  ///
  /// - Parameter initial: also run it once when the view first appears, with the value twice. It is
  ///   not run again when the view comes back to the screen.
  @available(iOS, deprecated: 17.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(macOS, deprecated: 14.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(tvOS, deprecated: 17.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(watchOS, deprecated: 10.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @ViewBuilder
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      content.onChange(of: value, initial: initial, action)
    } else {
      content.modifier(LegacyOnChange(value, initial: initial, action))
    }
  }

  /// Runs an action when a value has changed, as SwiftUI does from iOS 17 on.
  ///
  /// - Parameter initial: also run it once when the view first appears.
  @available(iOS, deprecated: 17.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(macOS, deprecated: 14.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(tvOS, deprecated: 17.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @available(watchOS, deprecated: 10.0, message: "SwiftUI has onChange(of:initial:_:) itself.")
  @ViewBuilder
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      content.onChange(of: value, initial: initial, action)
    } else {
      content.modifier(LegacyOnChange(value, initial: initial) { _, _ in action() })
    }
  }
}

/// The same with what systems before iOS 17 have: `onChange(of:perform:)`, which gives the new value
/// only and runs the closure of the body before.
///
/// What is remembered is not observed, so it costs no evaluation; the body of this modifier is the
/// one evaluation more that the old path takes.
private struct LegacyOnChange<Value: Equatable>: ViewModifier {
  private let value: Value
  private let initial: Bool
  private let action: (Value, Value) -> Void
  // Made once for each place of the modifier, with the value it has there at first.
  @StateObject private var memory: Memory<Value>

  init(_ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void) {
    (self.value, self.initial, self.action) = (value, initial, action)
    _memory = StateObject(wrappedValue: Memory(value, awaitsFirst: initial))
  }

  func body(content: Content) -> some View {
    // The closure of this body, and not of the one before, is to see the change.
    memory.action = action
    return
      content
      .onAppear { [memory] in memory.begin() }
      .onChange(of: value) { [memory] new in memory.change(to: new) }
  }
}

/// What is known of a value from one change to the next.
private final class Memory<Value: Equatable>: ObservableObject {
  var action: (Value, Value) -> Void = { _, _ in }
  private var last: Value
  private var awaitsFirst: Bool

  init(_ value: Value, awaitsFirst: Bool) {
    (last, self.awaitsFirst) = (value, awaitsFirst)
  }

  func begin() {
    guard awaitsFirst else { return }
    awaitsFirst = false
    action(last, last)
  }

  func change(to value: Value) {
    // It may have changed before the view appeared.
    begin()
    let old = last
    last = value
    action(old, value)
  }
}
