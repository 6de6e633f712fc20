import AppKit

/// A view that is a AppKit view: a stub here, whose calls are counted.
///
/// The view is made once per identity and updated right after. It is updated again when the
/// representable differs from the former one, or when state, models or environment values that its
/// calls read have changed; never because the parent ran.
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void

  /// Called once, when the identity begins.
  func makeNSView(context: Context) -> NSViewType
  /// Called after the make, and whenever something it depends on has changed.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Called when the identity has ended.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Called once, before the make.
  func makeCoordinator() -> Coordinator
  /// - Note: differs from SwiftUI: nothing calls it, there is no layout.
  @available(macOS 13.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?

  typealias Context = NSViewRepresentableContext<Self>
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  @available(macOS 13.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? {
    nil
  }

  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    RepresentableNode(
      view, site,
      Representation(
        kind: "NSView", makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeNSView(context: Context($1)) },
        update: { $0.updateNSView($1, context: Context($2)) },
        dismantle: { Self.dismantleNSView($0, coordinator: $1) }))
  }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is told with each call.
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The one that was made with the view.
  public let coordinator: Representable.Coordinator
  /// That of the update in which the call is made.
  public var transaction: Transaction
  /// The values around the view; those that are read make it depend on them.
  public var environment: EnvironmentValues

  init(_ surroundings: RepresentableSurroundings<Representable.Coordinator>) {
    coordinator = surroundings.coordinator
    (transaction, environment) = (surroundings.transaction, surroundings.environment)
  }

  /// Makes the changes at once.
  @available(macOS 15.0, *)
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
