import Foundation

/// How far the loading of a picture has come.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from an address.
///
/// - Note: differs from SwiftUI: nothing is loaded, it stays in its first phase.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncImage<Content: View>: ElementView {
  let content: Content

  static var elementName: String? { nil }

  /// A picture that is shown as a closure says.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// A picture, and what is shown until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .falseContent(placeholder()))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AsyncImage where Content == Image {
  /// A picture as it is.
  public init(url: URL?, scale: CGFloat = 1) { content = Image("") }
}
