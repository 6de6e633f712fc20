import Foundation
import Trace

/// The app; there is one, active.
@MainActor @preconcurrency
@available(macOS, unavailable)
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "url")
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    public static let shortcutItem = Self(rawValue: "shortcutItem")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "sourceApplication")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var openSessions: Set<UISceneSession> { [] }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { true }
  open private(set) var alternateIconName: String?
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var backgroundTimeRemaining: TimeInterval { .infinity }
  open var isProtectedDataAvailable: Bool { true }
  open var supportsMultipleScenes: Bool { false }

  open func canOpenURL(_ url: URL) -> Bool { true }
  /// Opens nothing and says that it did.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(true)
  }
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { true }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    alternateIconName = name
    completionHandler?(nil)
  }
  open func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

@available(macOS, unavailable)
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}
@available(macOS, unavailable)
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
@available(macOS, unavailable)
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// A quick action of the app's icon.
@available(macOS, unavailable)
@MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}

/// What an app is told; nothing calls it.
@MainActor @preconcurrency
@available(macOS, unavailable)
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// A scene; there is none.
@MainActor @preconcurrency
@available(macOS, unavailable)
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0, foregroundInactive, background
  }
  /// What a scene was made for.
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  open var activationState: ActivationState { .foregroundActive }
  open var title: String!
  public let session = UISceneSession()
  open weak var delegate: (any UISceneDelegate)?
  public nonisolated static let willConnectNotification =
    Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
@available(macOS, unavailable)
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}
@available(macOS, unavailable)
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(rawValue: "windowApplication")
  }
  public let role = Role.windowApplication
  public let persistentIdentifier = "scene"
}
@available(macOS, unavailable)
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
@available(macOS, unavailable)
@MainActor public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
@available(macOS, unavailable)
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene with windows; there is none.
@available(macOS, unavailable)
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { .current }
  /// Needs more than one size to mean anything.
  public final class SizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize.zero
  }
  open var sizeRestrictions: SizeRestrictions? { nil }
}
@available(macOS, unavailable)
@MainActor open class UIStatusBarManager: NSObject {
  public nonisolated override init() { super.init() }
  open var statusBarFrame: CGRect { .zero }
}

/// A window that nobody sees.
@available(macOS, unavailable)
open class UIWindow: UIView {
  /// How far in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1_000)
    public static let alert = Self(rawValue: 2_000)
  }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  open var screen: UIScreen { .main }
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
  open func makeKeyAndVisible() { isKeyWindow = true }
  open func makeKey() { isKeyWindow = true }
  open func sendEvent(_ event: UIEvent) {}
}

/// The screen, of 393 × 852 points.
@MainActor @preconcurrency
@available(macOS, unavailable)
open class UIScreen: NSObject {
  public static let main = UIScreen()
  nonisolated override init() { super.init() }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1_179, height: 2_556) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var isCaptured: Bool { false }
  open var traitCollection: UITraitCollection { .current }
}

/// The device that the simulated system runs on: a phone, where the platform is not another one's.
@MainActor @preconcurrency
@available(macOS, unavailable)
open class UIDevice: NSObject {
  public static let current = UIDevice()
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  nonisolated override init() { super.init() }
  /// On Mac Catalyst that of a pad, as it is until a project asks for the Mac's.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .simulated }
  open var orientation: UIDeviceOrientation { .portrait }
  open var name: String { model }
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    case .vision: "Apple Vision Pro"
    default: "iPhone"
    }
  }
  open var localizedModel: String { model }
  /// On Mac Catalyst that of the Mac, and so is the version.
  open var systemName: String { Simulation.system.asReported.platform }
  open var systemVersion: String { Simulation.system.asReported.version }
  open var identifierForVendor: UUID? { nil }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isProximityMonitoringEnabled = false
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
}

@available(macOS, unavailable)
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0, pad, tv, carPlay
  case mac = 5
  case vision = 6

  fileprivate static var simulated: Self {
    ["macCatalyst": .pad, "tvOS": .tv, "visionOS": .vision][Simulation.system.platform] ?? .phone
  }
}
@available(macOS, unavailable)
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
@available(macOS, unavailable)
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
@available(macOS, unavailable)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape = Self(rawValue: 24)
  public static let all = Self(rawValue: 30)
  public static let allButUpsideDown = Self(rawValue: 26)
}
@available(macOS, unavailable)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@available(macOS, unavailable)
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// How large the user wants text.
@available(macOS, unavailable)
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = Self(rawValue: "large")
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}

/// The surroundings of a view: light, compact, standard text.
@available(macOS, unavailable)
open class UITraitCollection: NSObject, @unchecked Sendable {
  public static var current: UITraitCollection { UITraitCollection() }
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  public override init() { super.init() }
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    super.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .simulated }
  open var displayScale: CGFloat { 3 }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// What was copied in this run.
@available(macOS, unavailable)
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var image: UIImage?
  open var images: [UIImage]?
  open var url: URL?
  open var urls: [URL]?
  open var color: UIColor?
  open var items: [[String: Any]] = []
  open var hasStrings: Bool { string != nil }
  open var hasImages: Bool { image != nil }
  open var hasURLs: Bool { url != nil }
  open var changeCount: Int { 0 }
  open func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
  open func setData(_ data: Data, forPasteboardType type: String) {}
}

// MARK: - What is felt

/// Makes the phone tap the hand; it has none.
@available(macOS, unavailable)
@MainActor open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  open func prepare() {}
}
/// A collision.
@available(macOS, unavailable)
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { super.init() }
  public nonisolated override init() { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
/// A result.
@available(macOS, unavailable)
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
/// A choice.
@available(macOS, unavailable)
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// What the user has set for assistive apps: nothing.
@available(macOS, unavailable)
@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Self(rawValue: 1)
    public static let layoutChanged = Self(rawValue: 2)
    public static let screenChanged = Self(rawValue: 3)
  }
  public static func post(notification: Notification, argument: Any?) {}
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChange")
}
