/// The text that assistive apps get instead of, or besides, what is seen.
extension View {
  private func described(_ name: String, _ text: String, _ isEnabled: Bool) -> some View {
    modifier(StyleModifier(name, isEnabled ? text : nil))
  }

  /// What assistive apps call this view, if it is to have another name.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    described("accessibilityLabel", label.string, isEnabled)
  }
  /// What assistive apps call this view, if it is to have another name.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    described("accessibilityLabel", label.resolved, isEnabled)
  }
  /// What assistive apps call this view, if it is to have another name.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    described("accessibilityLabel", String(label), isEnabled)
  }
  /// What assistive apps call this view, made of what they call it so far.
  /// - Note: differs from SwiftUI: the content is made with the body and never shown.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ = content(PlaceholderContentView(shows: self))
    return modifier(StyleModifier("accessibilityLabel"))
  }
  /// What assistive apps say that this view shows, if it is to be something else.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    described("accessibilityValue", value.string, isEnabled)
  }
  /// What assistive apps say that this view shows, if it is to be something else.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
    described("accessibilityValue", value.resolved, isEnabled)
  }
  /// What assistive apps say that this view shows, if it is to be something else.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    described("accessibilityValue", String(value), isEnabled)
  }
  /// What assistive apps say that operating this view does, if they are to say it.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    described("accessibilityHint", hint.string, isEnabled)
  }
  /// What assistive apps say that operating this view does, if they are to say it.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
    described("accessibilityHint", hint.resolved, isEnabled)
  }
  /// What assistive apps say that operating this view does, if they are to say it.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    described("accessibilityHint", String(hint), isEnabled)
  }
  /// Hides this view from assistive apps, or not.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(StyleModifier("accessibilityHidden", hidden, isEnabled))
  }
  /// Names this view for tests, or not.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    described("accessibilityIdentifier", identifier, isEnabled)
  }
  /// Words to say to operate this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map(\.string)))
  }
  /// Words to say to operate this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map(\.resolved)))
  }
  /// Words to say to operate this view.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map { String($0) }))
  }
  /// Words to say to operate this view, if there are to be others.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map(\.string), isEnabled))
  }
  /// Words to say to operate this view, if there are to be others.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map(\.resolved), isEnabled))
  }
  /// Words to say to operate this view, if there are to be others.
  @_disfavoredOverload
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    modifier(StyleModifier("accessibilityInputLabels", inputLabels.map { String($0) }, isEnabled))
  }
}

/// How deep in the outline of a page a heading is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What kind of text assistive apps read.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// What was typed into a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message to somebody.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Numbers in rows and columns.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
  /// Says how deep in the outline of the page the heading is that this view is.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(StyleModifier("accessibilityHeading", level))
  }
  /// Says what kind of text this view shows.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(StyleModifier("accessibilityTextContentType", value))
  }
  /// Reads text inside at another pitch.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(StyleModifier("speechAdjustedPitch", value))
  }
  /// Reads signs between words aloud.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(StyleModifier("speechAlwaysIncludesPunctuation", value))
  }
  /// Reads changes after what is being read, not at once.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(StyleModifier("speechAnnouncementsQueued", value))
  }
  /// Reads letter by letter.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(StyleModifier("speechSpellsOutCharacters", value))
  }
}
