/// A key to press, by what it types.
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tabulator.
  public static let tab = KeyEquivalent("\t")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys to hold while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit per key.
  public let rawValue: Int

  /// The keys whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capitals only.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key.
  public static let command = EventModifiers(rawValue: 16)
}

/// Keys that stand for a control.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The keys to hold.
  public var modifiers: EventModifiers

  /// A key, with the command key unless others are named.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  /// The return key, for what most people want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the way out.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Operates the control this is by keys; there is no keyboard here.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    inherited(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Operates the control this is by keys; there is no keyboard here.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    inherited(\.keyboardShortcut, shortcut)
  }
  /// Operates the control this is by keys, or by none.
  @available(iOS 15.4, macOS 12.3, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    inherited(\.keyboardShortcut, shortcut)
  }
}
