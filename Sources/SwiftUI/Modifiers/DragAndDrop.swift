import Foundation

/// What letting go of something would do.
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move

  @available(macOS 26.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  case delete, alias
}

/// What a drop target says that letting go would do.
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// A proposal to do that.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a drop target, and where.
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropInfo {
  /// Where it is, in the target.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there is something of one of the types.
  @available(iOS 14.0, macOS 11.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }
  /// What there is of the types.
  @available(iOS 14.0, macOS 11.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }
  /// Whether there is something of one of the types: the form before iOS 14.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  /// What there is of the types: the form before iOS 14.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) }
  }
}

/// Who decides what may be let go on a view and what happens then.
@MainActor @preconcurrency
@available(iOS 13.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol DropDelegate {
  /// Whether it can take what is there.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; returns whether that went well.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left the view.
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DropDelegate {
  /// It can.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Leaves the proposal as it is.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// Something over a drop target, while it is dragged and let go.
@available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DropSession: Sendable {
  /// Where it is, in the target.
  public let location: CGPoint
}

/// - Note: differs from SwiftUI: nothing is dragged here, so nothing calls the closures.
extension View {
  /// Lets the view be dragged.
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(StyleModifier("onDrag"))
  }
  /// Lets the view be dragged, with something else under the finger.
  @available(iOS 15.0, macOS 12.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    _ = preview()
    return modifier(StyleModifier("onDrag"))
  }
  /// Lets things of the types be let go on the view.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(StyleModifier("onDrop", supportedContentTypes))
  }
  /// Lets things of the types be let go somewhere on the view.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(StyleModifier("onDrop", supportedContentTypes))
  }
  /// Lets things of the types be let go on the view, as a delegate decides.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(StyleModifier("onDrop", supportedContentTypes))
  }
  /// Lets things of the types be let go on the view: the form before iOS 14.
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    modifier(StyleModifier("onDrop", supportedTypes))
  }
  /// Lets things of the types be let go somewhere on the view: the form before iOS 14.
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(StyleModifier("onDrop", supportedTypes))
  }
  /// Lets things of the types be let go on the view, as a delegate decides: before iOS 14.
  @available(iOS 13.4, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(StyleModifier("onDrop", supportedTypes))
  }
  /// Lets the view be dragged, as a value.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(StyleModifier("draggable"))
  }
  /// Lets the view be dragged, as a value and with something else under the finger.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    _ = preview()
    return modifier(StyleModifier("draggable"))
  }
  /// Lets values of a type be let go on the view.
  @available(iOS 16.0, macOS 13.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(StyleModifier("dropDestination", "\(payloadType)"))
  }
  /// Lets values of a type be let go on the view: the form from iOS 26.
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(StyleModifier("dropDestination", "\(type)", isEnabled))
  }
  /// What is dragged when the view is.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(StyleModifier("itemProvider"))
  }
  /// Lets the view be copied: on a Mac.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(StyleModifier("copyable"))
  }
  /// Lets the view be cut: on a Mac.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(StyleModifier("cuttable", "\(payloadType)"))
  }
  /// Lets values of a type be pasted: on a Mac.
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(StyleModifier("pasteDestination", "\(payloadType)"))
  }
  /// Gives what is copied: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(StyleModifier("onCopyCommand"))
  }
  /// Gives what is cut: on a Mac.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(StyleModifier("onCutCommand"))
  }
  /// Takes what is pasted: on a Mac.
  @available(macOS 11.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(StyleModifier("onPasteCommand", supportedContentTypes))
  }
  /// Takes what is pasted: the form before macOS 11.
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(StyleModifier("onPasteCommand", supportedTypes))
  }
}

extension DynamicViewContent {
  /// Lets things of the types be let go between rows.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    self
  }
  /// Lets values of a type be let go between rows.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    self
  }
}
