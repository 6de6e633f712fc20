import Foundation

/// Whether a value is to go up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A group of actions that assistive apps offer.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Actions without a group.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that change something.
  public static let edit = AccessibilityActionCategory(name: "edit")

  /// A group with a name.
  public init(_ name: Text) { self.name = name.string }
  /// A group with a name.
  public init(_ nameKey: LocalizedStringKey) { name = nameKey.resolved }
  /// A group with a name.
  @_disfavoredOverload
  public init(_ name: some StringProtocol) { self.name = String(name) }
}

/// Which part of a pair a view is.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How a view is touched directly while the screen is read.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt

  /// The options whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is read when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It has to be activated first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// One place that a rotor stops at.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: String?
  let id: AnyHashable

  /// A place by the id of its view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (label.string, id)
  }
  /// A place by the id of its view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (label.string, id)
  }
  /// A place by the id of its view.
  public init(
    _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (label.resolved, id)
  }
  /// A place by the id of its view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (String(label), id)
  }

  /// The place itself.
  public var body: some AccessibilityRotorContent { self }
}

/// What a rotor stops at.
@MainActor @preconcurrency
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  /// The places, made of others.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

/// Makes a rotor's places of what its closure lists.
@resultBuilder
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityRotorContentBuilder {
  /// One statement as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }
  /// The first statement of a block.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first content: Content
  ) -> Content {
    content
  }
  /// One more statement of a block.
  public static func buildPartialBlock<
    First: AccessibilityRotorContent, Next: AccessibilityRotorContent
  >(accumulated: First, next: Next) -> some AccessibilityRotorContent {
    RotorPair(first: accumulated, next: next)
  }
}

private struct RotorPair<First: AccessibilityRotorContent, Next: AccessibilityRotorContent>:
  AccessibilityRotorContent
{
  let first: First
  let next: Next

  var body: some AccessibilityRotorContent { self }
}

/// A rotor that the system has by itself.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let name: String

  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings \(level)")
  }
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Bold text.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Italic text.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined text.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Words that may be wrong.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Parts of a page.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

/// A gesture that makes what is shown larger or smaller.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AccessibilityZoomGestureAction: Sendable {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  /// Larger or smaller.
  public let direction: Direction
  /// The middle of the gesture.
  public let location: UnitPoint
  /// The middle of the gesture, in points.
  public let point: CGPoint
}

/// - Note: differs from SwiftUI: there are no assistive apps, so nothing calls these actions.
extension View {
  /// Offers assistive apps an action by name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityAction", name.string))
  }
  /// Offers assistive apps an action by name.
  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityAction", String(name)))
  }
  /// Offers assistive apps an action with a label made of views.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View {
    _ = label()
    return modifier(StyleModifier("accessibilityAction"))
  }
  /// Offers assistive apps the buttons inside as actions.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("accessibilityActions"))
  }
  /// Offers assistive apps the buttons inside as a group of actions.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    _ = content()
    return modifier(StyleModifier("accessibilityActions", category))
  }
  /// Lets assistive apps turn a value up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityAdjustableAction"))
  }
  /// Lets assistive apps scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(StyleModifier("accessibilityScrollAction"))
  }
  /// Lets assistive apps make what is shown larger and smaller.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    modifier(StyleModifier("accessibilityZoomAction"))
  }
  /// Where assistive apps touch this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    modifier(StyleModifier("accessibilityActivationPoint", activationPoint.x, activationPoint.y))
  }
  /// Where assistive apps touch this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    modifier(StyleModifier("accessibilityActivationPoint", activationPoint))
  }
  /// Lets this view be touched directly while the screen is read.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    modifier(StyleModifier("accessibilityDirectTouch", isDirectTouchArea, options))
  }
  /// Tells assistive apps whether this view can be operated.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    modifier(StyleModifier("accessibilityRespondsToUserInteraction", respondsToUserInteraction))
  }
  /// Tells assistive apps whether this view can be operated, or not.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    modifier(
      StyleModifier(
        "accessibilityRespondsToUserInteraction", respondsToUserInteraction, isEnabled))
  }
  /// Keeps the colours of this view when the system turns all of them round.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(StyleModifier("accessibilityIgnoresInvertColors", active))
  }
  /// What assistive apps find instead of this view.
  /// - Note: differs from SwiftUI: it is made with the body and never shown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    _ = representation()
    return modifier(StyleModifier("accessibilityRepresentation"))
  }
  /// What assistive apps find inside this view.
  /// - Note: differs from SwiftUI: it is made with the body and never shown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    _ = children()
    return modifier(StyleModifier("accessibilityChildren"))
  }
  /// Makes a pair of this view and another one: a name and what it names.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("accessibilityLabeledPair", role, id))
  }
  /// Lets assistive apps go from this view to others of the same id.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(StyleModifier("accessibilityLinkedGroup", id))
  }
  /// Shows the control large while it is touched by somebody who needs it large.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(StyleModifier("accessibilityShowsLargeContentViewer"))
  }
  /// Shows something else large while the control is touched by somebody who needs it large.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    _ = largeContentView()
    return modifier(StyleModifier("accessibilityShowsLargeContentViewer"))
  }
  /// Names a place where something can be picked up.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(StyleModifier("accessibilityDragPoint", point, description.string))
  }
  /// Names a place where something can be picked up.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    modifier(StyleModifier("accessibilityDragPoint", point, description.resolved))
  }
  /// Names a place where something can be let go.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(StyleModifier("accessibilityDropPoint", point, description.string))
  }
  /// Names a place where something can be let go.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View {
    modifier(StyleModifier("accessibilityDropPoint", point, description.resolved))
  }
}

/// - Note: differs from SwiftUI: there are no assistive apps, so nothing asks for a rotor's places.
extension View {
  /// Lets assistive apps go from one of the places to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", label.string))
  }
  /// Lets assistive apps go from one of the places to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", labelKey.resolved))
  }
  /// Lets assistive apps go from one of the places to the next.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", String(label)))
  }
  /// Lets assistive apps go from one of the places to the next, with a rotor of the system's.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", systemRotor))
  }
  /// Lets assistive apps go from one of the models to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", rotorLabel.string, entries.map(\.id)))
  }
  /// Lets assistive apps go from one of the models to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", rotorLabelKey.resolved, entries.map(\.id)))
  }
  /// Lets assistive apps go from one of the models to the next.
  @_disfavoredOverload
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", String(rotorLabel), entries.map(\.id)))
  }
  /// Lets assistive apps go from one of the models to the next, with a rotor of the system's.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", systemRotor, entries.map(\.id)))
  }
  /// Lets assistive apps go from one of the models to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    modifier(
      StyleModifier("accessibilityRotor", rotorLabel.string, entries.map { $0[keyPath: entryID] }))
  }
  /// Lets assistive apps go from one range of the text to the next.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    modifier(StyleModifier("accessibilityRotor", label.string, textRanges))
  }
  /// Names this view as a place of a rotor.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    modifier(StyleModifier("accessibilityRotorEntry", id))
  }

  /// Tells assistive apps more of what this view is: the form before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes back what assistive apps are told that this view is: the form before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Words to say to operate this view: the form before iOS 14.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  /// Places this view among its neighbours in reading order: the form before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Where assistive apps touch this view: the form before iOS 14.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  /// Where assistive apps touch this view: the form before iOS 14.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
