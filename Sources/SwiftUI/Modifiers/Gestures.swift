import Foundation

/// Something a finger does.
///
/// - Note: differs from SwiftUI: only taps can be made here (`lab.tap`); other gestures compile and
///   wait for ever.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value
  /// What it does to the end, if a tap makes it.
  var _tap: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// No tap makes it.
  public var _tap: (@MainActor () -> Void)? { nil }

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
  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, ended: nil)
  }
  /// This gesture and then another one.
  public func sequenced<Other: Gesture>(before other: Other) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, ended: nil)
  }
  /// This gesture, or else another one.
  public func exclusively<Other: Gesture>(before other: Other) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self, ended: nil)
  }
}

/// A gesture and what is done about it.
public struct _ObservedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  let base: Base
  let ended: ((Base.Value) -> Void)?

  public var _tap: (@MainActor () -> Void)? {
    guard let ended, let tapped = () as? Base.Value else { return base._tap }
    let inner = base._tap
    return {
      inner?()
      ended(tapped)
    }
  }
}

/// One tap or several.
public struct TapGesture: Gesture {
  public typealias Value = Void
  /// How many taps it takes.
  public var count: Int

  /// A gesture of so many taps.
  public init(count: Int = 1) { self.count = count }
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// How long it stays, in seconds.
  public var minimumDuration: Double

  /// A gesture of a finger that stays so long.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

/// A finger that moves.
public struct DragGesture: Gesture {
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
    /// Where it would stop.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far it moves before it counts.
  public var minimumDistance: CGFloat

  /// A gesture of a finger that moves.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  /// A gesture of two fingers.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  /// A gesture of two fingers.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var storage: State<Value>

  /// What it is while there is no gesture.
  public init(wrappedValue: Value) { storage = State(wrappedValue: wrappedValue) }
  /// What it is while there is no gesture.
  public init(initialValue: Value) { storage = State(wrappedValue: initialValue) }

  /// What it is now.
  public var wrappedValue: Value { storage.wrappedValue }
  /// The state itself, to hand to a gesture.
  public var projectedValue: GestureState { self }

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    storage._install(&slot, place)
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
  /// Adds a gesture; one made of taps can be tapped.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(TapModifier(count: 1, action: gesture._tap))
  }
  /// Adds a gesture that counts besides those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(count: 1, action: gesture._tap))
  }
  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(count: 1, action: gesture._tap))
  }
  /// Does something when a finger stays; nothing here does.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(StyleModifier("onLongPressGesture", minimumDuration))
  }
  /// Does something when a pointer comes or goes; there is none here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(StyleModifier("onHover"))
  }
}
