import Foundation
import UIKit

/// What can take part in events; nothing sends any.
@MainActor @preconcurrency
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSResponder: NSObject {
  public nonisolated override init() { super.init() }
  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { acceptsFirstResponder }
  open func resignFirstResponder() -> Bool { true }
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
}

/// A rectangle in a window that keeps its properties and is never drawn.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSView: NSResponder {
  public init(frame frameRect: CGRect) {
    frame = frameRect
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open private(set) weak var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open var window: NSWindow? { superview?.window }
  open var wantsLayer = false
  open var layer: CALayer? = CALayer()
  open var alphaValue: CGFloat = 1
  open var isHidden = false
  open var isFlipped: Bool { false }
  open var needsDisplay = false
  open var needsLayout = false
  open var toolTip: String?
  open var identifier: String?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var fittingSize: CGSize { frame.size }
  open var acceptsTouchEvents = false
  open var canDrawConcurrently = false
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func draw(_ dirtyRect: CGRect) {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func invalidateIntrinsicContentSize() {}
  open func hitTest(_ point: CGPoint) -> NSView? { nil }
  open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect }
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  open func scrollToVisible(_ rect: CGRect) -> Bool { false }

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// Which parts of a frame follow that of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = Self(rawValue: 1)
    public static let width = Self(rawValue: 2)
    public static let maxXMargin = Self(rawValue: 4)
    public static let minYMargin = Self(rawValue: 8)
    public static let height = Self(rawValue: 16)
    public static let maxYMargin = Self(rawValue: 32)
  }
}

/// Manages a view; nothing of its lifetime is called but by code.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSViewController: NSResponder {
  private var loaded: NSView?
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  open var view: NSView {
    get {
      if loaded == nil {
        loadView()
        if loaded == nil { loaded = NSView() }
        viewDidLoad()
      }
      return loaded ?? NSView()
    }
    set { loaded = newValue }
  }
  open var title: String?
  open var representedObject: Any?
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [NSViewController] = []
  open func addChild(_ child: NSViewController) { children.append(child) }
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewDidLayout() {}
  open func dismiss(_ sender: Any?) {}
}
/// Controllers beside one another.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSSplitViewController: NSViewController {}

/// A window that nobody sees.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSWindow: NSResponder {
  /// What a window has around it.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: Self = []
    public static let titled = Self(rawValue: 1)
    public static let closable = Self(rawValue: 2)
    public static let miniaturizable = Self(rawValue: 4)
    public static let resizable = Self(rawValue: 8)
    public static let utilityWindow = Self(rawValue: 16)
    public static let nonactivatingPanel = Self(rawValue: 1 << 7)
    public static let fullScreen = Self(rawValue: 1 << 14)
    public static let fullSizeContentView = Self(rawValue: 1 << 15)
  }
  /// How far in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let floating = Self(rawValue: 3)
    public static let statusBar = Self(rawValue: 25)
    public static let popUpMenu = Self(rawValue: 101)
  }
  /// How a window goes with spaces.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = Self(rawValue: 1)
    public static let moveToActiveSpace = Self(rawValue: 2)
    public static let stationary = Self(rawValue: 16)
    public static let fullScreenPrimary = Self(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = Self(rawValue: 1 << 8)
  }
  /// What is seen of a window.
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = Self(rawValue: 2)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton }

  public init(
    contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    self.styleMask = styleMask
    super.init()
  }
  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }
  open private(set) var frame: CGRect
  open var styleMask: StyleMask
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open weak var delegate: (any NSWindowDelegate)?
  open var title = ""
  open var subtitle = ""
  open var identifier: String?
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var occlusionState: OcclusionState { .visible }
  open var titleVisibility = TitleVisibility.visible
  open var titlebarAppearsTransparent = false
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = true
  open var isOpaque = true
  open var hasShadow = true
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var minSize = CGSize.zero
  open var maxSize = CGSize.zero
  open var toolbar: NSToolbar?
  open var isVisible: Bool { false }
  open var isKeyWindow: Bool { false }
  open var isMainWindow: Bool { false }
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var screen: NSScreen? { .main }
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  open func orderFront(_ sender: Any?) {}
  open func orderOut(_ sender: Any?) {}
  open func close() {}
  open func performClose(_ sender: Any?) {}
  open func center() {}
  open func miniaturize(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
  open func setFrame(_ frame: CGRect, display: Bool) { self.frame = frame }
  open func setContentSize(_ size: CGSize) { frame.size = size }
  open func setFrameAutosaveName(_ name: String) -> Bool { true }
  open func standardWindowButton(_ button: ButtonType) -> NSButton? { NSButton() }
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  public nonisolated static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  public nonisolated static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSWindowDelegate: AnyObject {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
}
/// A panel.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
}
/// A window's controller.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSWindowController: NSResponder {
  open var window: NSWindow?
  public init(window: NSWindow?) {
    self.window = window
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  open func showWindow(_ sender: Any?) {}
  open func close() {}
}

/// Something to operate.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var integerValue = 0
  open var doubleValue = 0.0
  open var attributedStringValue = NSAttributedString(string: "")
  open var font: NSFont?
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open weak var target: AnyObject?
  open var tag = 0
}
/// A button.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var isBordered = true
  open var contentTintColor: NSColor?
}
/// A menu that pops up from a button.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSPopUpButton: NSButton {
  open private(set) var itemTitles: [String] = []
  open func addItem(withTitle title: String) { itemTitles.append(title) }
  open func addItems(withTitles titles: [String]) { itemTitles += titles }
  open func selectItem(at index: Int) {}
}
/// A field of text.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSTextField: NSControl {
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isBordered = true
  open var isBezeled = true
  open var isEditable = true
  open var isSelectable = true
  open var maximumNumberOfLines = 0
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
  public convenience init(string: String) {
    self.init(frame: .zero)
    stringValue = string
  }
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSControlTextEditingDelegate: AnyObject {
  func controlTextDidChange(_ notification: Notification)
  func controlTextDidEndEditing(_ notification: Notification)
}
extension NSControlTextEditingDelegate {
  public func controlTextDidChange(_ notification: Notification) {}
  public func controlTextDidEndEditing(_ notification: Notification) {}
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// A field to search with.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSSearchField: NSTextField {
  open var sendsSearchStringImmediately = false
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
/// A field whose text is not shown.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSSecureTextField: NSTextField {}
/// Text.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var drawsBackground = true
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
}
/// Text of many lines to enter.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var textContainer: NSTextContainer? = NSTextContainer()
  open var textContainerInset = CGSize.zero
  open var isAutomaticQuoteSubstitutionEnabled = true
  open var isAutomaticDashSubstitutionEnabled = true
  open var allowsUndo = false
  open var insertionPointColor: NSColor! = .black
  open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
  open func setSelectedRange(_ range: NSRange) {}
}
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor public protocol NSTextViewDelegate: AnyObject {
  func textDidChange(_ notification: Notification)
  func textDidBeginEditing(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}
extension NSTextViewDelegate {
  public func textDidChange(_ notification: Notification) {}
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}
/// A picture that is shown.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSImageView: NSControl {
  open var image: NSImage?
  open var contentTintColor: NSColor?
  open var animates = false
}
/// A view that moves what is in it.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSScrollView: NSView {
  open var documentView: NSView?
  open var contentView = NSClipView()
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var backgroundColor: NSColor = .clear
}
/// What is seen of a document.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSClipView: NSView {
  open var documentView: NSView?
}
/// A table; rows are never asked for.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSTableView: NSControl {
  open func reloadData() {}
}
/// A column.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor open class NSTableColumn: NSObject {
  public nonisolated override init() { super.init() }
  open var title = ""
  open var width: CGFloat = 0
}
/// A tree; items are never asked for.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSOutlineView: NSTableView {}
/// Turns while something goes on.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style = Style.bar
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
/// A material behind views.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet
    case windowBackground, hudWindow, fullScreenUI = 15, toolTip = 17, contentBackground
    case underWindowBackground = 21, underPageBackground
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material = Material.windowBackground
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
  open var isEmphasized = false
}
/// A popover.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open var contentViewController: NSViewController?
  open var contentSize = CGSize.zero
  open var behavior = Behavior.applicationDefined
  open var animates = true
  open private(set) var isShown = false
  open func close() { isShown = false }
  open func performClose(_ sender: Any?) { isShown = false }
}
