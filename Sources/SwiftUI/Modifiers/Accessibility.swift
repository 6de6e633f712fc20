/// What assistive apps are told that a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt32

  /// The traits whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Something to press.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// One of several, and chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// Opens a page elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that never changes.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Hides what is behind it from assistive apps.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// A switch.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// A field to search with.
  public static let isSearchField = AccessibilityTraits(rawValue: 512)
}

/// What assistive apps see of the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// None of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each of them.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// One element made of all of them.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What an assistive app can ask of a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The way out.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What the system's own gesture does.
  @available(macOS, unavailable)
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
  /// What assistive apps call this view.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(StyleModifier("accessibilityLabel", String(label)))
  }
  /// What assistive apps call this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(StyleModifier("accessibilityLabel", label.string))
  }
  /// What assistive apps say that this view shows.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    modifier(StyleModifier("accessibilityValue", String(value)))
  }
  /// What assistive apps say that this view shows.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(StyleModifier("accessibilityValue", value.string))
  }
  /// What assistive apps say that operating this view does.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(StyleModifier("accessibilityHint", String(hint)))
  }
  /// What assistive apps say that operating this view does.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(StyleModifier("accessibilityHint", hint.string))
  }
  /// Makes one element of this view for assistive apps.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(StyleModifier("accessibilityElement", children))
  }
  /// Tells assistive apps more of what this view is.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(StyleModifier("accessibilityAddTraits", traits))
  }
  /// Takes back what assistive apps are told that this view is.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(StyleModifier("accessibilityRemoveTraits", traits))
  }
  /// Places this view among its neighbours in reading order.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    modifier(StyleModifier("accessibilitySortPriority", priority))
  }
  /// Offers assistive apps an action; nothing here calls it.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityAction", kind))
  }
  /// Offers assistive apps an action by name; nothing here calls it.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityAction", name.resolved))
  }
  /// What assistive apps call this view: the form before iOS 14.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// What assistive apps say that operating this view does: the form before iOS 14.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// What assistive apps say that this view shows: the form before iOS 14.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Hides this view from assistive apps: the form before iOS 14.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names this view for tests: the form before iOS 14.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}
