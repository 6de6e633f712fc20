import Foundation

/// A button that hands something to other apps.
///
/// - Note: differs from SwiftUI: there are no other apps, so pressing it does nothing.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let label: Label

  init(sharing label: Label) { self.label = label }

  public var body: some View { Button(action: {}, label: { label }) }
}

/// What a share link shows that says nothing.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public typealias DefaultShareLinkLabel = Label<Text, Image>

private func systemLabel(_ title: Text = Text("Share…")) -> DefaultShareLinkLabel {
  Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
}

/// How something handed over looks while one chooses where it goes.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct SharePreview<Image, Icon> {
  private let title: String
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: Text) { self.title = title.string }
  public init(_ title: LocalizedStringKey) { self.title = title.resolved }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = String(title) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image: Transferable, Icon == Never {
  public init(_ title: Text, image: Image) { self.title = title.string }
  public init(_ title: LocalizedStringKey, image: Image) { self.title = title.resolved }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = String(title) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image == Never, Icon: Transferable {
  public init(_ title: Text, icon: Icon) { self.title = title.string }
  public init(_ title: LocalizedStringKey, icon: Icon) { self.title = title.resolved }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = String(title) }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension SharePreview where Image: Transferable, Icon: Transferable {
  public init(_ title: Text, image: Image, icon: Icon) { self.title = title.string }
  public init(_ title: LocalizedStringKey, image: Image, icon: Icon) { self.title = title.resolved }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = String(title)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Hands one thing over that says itself how it looks.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: label())
  }
  /// Hands several things over that say themselves how they look.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink {
  /// Hands one thing over that looks like the preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: label())
  }
  /// Hands several things over that look like their previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: label())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands one thing over, with the system's label.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel())
  }
  /// Hands several things over, with the system's label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(sharing: systemLabel())
  }
  /// Hands one thing over, with a title.
  public init<I: Transferable>(
    _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel(Text(title)))
  }
  /// Hands one thing over, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel(Text(title)))
  }
  /// Hands several things over, with a title.
  public init(
    _ title: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(sharing: systemLabel(Text(title)))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Hands one thing over that looks like the preview, with the system's label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel())
  }
  /// Hands one thing over that looks like the preview, with a title.
  public init<I: Transferable>(
    _ title: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel(Text(title)))
  }
  /// Hands one thing over that looks like the preview, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(sharing: systemLabel(Text(title)))
  }
  /// Hands several things over that look like their previews, with the system's label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(sharing: systemLabel())
  }
}
