import Foundation
import UIKit

/// Which letters the keyboard makes large.
@available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// What the keyboard's return key says.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// Done.
  public static var done: SubmitLabel { .init(name: "done") }
  /// Go.
  public static var go: SubmitLabel { .init(name: "go") }
  /// Send.
  public static var send: SubmitLabel { .init(name: "send") }
  /// Join.
  public static var join: SubmitLabel { .init(name: "join") }
  /// Route.
  public static var route: SubmitLabel { .init(name: "route") }
  /// Search.
  public static var search: SubmitLabel { .init(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { .init(name: "return") }
  /// Next.
  public static var next: SubmitLabel { .init(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { .init(name: "continue") }
}

/// What can be submitted.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit per kind of field.
  public let rawValue: Int

  /// The kinds whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Says which letters the keyboard makes large.
  @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
  @available(macOS, unavailable)
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(StyleModifier("textInputAutocapitalization", autocapitalization))
  }
  /// Chooses the keyboard.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(StyleModifier("keyboardType", type))
  }
  /// Says what is entered, so that the system can offer it.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func textContentType(_ type: UITextContentType?) -> some View {
    modifier(StyleModifier("textContentType", type))
  }
  /// Chooses what the return key says.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func submitLabel(_ label: SubmitLabel) -> some View {
    modifier(StyleModifier("submitLabel", label))
  }
  /// What the return key does.
  /// - Note: differs from SwiftUI: nothing calls it, there is no keyboard.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("onSubmit", triggers))
  }
  /// Keeps fields inside from submitting further out.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(StyleModifier("submitScope", isBlocking))
  }
  /// Lets the view take the focus.
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(StyleModifier("focusable", isFocusable))
  }
}
