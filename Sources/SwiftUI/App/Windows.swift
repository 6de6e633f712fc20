import Foundation

/// Windows of one kind; the first is what an app begins with.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: @MainActor () -> Content

  public var _windows: [_SceneWindow] {
    [_SceneWindow(content: { [content] in AnyView(content()) })]
  }

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  /// A window for a value; the one an app begins with has none.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  /// A window for a value; the one an app begins with has none.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  /// A window for a value; the one an app begins with has none.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  /// A window for a value; the one an app begins with has none.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
}

/// What a window for a value shows; it owns the value.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  public var body: some View { content($value) }
}

/// The one window of its kind.
@available(macOS 13.0, visionOS 26.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Window<Content: View>: PrimitiveScene {
  let content: @MainActor () -> Content

  public var _windows: [_SceneWindow] {
    [_SceneWindow(content: { [content] in AnyView(content()) })]
  }

  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
}

/// The app's settings, in a window of their own on the Mac.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct Settings<Content: View>: PrimitiveScene {
  let content: @MainActor () -> Content

  public var _windows: [_SceneWindow] {
    [_SceneWindow(content: { [content] in AnyView(content()) }, isAuxiliary: true)]
  }

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

/// A menu or a window in the menu bar.
@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let content: @MainActor () -> Content
  let label: @MainActor () -> Label

  public var _windows: [_SceneWindow] {
    [_SceneWindow(content: { [content] in AnyView(content()) }, isAuxiliary: true)]
  }

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: @escaping () -> Label
  ) {
    (self.content, self.label) = (content, label)
  }
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {
    (self.content, self.label) = (content, label)
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(String(title)) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(String(title)) }
  }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
