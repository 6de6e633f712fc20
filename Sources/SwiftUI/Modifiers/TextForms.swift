import Foundation
import UIKit

extension Text {
  /// How a line under or through text is drawn.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    /// A line in a pattern and a colour; by default in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// One line.
    public static let single = LineStyle()

    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// Nothing but itself.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and two dots each.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// How large text is beside other text.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

/// Which language text is set in.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TypesettingLanguage: Hashable, Sendable {
  private let name: String

  /// The one the text is in, as far as one can tell.
  public static let automatic = TypesettingLanguage(name: "automatic")
  /// This one.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

/// Whether the system offers to rewrite what is entered.
@available(iOS 18.0, macOS 15.0, visionOS 2.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the field.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// In a window.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  /// Draws a line under text inside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    modifier(StyleModifier("underline", isActive, pattern, color))
  }
  /// Draws a line through text inside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    modifier(StyleModifier("strikethrough", isActive, pattern, color))
  }
  /// Sets text inside in narrower or wider letters.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(StyleModifier("fontWidth", width))
  }
  /// Sets text inside smaller or as large as it is.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(StyleModifier("textScale", scale, isEnabled))
  }
  /// Says which language text inside is set in.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("typesettingLanguage", language.maximalIdentifier, isEnabled))
  }
  /// Says which language text inside is set in.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    modifier(StyleModifier("typesettingLanguage", language, isEnabled))
  }
  /// Says which letters the keyboard makes large: the form before iOS 15.
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(StyleModifier("textInputAutocapitalization", style))
  }
  /// Says whether the system offers to rewrite what is entered.
  @available(iOS 18.0, macOS 15.0, visionOS 2.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(StyleModifier("writingToolsBehavior", behavior))
  }
  /// Shows or hides the system's offer to rewrite what is entered.
  @available(iOS 18.4, macOS 15.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    modifier(StyleModifier("writingToolsAffordanceVisibility", visibility))
  }
  /// Keeps text from being searched through.
  @available(iOS 16.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(StyleModifier("findDisabled", isDisabled))
  }
  /// Keeps text from being replaced.
  @available(iOS 16.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(StyleModifier("replaceDisabled", isDisabled))
  }
  /// Searches through the text of the editor inside while `isPresented` is true.
  /// - Note: differs from SwiftUI: the field to search with is not shown.
  @available(iOS 16.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(StyleModifier("findNavigator"))
  }
  /// What is entered when the suggestion this is is chosen: on a Mac.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func textInputCompletion(_ completion: String) -> some View {
    modifier(StyleModifier("textInputCompletion", completion))
  }
  /// Offers suggestions for what is entered: on a Mac.
  /// - Note: differs from SwiftUI: they are never shown.
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    _ = suggestions()
    return modifier(StyleModifier("textInputSuggestions"))
  }
  /// Says how high lines are: the form from iOS 26.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(StyleModifier("lineHeight", lineHeight))
  }
}

extension AttributedString {
  /// How high lines are.
  public struct LineHeight: Hashable, Sendable {
    private let name: String

    /// As usual.
    public static let normal = LineHeight(name: "normal")
    /// Close together.
    public static let tight = LineHeight(name: "tight")
    /// Far apart.
    public static let loose = LineHeight(name: "loose")
    /// So many times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(name: "multiple \(factor)")
    }
    /// So many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
  }
}
