import AppKit
import UIKit

/// A controller of UIKit around views; they are kept and not mounted.
@available(macOS, unavailable)
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) { nil }
  @available(iOS 16.0, tvOS 16.0, *)
  @available(watchOS, unavailable)
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How a hosting controller follows the size of its views.
@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// Views as the content of a cell.
@available(iOS 16.0, tvOS 16.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct UIHostingConfiguration<Content: View> {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A view of AppKit around views; they are kept and not mounted.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSHostingView<Content: View>: NSView {
  open var rootView: Content
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A controller of AppKit around views; they are kept and not mounted.
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
