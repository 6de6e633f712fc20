import Foundation
import Trace

/// Content made of a value that moves from keyframe to keyframe.
///
/// The closure is an evaluation scope of its own.
/// - Note: differs from SwiftUI: the value is at the first keyframes until their time on the lab's
///   clock is over, and then at the last ones; no value in between is seen. An animator without
///   a trigger that repeats stays at its first value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: PrimitiveView where KeyframePath.Value == Value {
  fileprivate let initialValue: Value
  fileprivate let repeats: Bool
  fileprivate let trigger: AnyEquatable?
  fileprivate let make: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath

  /// Moves once, or for ever.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, trigger) = (initialValue, repeating, nil)
    (make, self.keyframes) = (content, keyframes)
  }

  /// Moves whenever `trigger` has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, repeats, self.trigger) = (initialValue, false, AnyEquatable(trigger))
    (make, self.keyframes) = (content, keyframes)
  }

  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    KeyframeNode(view, site)
  }
}

/// Where values move to, one after another.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Keyframes<Value> {
  associatedtype Value
  /// How long it takes, in seconds.
  var _duration: Double { get }
  /// Takes a value to where it is in the end.
  func _finish(_ value: inout Value)
}

/// The keyframes of one part of a value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Moves a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (path, self.content) = (keyPath, content())
  }

  /// Moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (path, self.content) = (\.self, content())
  }

  public var _duration: Double { content._moves.reduce(0) { $0 + $1.duration } }
  public func _finish(_ value: inout Root) {
    if let last = content._moves.last { value[keyPath: path] = last.to }
  }
}

/// Several tracks at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  fileprivate let tracks: [any Keyframes<Value>]

  public var _duration: Double { tracks.map(\._duration).max() ?? 0 }
  public func _finish(_ value: inout Value) { for track in tracks { track._finish(&value) } }
}

/// Puts tracks together.
@resultBuilder
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(tracks: []) }
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
    _KeyframeTracks(tracks: [accumulated, next])
  }
  @_disfavoredOverload
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  @_disfavoredOverload
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeMoves<Value> where A.Value == Value, B.Value == Value {
    _KeyframeMoves(_moves: accumulated._moves + next._moves)
  }
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
  @_disfavoredOverload
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Where one value moves to, one after another.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  var _moves: [_KeyframeMove<Value>] { get }
}

/// One movement.
public struct _KeyframeMove<Value> {
  let to: Value
  let duration: Double
}

/// Several movements.
public struct _KeyframeMoves<Value>: KeyframeTrackContent {
  public let _moves: [_KeyframeMove<Value>]
}

/// Puts keyframes one after another.
@resultBuilder
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }
  public static func buildBlock() -> _KeyframeMoves<Value> { _KeyframeMoves(_moves: []) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeMoves<Value> where A.Value == Value, B.Value == Value {
    _KeyframeMoves(_moves: accumulated._moves + next._moves)
  }
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> _KeyframeMoves<Value> where K.Value == Value {
    _KeyframeMoves(_moves: components.flatMap(\._moves))
  }
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> _KeyframeMoves<Value> where K.Value == Value { _KeyframeMoves(_moves: component._moves) }
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> _KeyframeMoves<Value> where K.Value == Value { _KeyframeMoves(_moves: component._moves) }
}

/// A movement at one speed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _moves: [_KeyframeMove<Value>]

  /// Moves to a value in so many seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _moves = [_KeyframeMove(to: to, duration: duration)]
  }
}

/// A movement like that of a spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _moves: [_KeyframeMove<Value>]

  /// Moves to a value in so many seconds, or as long as the spring takes.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _moves = [_KeyframeMove(to: to, duration: duration ?? spring.settlingDuration)]
  }
}

/// A movement along a smooth curve.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _moves: [_KeyframeMove<Value>]

  /// Moves to a value in so many seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _moves = [_KeyframeMove(to: to, duration: duration)]
  }
}

/// A jump.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _moves: [_KeyframeMove<Value>]

  /// Goes to a value at once.
  public init(_ to: Value) { _moves = [_KeyframeMove(to: to, duration: 0)] }
}

private final class KeyframeNode<
  Value, KeyframePath: Keyframes, Content: View
>: ClosureNode<KeyframeAnimator<Value, KeyframePath, Content>, Content>
where KeyframePath.Value == Value {
  private var value: Value!
  private var timer: Int?

  override var closureName: String { "KeyframeAnimator" }
  override func content() -> Content { view.make(value) }

  override func begin() {
    value = view.initialValue
    if view.trigger == nil, !view.repeats { move() }
  }

  override func changed(from old: KeyframeAnimator<Value, KeyframePath, Content>) {
    if view.trigger != old.trigger { move() }
  }

  private func move() {
    timer.map(graph.clock.stop)
    let keyframes = onMain { view.keyframes(value) }
    timer = graph.clock.after(seconds: keyframes._duration) { [weak self] in
      guard let self, isAlive else { return }
      timer = nil
      keyframes._finish(&value)
      graph.enqueue(
        invalidationOf: self, Event.Reason("the last keyframe", by: "KeyframeAnimator"),
        property: nil)
    }
  }

  override func end() { timer.map(graph.clock.stop) }
}

extension View {
  /// Moves a value from keyframe to keyframe, each a change of this view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(shows: self), $0) }, keyframes: keyframes)
  }

  /// Moves a value from keyframe to keyframe whenever `trigger` has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(shows: self), $0) }, keyframes: keyframes)
  }
}
