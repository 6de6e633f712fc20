@_spi(Reflection) import Swift
import Trace

/// A stored property of a view whose value comes from the graph.
///
/// Before each `body` the graph writes current values into the view's dynamic properties; a type
/// of your own that conforms gets its own dynamic properties filled in and then `update()` called.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()
  mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _install(_ slot: inout AnyObject?, _ place: _PropertyPlace) {
    let layout = PropertyLayout.layout(of: Self.self)
    let slots = slot as? PropertySlots ?? PropertySlots(layout)
    slot = slots
    layout.install(&self, slots, in: place.node, inside: (typeName(Self.self), place.offset))
    update()
  }
}

/// Where a dynamic property is being installed.
public struct _PropertyPlace {
  let node: _Node
  /// `_count`: the stored property's own name.
  let name: String

  /// How far into the view it lies.
  let offset: Int
  /// The type that declares it, if that is a dynamic property itself and not the view.
  let declarer: String?

  /// How `_printChanges` names it: what is inside another dynamic property by its offset
  /// (semantics-dependencies 11).
  var printedName: String { declarer == nil ? name : "@\(offset)" }

  /// `Counter.count`, as counts name it.
  var qualifiedName: String {
    "\(declarer ?? node.ownerName).\(name.hasPrefix("_") ? String(name.dropFirst()) : name)"
  }
}

/// The storage of one node's dynamic properties, in order of declaration.
final class PropertySlots {
  var slots: [AnyObject?]

  init(_ layout: PropertyLayout) { slots = Array(repeating: nil, count: layout.count) }

  func end() { for case let ending as any EndingProperty in slots { ending.end() } }
}

/// Property storage that has something to do when its identity ends.
protocol EndingProperty: AnyObject {
  func end()
}

extension PropertySlots: EndingProperty {}

/// Which stored properties of a type are dynamic, found once per type.
final class PropertyLayout {
  private struct Property {
    var name: String
    var offset: Int
    /// What is inside it, if its type is not one of ours.
    var inner: PropertyLayout?
    var install: (UnsafeMutableRawPointer, inout AnyObject?, _PropertyPlace) -> Void

    func innerNames(from base: Int) -> [String] { inner?.names(from: base) ?? [] }
  }

  private var properties: [Property] = []

  private func names(from base: Int) -> [String] {
    properties.flatMap { ["@\(base + $0.offset)"] + $0.innerNames(from: base + $0.offset) }
  }

  var count: Int { properties.count }
  var isEmpty: Bool { properties.isEmpty }
  /// `_count, _isOn`, as the first line of `_printChanges` lists them.
  private(set) lazy var names = properties.flatMap { [$0.name] + $0.innerNames(from: $0.offset) }

  nonisolated(unsafe) private static var layouts: [ObjectIdentifier: PropertyLayout] = [:]

  static func layout(of type: Any.Type) -> PropertyLayout {
    if let known = layouts[ObjectIdentifier(type)] { return known }
    let layout = PropertyLayout(type)
    layouts[ObjectIdentifier(type)] = layout
    return layout
  }

  private init(_ type: Any.Type) {
    guard Metadata(type).kind == .struct else { return }
    _ = _forEachField(of: type) { name, offset, type, _ in
      if let dynamic = type as? any DynamicProperty.Type {
        properties.append(
          Property(
            name: String(cString: name), offset: offset,
            inner: String(reflecting: type).hasPrefix("SwiftUI.") ? nil : .layout(of: type),
            install: Self.installer(dynamic, at: offset)))
      }
      return true
    }
  }

  private static func installer<P: DynamicProperty>(
    _ type: P.Type, at offset: Int
  ) -> (UnsafeMutableRawPointer, inout AnyObject?, _PropertyPlace) -> Void {
    { base, slot, place in
      (base + offset).assumingMemoryBound(to: P.self).pointee._install(&slot, place)
    }
  }

  /// Writes current values into the dynamic properties of `value`.
  func install<Value>(
    _ value: inout Value, _ slots: PropertySlots, in node: _Node,
    inside outer: (type: String, offset: Int)? = nil
  ) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for index in properties.indices {
        let place = _PropertyPlace(
          node: node, name: properties[index].name,
          offset: (outer?.offset ?? 0) + properties[index].offset, declarer: outer?.type)
        properties[index].install(UnsafeMutableRawPointer(pointer), &slots.slots[index], place)
      }
    }
  }
}
