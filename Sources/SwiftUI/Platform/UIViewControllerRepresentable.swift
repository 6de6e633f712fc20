import UIKit

/// A view that is a UIKit controller: a stub here, whose calls are counted.
///
/// The controller is made once per identity and updated right after. It is updated again when the
/// representable differs from the former one, or when state, models or environment values that its
/// calls read have changed; never because the parent ran.
@MainActor @preconcurrency
@available(macOS, unavailable)
@available(watchOS, unavailable)
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  /// Called once, when the identity begins.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Called after the make, and whenever something it depends on has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the identity has ended.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Called once, before the make.
  func makeCoordinator() -> Coordinator
  /// - Note: differs from SwiftUI: nothing calls it, there is no layout.
  @available(iOS 16.0, tvOS 16.0, *)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  typealias Context = UIViewControllerRepresentableContext<Self>
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  @available(iOS 16.0, tvOS 16.0, *)
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? {
    nil
  }

  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  public nonisolated static var _isUnary: Bool { true }

  public nonisolated static func _makeNode(_ view: Self, _ site: _Site) -> _ViewNode<Self> {
    RepresentableNode(
      view, site,
      Representation(
        kind: "UIViewController", makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeUIViewController(context: Context($1)) },
        update: { $0.updateUIViewController($1, context: Context($2)) },
        dismantle: { Self.dismantleUIViewController($0, coordinator: $1) }))
  }
}

@available(macOS, unavailable)
@available(watchOS, unavailable)
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is told with each call.
@MainActor @preconcurrency
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The one that was made with the controller.
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
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
