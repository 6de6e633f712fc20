import Foundation

/// What can take part in events; nothing sends any.
@MainActor @preconcurrency
@available(macOS, unavailable)
open class UIResponder: NSObject {
  public nonisolated override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open private(set) var isFirstResponder = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyCommands: [UIKeyCommand]? { nil }

  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// A touch; there is none.
@available(macOS, unavailable)
@MainActor open class UITouch: NSObject {
  open var view: UIView?
  open var tapCount = 0
  open var timestamp: TimeInterval = 0
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event; there is none.
@available(macOS, unavailable)
@MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
  open var timestamp: TimeInterval = 0
}

/// A key or a button that is pressed.
@available(macOS, unavailable)
@MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
  }
  open var type = PressType.select
  open var key: UIKey?
}

/// A key of a hardware keyboard.
@available(macOS, unavailable)
@MainActor open class UIKey: NSObject {
  open var characters = ""
  open var charactersIgnoringModifiers = ""
  open var modifierFlags: UIKeyModifierFlags = []
}

/// An event of keys and buttons.
@available(macOS, unavailable)
@MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// Keys that are held while another one is pressed.
@available(macOS, unavailable)
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
}
