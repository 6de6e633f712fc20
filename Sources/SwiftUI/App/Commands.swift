import Foundation

/// Entries of an app's menus; they are built and never shown.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands the module provides itself.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes commands of several.
@resultBuilder
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content))
  }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalCommands<First, Second> {
    .first(first)
  }
  @available(iOS 16.0, macOS 13.0, *)
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalCommands<First, Second> {
    .second(second)
  }
  @available(iOS 17.5, macOS 14.5, visionOS 1.2, *)
  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _ErasedCommands {
    _ErasedCommands(content: content)
  }
}

/// Several commands.
public struct _TupleCommands<T>: PrimitiveCommands {
  let value: T
}

/// Commands of one of two kinds.
public enum _ConditionalCommands<First: Commands, Second: Commands>: PrimitiveCommands {
  case first(First)
  case second(Second)
}

/// Commands that need a system of some version.
public struct _ErasedCommands: PrimitiveCommands {
  let content: any Commands
}

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never
  public var body: Never { fatalError("body() should not be called on optional commands.") }
}

/// No commands.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct EmptyCommands: PrimitiveCommands {
  public init() {}
}

/// A menu of the app's own.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandMenu<Content: View>: PrimitiveCommands {
  let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Entries beside or in place of some that every app has.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroup<Content: View>: PrimitiveCommands {
  let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

/// Entries that every app has.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static let windowList = CommandGroupPlacement(name: "windowList")
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Entries for the sidebar.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarCommands: PrimitiveCommands {
  public init() {}
}

/// Entries for editing text.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditingCommands: PrimitiveCommands {
  public init() {}
}

/// Entries for formatting text.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextFormattingCommands: PrimitiveCommands {
  public init() {}
}

/// Entries for the toolbar.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarCommands: PrimitiveCommands {
  public init() {}
}

/// Entries for the inspector.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InspectorCommands: PrimitiveCommands {
  public init() {}
}

/// Entries for pictures from other devices.
@available(macOS 12.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct ImportFromDevicesCommands: PrimitiveCommands {
  public init() {}
}
