import Foundation
import UIKit

/// The app; there is one.
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let OK = Self(rawValue: 1)
    public static let cancel = Self(rawValue: 0)
    public static let alertFirstButtonReturn = Self(rawValue: 1_000)
    public static let alertSecondButtonReturn = Self(rawValue: 1_001)
    public static let alertThirdButtonReturn = Self(rawValue: 1_002)
  }
  open weak var delegate: (any NSApplicationDelegate)?
  open var windows: [NSWindow] { [] }
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var mainMenu: NSMenu?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var isActive: Bool { true }
  open var currentEvent: NSEvent? { nil }
  open var applicationIconImage: NSImage! = NSImage()
  public let dockTile = NSDockTile()
  open func activate(ignoringOtherApps flag: Bool) {}
  open func activate() {}
  open func hide(_ sender: Any?) {}
  open func terminate(_ sender: Any?) {}
  @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("NSApplicationDidBecomeActiveNotification")
  public nonisolated static let didResignActiveNotification =
    Notification.Name("NSApplicationDidResignActiveNotification")
  public nonisolated static let willResignActiveNotification =
    Notification.Name("NSApplicationWillResignActiveNotification")
  public nonisolated static let willBecomeActiveNotification =
    Notification.Name("NSApplicationWillBecomeActiveNotification")
  public nonisolated static let willTerminateNotification =
    Notification.Name("NSApplicationWillTerminateNotification")
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("NSApplicationDidFinishLaunchingNotification")
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public var NSApp: NSApplication! { .shared }

/// The app in the Dock.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSDockTile: NSObject {
  nonisolated override init() { super.init() }
  open var badgeLabel: String?
  open var contentView: NSView?
  open func display() {}
}

/// What an app is told; nothing calls it.
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public protocol NSApplicationDelegate: AnyObject {
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func application(_ application: NSApplication, open urls: [URL])
}
extension NSApplicationDelegate {
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// Opens nothing and says that it did.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSWorkspace: NSObject, @unchecked Sendable {
  public static let shared = NSWorkspace()
  @discardableResult open func open(_ url: URL) -> Bool { true }
  open func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool { true }
  open func activateFileViewerSelecting(_ urls: [URL]) {}
  open func icon(forFile path: String) -> NSImage { NSImage() }
  open func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
  open func urlForApplication(toOpen url: URL) -> URL? { nil }
  open var notificationCenter: NotificationCenter { .default }
}

/// What was copied in this run.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSPasteboard: NSObject, @unchecked Sendable {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = Self("string")
    public static let URL = Self("URL")
    public static let fileURL = Self("fileURL")
    public static let png = Self("png")
    public static let tiff = Self("tiff")
    public static let html = Self("html")
    public static let rtf = Self("rtf")
  }
  public static let general = NSPasteboard()
  private var strings: [PasteboardType: String] = [:]
  open private(set) var changeCount = 0
  @discardableResult open func clearContents() -> Int {
    strings = [:]
    changeCount += 1
    return changeCount
  }
  @discardableResult open func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int {
    clearContents()
  }
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    strings[type] = string
    return true
  }
  @discardableResult open func setData(_ data: Data?, forType type: PasteboardType) -> Bool { true }
  @discardableResult open func writeObjects(_ objects: [Any]) -> Bool { true }
  open func string(forType type: PasteboardType) -> String? { strings[type] }
}

/// A pointer's shape.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSCursor: NSObject, @unchecked Sendable {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let openHand = NSCursor()
  public static let closedHand = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  open func push() {}
  open func pop() {}
  public static func pop() {}
  open func set() {}
  public static func hide() {}
  public static func unhide() {}
}

/// A screen.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSScreen: NSObject {
  nonisolated override init() { super.init() }
  public static var main: NSScreen? { NSScreen() }
  public static var screens: [NSScreen] { [NSScreen()] }
  open var frame: CGRect { CGRect(x: 0, y: 0, width: 1_440, height: 900) }
  open var visibleFrame: CGRect { frame }
  open var backingScaleFactor: CGFloat { 2 }
  open var localizedName: String { "Display" }
}

/// Something a user does; nobody does.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
    public static let control = Self(rawValue: 1 << 18)
    public static let option = Self(rawValue: 1 << 19)
    public static let command = Self(rawValue: 1 << 20)
    public static let function = Self(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = Self(rawValue: 0xFFFF_0000)
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let leftMouseDown = Self(rawValue: 1 << 1)
    public static let leftMouseUp = Self(rawValue: 1 << 2)
    public static let rightMouseDown = Self(rawValue: 1 << 3)
    public static let mouseMoved = Self(rawValue: 1 << 5)
    public static let leftMouseDragged = Self(rawValue: 1 << 6)
    public static let keyDown = Self(rawValue: 1 << 10)
    public static let keyUp = Self(rawValue: 1 << 11)
    public static let flagsChanged = Self(rawValue: 1 << 12)
    public static let scrollWheel = Self(rawValue: 1 << 22)
    public static let any = Self(rawValue: .max)
  }
  open var modifierFlags: ModifierFlags { [] }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var clickCount: Int { 1 }
  open var locationInWindow: CGPoint { .zero }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var window: NSWindow? { nil }
  public static var mouseLocation: CGPoint { .zero }
  public static var modifierFlags: ModifierFlags { [] }
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> NSEvent?
  ) -> Any? { nil }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler: @escaping (NSEvent) -> Void
  ) -> Any? { nil }
  public static func removeMonitor(_ monitor: Any) {}
}

/// Light or dark.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Self(rawValue: "aqua")
    public static let darkAqua = Self(rawValue: "darkAqua")
    public static let vibrantLight = Self(rawValue: "vibrantLight")
    public static let vibrantDark = Self(rawValue: "vibrantDark")
  }
  public let name: Name
  public override init() { name = .aqua }
  public init?(named name: Name) { self.name = name }
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first { $0 == name } }
}

/// A menu.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSMenu: NSObject {
  public init(title: String = "") { self.title = title }
  open var title: String
  open private(set) var items: [NSMenuItem] = []
  open func addItem(_ item: NSMenuItem) { items.append(item) }
  open func removeAllItems() { items = [] }
}
/// A line of a menu.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSMenuItem: NSObject {
  public nonisolated override init() { super.init() }
  open var title = ""
  open var keyEquivalent = ""
  open var isEnabled = true
  open var isHidden = false
  open var image: NSImage?
  open var submenu: NSMenu?
  open weak var target: AnyObject?
  open var representedObject: Any?
  open var tag = 0
  public static func separator() -> NSMenuItem { NSMenuItem() }
}
/// The bar of status items.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSStatusBar: NSObject {
  nonisolated override init() { super.init() }
  public static let system = NSStatusBar()
  open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
  open func removeStatusItem(_ item: NSStatusItem) {}
}
/// A status item.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSStatusItem: NSObject {
  nonisolated override init() { super.init() }
  public static let variableLength: CGFloat = -1
  public static let squareLength: CGFloat = -2
  open var button: NSButton? = NSButton()
  open var menu: NSMenu?
}
/// A toolbar.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSToolbar: NSObject {
  public nonisolated override init() { super.init() }
  open var isVisible = true
}
/// Something on a toolbar.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSToolbarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let flexibleSpace = Self("flexibleSpace")
    public static let space = Self("space")
    public static let toggleSidebar = Self("toggleSidebar")
  }
  public let itemIdentifier: Identifier
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
  open var label = ""
  open var toolTip: String?
  open var view: NSView?
  open var image: NSImage?
}

/// A question to the user, which is answered with the first button.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSAlert: NSObject {
  public enum Style: UInt, Sendable { case warning, informational, critical }
  public nonisolated override init() { super.init() }
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle = Style.warning
  open var accessoryView: NSView?
  open private(set) var buttons: [NSButton] = []
  @discardableResult open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton()
    button.title = title
    buttons.append(button)
    return button
  }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
}
/// Lets the user choose where to save; nobody does.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSSavePanel: NSObject {
  public nonisolated override init() { super.init() }
  open var url: URL? { nil }
  open var directoryURL: URL?
  open var nameFieldStringValue = ""
  open var title = ""
  open var message = ""
  open var prompt = ""
  open var canCreateDirectories = false
  open var showsHiddenFiles = false
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  open func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {
    completionHandler(.cancel)
  }
}
/// Lets the user choose files; nobody does.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSOpenPanel: NSSavePanel {
  open var urls: [URL] { [] }
  open var canChooseFiles = true
  open var canChooseDirectories = false
  open var allowsMultipleSelection = false
  open var resolvesAliases = true
}
/// Chooses a colour; nobody does.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSColorPanel: NSPanel {
  public static let shared = NSColorPanel(
    contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
  open var color = NSColor.black
  open var showsAlpha = false
}
/// Shares something.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSSharingServicePicker: NSObject {
  public init(items: [Any]) {}
}
/// Runs changes at once.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSAnimationContext: NSObject {
  nonisolated override init() { super.init() }
  open var duration: TimeInterval = 0.25
  open var allowsImplicitAnimation = false
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}

/// A colour by its parts or its name.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSColor: NSObject, @unchecked Sendable {
  /// What tells it from other colours.
  public let source: String

  public init(name: String) { source = name }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(name: "rgb \(red) \(green) \(blue) \(alpha)")
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(name: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: "white \(white) \(alpha)")
  }
  public convenience init?(named name: String) { self.init(name: name) }
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(name: "\(source) \(alpha)")
  }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.source == source
  }
  open override var hash: Int { source.hashValue }
}
extension NSColor {
  public static let black = NSColor(name: "black")
  public static let darkGray = NSColor(name: "darkGray")
  public static let lightGray = NSColor(name: "lightGray")
  public static let white = NSColor(name: "white")
  public static let gray = NSColor(name: "gray")
  public static let red = NSColor(name: "red")
  public static let green = NSColor(name: "green")
  public static let blue = NSColor(name: "blue")
  public static let cyan = NSColor(name: "cyan")
  public static let yellow = NSColor(name: "yellow")
  public static let magenta = NSColor(name: "magenta")
  public static let orange = NSColor(name: "orange")
  public static let purple = NSColor(name: "purple")
  public static let brown = NSColor(name: "brown")
  public static let clear = NSColor(name: "clear")
  public static let systemRed = NSColor(name: "systemRed")
  public static let systemGreen = NSColor(name: "systemGreen")
  public static let systemBlue = NSColor(name: "systemBlue")
  public static let systemOrange = NSColor(name: "systemOrange")
  public static let systemYellow = NSColor(name: "systemYellow")
  public static let systemPink = NSColor(name: "systemPink")
  public static let systemPurple = NSColor(name: "systemPurple")
  public static let systemTeal = NSColor(name: "systemTeal")
  public static let systemIndigo = NSColor(name: "systemIndigo")
  public static let systemBrown = NSColor(name: "systemBrown")
  public static let systemMint = NSColor(name: "systemMint")
  public static let systemGray = NSColor(name: "systemGray")
  public static let labelColor = NSColor(name: "labelColor")
  public static let secondaryLabelColor = NSColor(name: "secondaryLabelColor")
  public static let tertiaryLabelColor = NSColor(name: "tertiaryLabelColor")
  public static let quaternaryLabelColor = NSColor(name: "quaternaryLabelColor")
  public static let linkColor = NSColor(name: "linkColor")
  public static let placeholderTextColor = NSColor(name: "placeholderTextColor")
  public static let separatorColor = NSColor(name: "separatorColor")
  public static let gridColor = NSColor(name: "gridColor")
  public static let windowBackgroundColor = NSColor(name: "windowBackgroundColor")
  public static let underPageBackgroundColor = NSColor(name: "underPageBackgroundColor")
  public static let controlBackgroundColor = NSColor(name: "controlBackgroundColor")
  public static let controlColor = NSColor(name: "controlColor")
  public static let controlTextColor = NSColor(name: "controlTextColor")
  public static let controlAccentColor = NSColor(name: "controlAccentColor")
  public static let textColor = NSColor(name: "textColor")
  public static let textBackgroundColor = NSColor(name: "textBackgroundColor")
  public static let selectedContentBackgroundColor = NSColor(name: "selectedContentBackgroundColor")
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(
    name: "unemphasizedSelectedContentBackgroundColor")
  public static let selectedTextBackgroundColor = NSColor(name: "selectedTextBackgroundColor")
  public static let selectedControlColor = NSColor(name: "selectedControlColor")
  public static let highlightColor = NSColor(name: "highlightColor")
  public static let shadowColor = NSColor(name: "shadowColor")
  public static let headerTextColor = NSColor(name: "headerTextColor")
}

/// A picture by its name or its bytes; nothing is loaded.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSImage: NSObject, @unchecked Sendable {
  /// What tells it from other pictures.
  public let source: String
  open var size: CGSize
  open var isTemplate = false
  init(source: String, size: CGSize = .zero) { (self.source, self.size) = (source, size) }
  public convenience override init() { self.init(source: "") }
  public convenience init(size: CGSize) { self.init(source: "", size: size) }
  public convenience init?(named name: String) { self.init(source: name) }
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(source: "system \(name)")
  }
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(source: "data \(data.hashValue)")
  }
  public convenience init?(contentsOf url: URL) { self.init(source: url.absoluteString) }
  public convenience init?(contentsOfFile path: String) { self.init(source: path) }
  open var tiffRepresentation: Data? { Data(source.utf8) }
  open func lockFocus() {}
  open func unlockFocus() {}
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSImage)?.source == source }
  open override var hash: Int { source.hashValue }
}

/// A font by its name and size.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSFont: NSObject, @unchecked Sendable {
  public typealias Weight = UIFont.Weight
  public typealias TextStyle = UIFont.TextStyle
  public let fontName: String
  public let pointSize: CGFloat
  init(fontName: String, pointSize: CGFloat) {
    (self.fontName, self.pointSize) = (fontName, pointSize)
  }
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size)
  }
  public static func systemFont(ofSize size: CGFloat) -> NSFont {
    NSFont(fontName: "system", pointSize: size)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(fontName: "system \(weight.rawValue)", pointSize: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> NSFont {
    systemFont(ofSize: size, weight: .bold)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(fontName: "monospaced \(weight.rawValue)", pointSize: size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(fontName: style.rawValue, pointSize: systemFontSize)
  }
  public static var systemFontSize: CGFloat { 13 }
  public static var smallSystemFontSize: CGFloat { 11 }
  public static var labelFontSize: CGFloat { 10 }
}
