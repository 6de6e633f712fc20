import Foundation

/// Something a finger does.
///
/// - Note: differs from SwiftUI: only taps can be made here (`lab.tap`); other gestures compile and
///   wait for ever.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value
  /// The gesture this one is made of.
  associatedtype Body: Gesture
  var body: Body { get }
  /// What a tap does, if a tap makes the gesture.
  var _tap: _Tap<Value>? { get }
}

/// What a tap does about a gesture that it makes.
public struct _Tap<Value> {
  let run: @MainActor () -> Value
}

extension Gesture where Value == Body.Value {
  public var _tap: _Tap<Value>? { body._tap }
}

extension Never: Gesture {
  public typealias Value = Never
  public var _tap: _Tap<Never>? { nil }
}

/// A gesture of the module's own.
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// No tap makes it.
  public var _tap: _Tap<Value>? { nil }
}

extension Gesture {
  /// Does something when the gesture is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, ended: action)
  }
  /// Does something while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self>
  where Value: Equatable {
    _ObservedGesture(base: self, ended: nil)
  }
  /// Keeps a state up to date while the gesture goes on.
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, ended: nil)
  }
  /// The gesture with something else known of it.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(base: self, change: body)
  }
  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture and what is done about it.
public struct _ObservedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let ended: ((Base.Value) -> Void)?

  public var _tap: _Tap<Value>? {
    guard let tap = base._tap else { return nil }
    let ended = ended
    return _Tap {
      let value = tap.run()
      ended?(value)
      return value
    }
  }
}

/// A gesture with something else known of it.
public struct _MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let change: (Base.Value) -> Value

  public var _tap: _Tap<Value>? {
    guard let tap = base._tap else { return nil }
    let change = change
    return _Tap { change(tap.run()) }
  }
}

/// Two gestures that may happen at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of either; `nil` of the one that does not happen.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  /// Two gestures that may happen at the same time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public var _tap: _Tap<Value>? {
    let (first, second) = (first._tap, second._tap)
    if first == nil, second == nil { return nil }
    return _Tap { Value(first: first?.run(), second: second?.run()) }
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// One gesture and then another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far it has come.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one is over; what is known of the second, once it has begun.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  /// One gesture and then another one.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures, or else the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of the one that happens.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  /// The first of two gestures, or else the second.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public var _tap: _Tap<Value>? {
    if let tap = first._tap { return _Tap { .first(tap.run()) } }
    if let tap = second._tap { return _Tap { .second(tap.run()) } }
    return nil
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let tap: _Tap<Value>?

  /// Hides a gesture's type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { tap = gesture._tap }

  public var _tap: _Tap<Value>? { tap }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError("Optional has no body") }
  public var _tap: _Tap<Wrapped.Value>? { self?._tap }
}

/// One tap or several.
@available(tvOS 16.0, *)
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  /// How many taps it takes.
  public var count: Int

  /// A gesture of so many taps.
  public init(count: Int = 1) { self.count = count }

  public var _tap: _Tap<Void>? { _Tap {} }
}

/// One tap or several, somewhere.
///
/// - Note: differs from SwiftUI: there is no layout, so every tap is at the origin.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// What the place is measured from.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of so many taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  /// A gesture of so many taps.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace as CoordinateSpace)
  }

  public var _tap: _Tap<Value>? { _Tap { Value(location: .zero) } }
}

/// A finger that stays.
@available(tvOS 14.0, *)
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  /// How long it stays, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile.
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat

  /// A gesture of a finger that stays so long.
  @available(tvOS, unavailable)
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
}

/// A finger that moves.
@available(tvOS, unavailable)
public struct DragGesture: PrimitiveGesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it moves, in points per second.
    public var velocity: CGSize { .zero }
    /// Where it would stop.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far it moves before it counts.
  public var minimumDistance: CGFloat
  /// What places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of a finger that moves.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }
  /// A gesture of a finger that moves.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance,
      coordinateSpace: coordinateSpace.coordinateSpace as CoordinateSpace)
  }
}

/// Two fingers that move apart: the name before iOS 17.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  /// How far they move before it counts.
  public var minimumScaleDelta: CGFloat

  /// A gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that move apart.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MagnifyGesture: PrimitiveGesture {
  /// How far they have moved.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How many times as far apart they are as they were.
    public var magnification: CGFloat
    /// How fast that grows.
    public var velocity: CGFloat
    /// Where they began, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// Where they began.
    public var startLocation: CGPoint
  }

  /// How far they move before it counts.
  public var minimumScaleDelta: CGFloat

  /// A gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn: the name before iOS 17.
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  /// How far they turn before it counts.
  public var minimumAngleDelta: Angle

  /// A gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RotateGesture: PrimitiveGesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// When they were there.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they turn.
    public var velocity: Angle
    /// Where they began, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// Where they began.
    public var startLocation: CGPoint
  }

  /// How far they turn before it counts.
  public var minimumAngleDelta: Angle

  /// A gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var storage: State<Value>

  /// What it is while there is no gesture.
  public init(wrappedValue: Value) { storage = State(wrappedValue: wrappedValue) }
  /// What it is while there is no gesture.
  public init(initialValue: Value) { storage = State(wrappedValue: initialValue) }
  /// What it is while there is no gesture, and how it gets back to that.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    storage = State(wrappedValue: wrappedValue)
  }
  /// What it is while there is no gesture, and how it gets back to that.
  public init(initialValue: Value, resetTransaction: Transaction) {
    storage = State(wrappedValue: initialValue)
  }
  /// What it is while there is no gesture, and how it gets back to that.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    storage = State(wrappedValue: wrappedValue)
  }
  /// What it is while there is no gesture, and how it gets back to that.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    storage = State(wrappedValue: initialValue)
  }

  /// What it is now.
  public var wrappedValue: Value { storage.wrappedValue }
  /// The state itself, to hand to a gesture.
  public var projectedValue: GestureState { self }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    storage._install(&slot, place)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nothing while there is no gesture.
  public init(resetTransaction: Transaction = Transaction()) {
    storage = State(wrappedValue: nil)
  }
}

/// Which of a view's gestures count.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32

  /// The kinds whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  private func tappable<T: Gesture>(_ gesture: T, _ counts: Bool) -> some View {
    let tap = counts ? gesture._tap : nil
    return modifier(TapModifier(count: 1, action: tap.map { tap in { _ = tap.run() } }))
  }

  /// Adds a gesture; one made of taps can be tapped.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    tappable(gesture, mask.contains(.gesture))
  }
  /// Adds a gesture that may be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    tappable(gesture, isEnabled)
  }
  /// Adds a gesture with a name that may be switched off.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    tappable(gesture, isEnabled)
  }
  /// Adds a gesture that counts besides those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    tappable(gesture, mask.contains(.gesture))
  }
  /// Adds a gesture that counts besides those of the views inside and may be switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    tappable(gesture, isEnabled)
  }
  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    tappable(gesture, mask.contains(.gesture))
  }
  /// Adds a gesture that goes before those of the views inside and may be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    tappable(gesture, isEnabled)
  }
  /// Does something when a finger stays; nothing here does.
  @available(tvOS, unavailable)
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(StyleModifier("onLongPressGesture", minimumDuration))
  }
  /// Does something when a finger stays: the form before iOS 15.
  @_disfavoredOverload
  @available(tvOS, unavailable)
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("onLongPressGesture", minimumDuration))
  }
  /// Does something when a pointer comes or goes; there is none here.
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(StyleModifier("onHover"))
  }
}
