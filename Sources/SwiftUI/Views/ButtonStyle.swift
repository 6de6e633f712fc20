/// How buttons look. A style has a body of its own, which counts under the style's name.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is to show.
public struct ButtonStyleConfiguration {
  /// The button's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  public let label: Label
  /// - Note: differs from SwiftUI: a tap is over at once, so nothing is ever seen pressed.
  public let isPressed = false
}

/// How buttons look and what makes them act. A style has a body of its own, which counts under the
/// style's name; those that come with the system change no more than looks.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style is to show and to trigger.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label: a place, not a copy.
  public struct Label: StylePart {
    let provider: any _ContentProvider
  }

  /// What pressing the button means.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension View {
  /// Lets the style show the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(style) { (style: S, button: PrimitiveButtonStyleConfiguration) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: .init(provider: button.label.provider)))
    }
  }

  /// Lets the style show and trigger the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is to show, as the style around that one shows it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
