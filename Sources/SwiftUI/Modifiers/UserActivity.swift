import Foundation

/// Something the user does, to go on with it elsewhere.
///
/// - Note: differs from SwiftUI: it belongs to Foundation on Apple's systems, and nothing goes on
///   elsewhere.
open class NSUserActivity: @unchecked Sendable {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Where it goes on in the web.
  open var webpageURL: URL?
  /// Whether it can go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be searched for.
  open var isEligibleForSearch = false
  /// Whether it may be offered by the system.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// The user does it now.
  open func becomeCurrent() {}
  /// The user does something else.
  open func resignCurrent() {}
  /// It is over.
  open func invalidate() {}
}

/// - Note: differs from SwiftUI: no other device and no other app begins anything here.
extension View {
  /// Says what the user does in this view.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(StyleModifier("userActivity", activityType, isActive))
  }
  /// Says what the user does in this view, with an element or not at all.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(StyleModifier("userActivity", activityType, element != nil))
  }
  /// Goes on with something that was begun elsewhere.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(StyleModifier("onContinueUserActivity", activityType))
  }
  /// Says which openings of the app from outside the window of this view prefers and allows.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(StyleModifier("handlesExternalEvents", preferring, allowing))
  }
}
