/// What a symbol does to draw attention; nothing is drawn here.
public protocol SymbolEffect {
  /// The effect, described.
  var configuration: SymbolEffectConfiguration { get }
}

/// Effects that happen when a value changes.
public protocol DiscreteSymbolEffect {}
/// Effects that go on for as long as they are wanted.
public protocol IndefiniteSymbolEffect {}
/// Effects that bring a symbol in or take it away.
public protocol TransitionSymbolEffect {}
/// Effects that turn one symbol into another.
public protocol ContentTransitionSymbolEffect {}

/// An effect, described.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  let name: String
}

/// How often and how fast a symbol effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var parts: [String] = []

  private func with(_ part: String) -> SymbolEffectOptions {
    var copy = self
    copy.parts.append(part)
    return copy
  }

  /// As the effect does it by itself.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// So many times; `nil` for again and again.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// As often as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// Again and again.
  public var repeating: SymbolEffectOptions { with("repeating") }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { with("nonRepeating") }
  /// So many times; `nil` for again and again.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with("repeat \(count.map(String.init) ?? "")")
  }
  /// As often as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with("repeat \(behavior)")
  }
  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with("speed \(speed)") }

  /// How an effect happens again.
  public struct RepeatBehavior: Hashable, Sendable {
    private let name: String

    /// Without a pause.
    public static let continuous = RepeatBehavior(name: "continuous")
    /// With pauses.
    public static let periodic = RepeatBehavior(name: "periodic")
    /// With pauses, so many times and so many seconds apart.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        name: "periodic \(count.map(String.init) ?? "") \(delay.map { "\($0)" } ?? "")")
    }
  }
}

extension View {
  /// Lets symbols inside do something for as long as it is wanted.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(StyleModifier("symbolEffect", effect.configuration, options, isActive))
  }
  /// Lets symbols inside do something when `value` changes.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(StyleModifier("symbolEffect", effect.configuration, options, "\(value)"))
  }
  /// Keeps symbols inside still.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(StyleModifier("symbolEffectsRemoved", isEnabled))
  }
}

extension ContentTransition {
  /// By an effect of symbols.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect \(effect.configuration) \(options)")
  }
}
