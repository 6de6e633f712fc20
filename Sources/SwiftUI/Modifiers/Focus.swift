import Foundation

/// What having the focus makes possible.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit per way.
  public let rawValue: Int

  /// The ways whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pressing it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Entering something.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the system chooses.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How much a wish for the focus counts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// Unless something else has asked for it.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Whoever else has asked for it.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Where the focus is to go.
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// Moves the focus to where it begins; nothing here moves it.
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
public struct ResetFocusAction: Sendable {
  /// Moves the focus in a part of the screen.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Moves the focus to where it begins.
  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// - Note: differs from SwiftUI: there is no keyboard and no remote, so only code moves the focus.
extension View {
  /// Lets the view have the focus, for some purposes.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(StyleModifier("focusable", isFocusable, interactions))
  }
  /// Lets the view have the focus and tells when it comes and goes: the form before macOS 12.
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(StyleModifier("focusable", isFocusable))
  }
  /// Lets the focus go from outside to the views inside as a group.
  @available(macOS 13.0, tvOS 15.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func focusSection() -> some View { modifier(StyleModifier("focusSection")) }
  /// Makes a part of the screen of the views inside, with a first focus of its own.
  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(StyleModifier("focusScope", namespace))
  }
  /// Lets the focus begin at this view.
  @available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("prefersDefaultFocus", prefersDefaultFocus, namespace))
  }
  /// Lets the focus begin where the state equals `value`.
  @available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(StyleModifier("defaultFocus", value, priority))
  }
  /// Keeps views inside from looking as if they had the focus.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        mark: EnvironmentMark(key: \EnvironmentValues.isFocusEffectEnabled, value: disabled),
        write: { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }))
  }
  /// Does something when the focus is to go elsewhere.
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(StyleModifier("onMoveCommand"))
  }
  /// Does something on the way out.
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(StyleModifier("onExitCommand"))
  }
  /// Does something when something is to be deleted.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(StyleModifier("onDeleteCommand"))
  }
  /// Does something when the remote's play button is pressed.
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(StyleModifier("onPlayPauseCommand"))
  }
}

/// A key that was pressed.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  /// When during a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit per phase.
    public let rawValue: Int

    /// The phases whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held and acts again.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// Any.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a press was made use of.
  public enum Result: Sendable { case handled, ignored }

  /// When during the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types with what is held.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

/// - Note: differs from SwiftUI: there is no keyboard, so nothing calls the closures.
extension View {
  /// Does something when a key is pressed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(StyleModifier("onKeyPress", key))
  }
  /// Does something in phases of a press of a key.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(StyleModifier("onKeyPress", key, phases))
  }
  /// Does something in phases of a press of one of the keys.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(StyleModifier("onKeyPress", keys, phases))
  }
  /// Does something in phases of a press that types one of the characters.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(StyleModifier("onKeyPress", characters, phases))
  }
  /// Does something in phases of any press.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
  @available(watchOS, unavailable)
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(StyleModifier("onKeyPress", phases))
  }
  /// Does something when keys to hold go down or come up: on a Mac.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(StyleModifier("onModifierKeysChanged", mask, initial))
  }
  /// Operates the control this is by keys that suit the user's language.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    inherited(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension KeyboardShortcut {
  /// How keys suit the user's language.
  @available(iOS 15.0, macOS 12.0, *)
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system chooses.
    public static let automatic = Localization(name: "automatic")
    /// The keys stay, but arrows turn round where text runs to the left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The keys stay as they are.
    public static let custom = Localization(name: "custom")
  }
}

extension EventModifiers {
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension KeyEquivalent {
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
}
