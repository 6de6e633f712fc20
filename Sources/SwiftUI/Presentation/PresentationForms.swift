import Foundation

/// Whether what is behind a presentation can be operated.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It can while the sheet is not higher than this.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    PresentationBackgroundInteraction(name: "enabled \(detent)")
  }
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
}

/// What swiping over a presentation does first.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a presentation is.
@MainActor @preconcurrency
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol PresentationSizing {
  /// The size for what is presented.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// What is presented, to ask it for its size.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PresentationSizingRoot: Sendable {
  /// The size it takes; what it is offered, since there is no layout.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Where a presentation's size is asked for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct PresentationSizingContext: Sendable {}

/// A size that the system knows by itself.
public struct _SystemPresentationSizing: PresentationSizing, Hashable, Sendable {
  private nonisolated let name: String

  fileprivate nonisolated init(_ name: String) { self.name = name }

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    .unspecified
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing where Self == _SystemPresentationSizing {
  /// As the system chooses.
  public static var automatic: _SystemPresentationSizing { .init("automatic") }
  /// As high as its content.
  public static var fitted: _SystemPresentationSizing { .init("fitted") }
  /// As large as a form.
  public static var form: _SystemPresentationSizing { .init("form") }
  /// As large as a page.
  public static var page: _SystemPresentationSizing { .init("page") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PresentationSizing {
  /// As large as the content at most, in the directions said.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    _SystemPresentationSizing("\(self) fitted \(horizontal) \(vertical)")
  }
  /// Ever larger with the content, in the directions said.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    _SystemPresentationSizing("\(self) sticky \(horizontal) \(vertical)")
  }
}

/// A height at which a sheet can rest, worked out by oneself.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol CustomPresentationDetent {
  /// How high it is; `nil` if the sheet cannot rest there.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension PresentationDetent {
  /// What a height is worked out from.
  @dynamicMemberLookup
  public struct Context {
    let environment = EnvironmentValues()

    /// The highest a sheet can be.
    public var maxDetentValue: CGFloat { 852 }
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// A height worked out by oneself.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }
}

extension View {
  /// Says whether what is behind the presentation this is in can be operated.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(StyleModifier("presentationBackgroundInteraction", interaction))
  }
  /// Says what swiping over the presentation this is in does first.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(StyleModifier("presentationContentInteraction", behavior))
  }
  /// Says how large the presentation this is in is.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(StyleModifier("presentationSizing", "\(sizing)"))
  }
  /// Puts a view behind the presentation this is in.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(secondary: content(), isBehind: true, alignment: alignment))
  }
  /// How the presentation this is in changes where there is little width or height.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(
      StyleModifier("presentationCompactAdaptation", horizontalAdaptation, verticalAdaptation))
  }
}
