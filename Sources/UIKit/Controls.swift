import Foundation

/// A text that is shown.
@available(macOS, unavailable)
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
}

/// Where a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Something to operate.
@available(macOS, unavailable)
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Self(rawValue: 1)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
  /// How a control is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var handlers: [(Event, UIAction)] = []
  open func addAction(_ action: UIAction, for events: Event) { handlers.append((events, action)) }
  /// Runs the actions for some events.
  open func sendActions(for events: Event) {
    for (wanted, action) in handlers where !wanted.isDisjoint(with: events) { action.run() }
  }
}

/// A button.
@available(macOS, unavailable)
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  /// How a button looks.
  public struct Configuration {
    public var title: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public static func plain() -> Self { Self() }
    public static func filled() -> Self { Self() }
    public static func tinted() -> Self { Self() }
    public static func gray() -> Self { Self() }
    public static func bordered() -> Self { Self() }
    public static func borderedProminent() -> Self { Self() }
  }
  open var configuration: Configuration?
  open private(set) var titleLabel: UILabel? = UILabel()
  open private(set) var imageView: UIImageView? = UIImageView()
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open func setTitle(_ title: String?, for state: UIControl.State) { titleLabel?.text = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleLabel?.textColor = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { imageView?.image = image }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func title(for state: UIControl.State) -> String? { titleLabel?.text }
}

/// A switch.
@available(macOS, unavailable)
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
@available(macOS, unavailable)
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// One of several segments.
@available(macOS, unavailable)
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// Dots for pages.
@available(macOS, unavailable)
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var hidesForSinglePage = false
}

/// A date that is chosen.
@available(macOS, unavailable)
open class UIDatePicker: UIControl {
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
}

/// Pulled to load anew.
@available(macOS, unavailable)
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A progress bar.
@available(macOS, unavailable)
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Turns while something goes on.
@available(macOS, unavailable)
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  open var style: Style
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A picture that is shown.
@available(macOS, unavailable)
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A blur, with views on it.
@available(macOS, unavailable)
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Views in a row.
@available(macOS, unavailable)
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Self.leading
    public static let bottom = Self.trailing
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}

/// A view that moves what is in it.
@available(macOS, unavailable)
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bouncesZoom = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  open var isDecelerating: Bool { false }
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func zoom(to rect: CGRect, animated: Bool) {}
}
@available(macOS, unavailable)
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// What a keyboard is told.
@available(macOS, unavailable)
@MainActor public protocol UITextInputTraits: AnyObject {}

/// A line of text to enter.
@available(macOS, unavailable)
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
}
@available(macOS, unavailable)
@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// Text of many lines to enter.
@available(macOS, unavailable)
open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets.zero
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  public let textContainer = NSTextContainer()
  open override var canBecomeFirstResponder: Bool { true }
  open func scrollRangeToVisible(_ range: NSRange) {}
}
@available(macOS, unavailable)
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}
extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Where text flows.
@MainActor open class NSTextContainer: NSObject {
  public nonisolated override init() { super.init() }
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is found in a text and made a link.
@available(macOS, unavailable)
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

@available(macOS, unavailable)
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}
@available(macOS, unavailable)
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// A field to search with.
@available(macOS, unavailable)
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  public let searchTextField = UITextField()
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}
@available(macOS, unavailable)
@MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// A table; rows are never asked for.
@available(macOS, unavailable)
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var rowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var allowsSelection = true
  open weak var dataSource: (any UITableViewDataSource)?
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  open func reloadData() {}
}
/// A row.
@available(macOS, unavailable)
open class UITableViewCell: UIView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  public let contentView = UIView()
  open private(set) var textLabel: UILabel? = UILabel()
  open private(set) var detailTextLabel: UILabel? = UILabel()
}
@available(macOS, unavailable)
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
@available(macOS, unavailable)
@MainActor public protocol UITableViewDataSource: AnyObject {}

/// A collection; items are never asked for.
@available(macOS, unavailable)
open class UICollectionView: UIScrollView {
  open func reloadData() {}
}
/// An item.
@available(macOS, unavailable)
open class UICollectionViewCell: UIView {
  public let contentView = UIView()
}
@available(macOS, unavailable)
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
@available(macOS, unavailable)
@MainActor public protocol UICollectionViewDataSource: AnyObject {}

// MARK: - Bars

/// How a bar looks.
@available(macOS, unavailable)
@MainActor open class UIBarAppearance: NSObject {
  public nonisolated override init() { super.init() }
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}
/// How a navigation bar looks.
@available(macOS, unavailable)
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
/// How a tab bar looks.
@available(macOS, unavailable)
open class UITabBarAppearance: UIBarAppearance {}
/// How a toolbar looks.
@available(macOS, unavailable)
open class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar.
@available(macOS, unavailable)
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
@available(macOS, unavailable)
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// A tab bar.
@available(macOS, unavailable)
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var unselectedItemTintColor: UIColor?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

/// A toolbar.
@available(macOS, unavailable)
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// Something on a bar.
@available(macOS, unavailable)
@MainActor open class UIBarItem: NSObject {
  public nonisolated override init() { super.init() }
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}
/// A button on a bar.
@available(macOS, unavailable)
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }
  public enum Style: Int, Sendable { case plain, done = 2 }
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var customView: UIView?
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
}
/// A tab.
@available(macOS, unavailable)
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
}
/// What a controller shows on a navigation bar.
@available(macOS, unavailable)
@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public nonisolated override init() { super.init() }
  open var title: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  open var backButtonTitle: String?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
}

// MARK: - Menus

/// Part of a menu.
@available(macOS, unavailable)
@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
  }
  public enum State: Int, Sendable { case off, on, mixed }
  public let title: String
  public let image: UIImage?
  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}
/// Something to do, as a closure.
@available(macOS, unavailable)
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void
  open var attributes: Attributes
  open var state: State
  private let handler: Handler
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: String? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
  }
  func run() { handler(self) }
}
/// A menu.
@available(macOS, unavailable)
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let singleSelection = Self(rawValue: 1 << 5)
  }
  public let children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: String? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title, image)
  }
}
/// A key combination.
@available(macOS, unavailable)
@MainActor open class UIKeyCommand: NSObject {
  public nonisolated override init() { super.init() }
  open var input: String?
  open var modifierFlags: UIKeyModifierFlags = []
  open var title = ""
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
}

// MARK: - Gestures

/// Recognises what fingers do; there are none.
@available(macOS, unavailable)
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public nonisolated override init() { super.init() }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var numberOfTouches: Int { 0 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
}
@available(macOS, unavailable)
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
/// Taps.
@available(macOS, unavailable)
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
/// Drags.
@available(macOS, unavailable)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// Drags that begin at an edge.
@available(macOS, unavailable)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
/// Two fingers that move apart.
@available(macOS, unavailable)
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
/// Two fingers that turn.
@available(macOS, unavailable)
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}
/// Swipes.
@available(macOS, unavailable)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }
  open var direction: Direction = .right
}
/// Long presses.
@available(macOS, unavailable)
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}
/// The pointer above a view.
@available(macOS, unavailable)
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
