import Trace

/// What the simulated system does with rows of lazy containers that are off screen.
///
/// Sources by their names in semantics-identity; "Axiom" is the measurement of 800 rows on iOS
/// 26.5 and 27.0 in CharlesWiltgen/Axiom, axiom-swiftui/skills/layout-ref.md, which also found
/// that the system decides and not the SDK.
struct LazyProfile {
  private let release: Int

  /// The profile of the system that the run pretends to be on.
  static var current: LazyProfile { LazyProfile(release: Simulation.system.asRelease) }

  /// Whether a row that is a custom view itself (ONE, EID: "direct") keeps its state when it has
  /// been off screen for so many updates and is so many screens away.
  ///
  /// - iOS 14 to 17: for ever (ONE, EID, OLE, TCS 3).
  /// - iOS 18: for eight updates (R: time to live 8 from SDK 18 on; FOR-79926 lost it).
  /// - iOS 26: for ever (Axiom: 800 of 800 rows alive).
  /// - iOS 27: up to two screens away (Axiom: 50 of 800 alive at 14 a screen, and a boundary
  ///   between one and three screens; W26 says only that it ends).
  ///
  /// A row that is a stack or another view of ours loses what is inside it at once (ONE, EID).
  func keeps(updates: Int, screensAway: Double) -> Bool {
    switch release {
    case ..<18: true
    case 18: updates < 8
    case 19...26: true
    default: screensAway <= 2
    }
  }

  /// Whether `onDisappear` runs when a row is scrolled away.
  ///
  /// In lists it does (OLE, iOS 16). In lazy stacks it was not seen to on iOS 16 (OLE) and was
  /// for 786 of 800 rows on iOS 26 (Axiom); where it changed in between nobody says: 18 is
  /// assumed, where rows got a time to live (I).
  func disappears(in kind: LazyRows.Kind) -> Bool { kind != .stack || release >= 18 }

  /// Whether a lazy container in a scroll view that is inside another one is lazy: from iOS 26 on
  /// (WWDC25 256, quoted by Axiom); before, everything in it was made at once.
  var nestsLazily: Bool { release >= 26 }

  /// Whether what `.id` replaced in a lazy container comes back, state and all, with the former
  /// id: seen on iOS 17 (TCS 3). Later systems are assumed to have let go of it (I).
  var keepsReplaced: Bool { release < 18 }

  /// Whether a view that an `if` took out of a `Form` comes back with its state: reported in
  /// December 2023 (FB129), when iOS 17 was current.
  var formKeepsRemoved: Bool { release == 17 }
}
