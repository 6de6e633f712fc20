/// A part of an app that the system shows: windows, settings, a menu in the menu bar.
@MainActor @preconcurrency
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  /// What it can show, in order of declaration.
  var _windows: [_SceneWindow] { get }
}

extension Scene {
  public var _windows: [_SceneWindow] { body._windows }
}

extension Never: Scene {
  public var _windows: [_SceneWindow] { [] }
}

/// Something that a scene shows, as a view.
public struct _SceneWindow {
  var content: @MainActor () -> AnyView
  /// Whether it is not what an app begins with: settings, a menu bar extra.
  var isAuxiliary = false
}

/// A scene the module provides itself.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Makes one scene of several.
@resultBuilder
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    var windows: [() -> [_SceneWindow]] = []
    repeat windows.append(lister(each content))
    return _TupleScene(list: windows)
  }
  /// For `if #available`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public static func buildLimitedAvailability(_ content: some Scene) -> _ErasedScene {
    _ErasedScene(list: lister(content))
  }

  private static func lister(_ scene: some Scene) -> () -> [_SceneWindow] {
    { onMain { scene._windows } }
  }
}

/// Several scenes.
public struct _TupleScene<T>: PrimitiveScene {
  let list: [() -> [_SceneWindow]]
  public var _windows: [_SceneWindow] { list.flatMap { $0() } }
}

/// A scene that needs a system of some version.
public struct _ErasedScene: PrimitiveScene {
  let list: () -> [_SceneWindow]
  public var _windows: [_SceneWindow] { list() }
}

extension Optional: Scene where Wrapped: Scene {
  public typealias Body = Never
  public var body: Never { fatalError("body() should not be called on an optional scene.") }
  public var _windows: [_SceneWindow] { self?._windows ?? [] }
}

/// A scene whose views are given something around them.
public struct _ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  public var _windows: [_SceneWindow] {
    content._windows.map { window in
      var window = window
      let make = window.content
      window.content = { [change] in change(make()) }
      return window
    }
  }
}
