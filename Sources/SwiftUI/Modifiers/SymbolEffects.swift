/// A symbol effect: comes in.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "appear \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> AppearSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: AppearSymbolEffect { with("up") }
  /// Downwards.
  public var down: AppearSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes in.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol effect: jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "bounce \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> BounceSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: BounceSymbolEffect { with("up") }
  /// Downwards.
  public var down: BounceSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol effect: grows and shrinks softly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "breathe \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> BreatheSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// In size alone.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// In size and brightness.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks softly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol effect: goes away.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "disappear \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> DisappearSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: DisappearSymbolEffect { with("up") }
  /// Downwards.
  public var down: DisappearSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes away.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol effect: is drawn stroke by stroke.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "drawOn \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> DrawOnSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Layer by layer.
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  /// One part after the other.
  public var individually: DrawOnSymbolEffect { with("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn stroke by stroke.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// A symbol effect: is taken back stroke by stroke.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "drawOff \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> DrawOffSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Layer by layer.
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  /// One part after the other.
  public var individually: DrawOffSymbolEffect { with("individually") }
  /// From the end.
  public var reversed: DrawOffSymbolEffect { with("reversed") }
  /// From the beginning.
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Is taken back stroke by stroke.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// A symbol effect: fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "pulse \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> PulseSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol effect: turns into another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "replace \(variants.joined(separator: " "))")
  }

  fileprivate func with(_ variant: String) -> ReplaceSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// The old one down, the new one up.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// Both upwards.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// The new one upwards.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Turns into another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol effect: turns round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "rotate \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> RotateSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns round.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol effect: is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "scale \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> ScaleSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: ScaleSymbolEffect { with("up") }
  /// Downwards.
  public var down: ScaleSymbolEffect { with("down") }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol effect: lights up part by part.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "variableColor \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> VariableColorSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Parts stay lit.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// In one direction.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// Parts that are not lit are dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// Parts that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up part by part.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol effect: moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect,
  Hashable, Sendable
{
  private var variants: [String] = []

  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "wiggle \(variants.joined(separator: " "))")
  }

  private func with(_ variant: String) -> WiggleSymbolEffect {
    var copy = self
    copy.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: WiggleSymbolEffect { with("up") }
  /// Downwards.
  public var down: WiggleSymbolEffect { with("down") }
  /// To the left.
  public var left: WiggleSymbolEffect { with("left") }
  /// To the right.
  public var right: WiggleSymbolEffect { with("right") }
  /// In reading direction.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// Against reading direction.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// Clockwise.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// Against the clock.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// As a whole.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol effect: what suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect, Hashable, Sendable
{
  /// The effect, described.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: "automatic")
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits the symbol.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A symbol effect: replaces a symbol by another one like it, keeping what both have in common.
extension ReplaceSymbolEffect {
  /// Keeps what both symbols have in common, or else does as `fallback` says.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { with("magic") }
}
