@_spi(Reflection) import Swift

/// How two values of one type are compared, worked out once per type.
///
/// The default follows what was measured of Apple's comparison function (semantics-dependencies
/// 3.1 and 3.2): trivially copyable values by their bytes, whatever their own `==` says; other
/// `Equatable` values by `==`; everything else field by field by these same rules. Classes that
/// are not `Equatable` compare by identity, collections of non-`Equatable` elements therefore by
/// buffer, closures by their two words.
final class Comparison {
  enum Mode: Hashable {
    /// A type's `==` counts unless the type is trivially copyable.
    case equatableUnlessTrivial
    /// A type's `==` always counts: what `.equatable()` asks for.
    case equatableAlways
  }

  /// A place where two values differ, in words a learner can use.
  struct Difference {
    /// The differing field, such as `style`; empty when the value has no fields.
    var field: String
    /// How it was compared: `closure capturing self, never equal`, `String`, `object identity`; for
    /// a struct of the learner's the field inside comes first: `spent: Int`.
    var comparison: String
  }

  typealias Pointer = UnsafeRawPointer

  fileprivate enum Strategy {
    case bytes(Int)
    case closure
    case equatable((Pointer, Pointer) -> Bool)
    case fields([Field])
    case payload((Pointer, Pointer) -> Bool)
  }

  fileprivate struct Field {
    var name: String
    var offset: Int
    var comparison: Comparison
  }

  fileprivate let strategy: Strategy
  private let description: String
  /// Whether the names of the fields are the learner's, so that they say something to them.
  private let hasOwnNames: Bool

  fileprivate init(_ strategy: Strategy, _ description: String, hasOwnNames: Bool = false) {
    (self.strategy, self.description) = (strategy, description)
    self.hasOwnNames = hasOwnNames
  }

  /// Cost: the number of fields, without allocation for structs, tuples and classes.
  func equal(_ a: Pointer, _ b: Pointer) -> Bool {
    switch strategy {
    case .bytes(let count): memoryEqual(a, b, count)
    case .closure: ClosureWords(at: a) == ClosureWords(at: b)
    case .equatable(let same), .payload(let same): same(a, b)
    case .fields(let fields):
      fields.allSatisfy { $0.comparison.equal(a + $0.offset, b + $0.offset) }
    }
  }

  func equal<Value>(_ a: inout Value, _ b: inout Value) -> Bool {
    withUnsafePointer(to: &a) { a in withUnsafePointer(to: &b) { b in equal(a, b) } }
  }

  /// Every field that differs, in order of declaration; only meaningful when ``equal(_:_:)`` is
  /// false. `maker` is the view whose body made the value `b`.
  func differences(_ a: Pointer, _ b: Pointer, madeBy maker: String?) -> [Difference] {
    guard case .fields(let fields) = strategy else {
      return [Difference(field: "", comparison: how(a, b, maker))]
    }
    return fields.filter { !$0.comparison.equal(a + $0.offset, b + $0.offset) }.map { field in
      Difference(
        field: field.name,
        comparison: field.comparison.how(a + field.offset, b + field.offset, maker))
    }
  }

  /// How two values that differ were compared, at the first field inside that tells.
  private func how(_ a: Pointer, _ b: Pointer, _ maker: String?) -> String {
    switch strategy {
    case .closure: ClosureWords(at: a).difference(to: ClosureWords(at: b), madeBy: maker)
    case .fields:
      differences(a, b, madeBy: maker).first.map {
        hasOwnNames ? "\($0.field): \($0.comparison)" : $0.comparison
      } ?? description
    case .bytes, .equatable, .payload: description
    }
  }
}

// MARK: - Plans per type

extension Comparison {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var mode: Mode
  }

  // The graph runs on the main thread only.
  nonisolated(unsafe) private static var plans: [Key: Comparison] = [:]

  /// The plan for a type; constant time after the first call.
  static func plan(for type: Any.Type, mode: Mode = .equatableUnlessTrivial) -> Comparison {
    let key = Key(type: ObjectIdentifier(type), mode: mode)
    if let plan = plans[key] { return plan }
    let plan = makePlan(type, mode)
    plans[key] = plan
    return plan
  }

  private static func makePlan(_ type: Any.Type, _ mode: Mode) -> Comparison {
    func open<T>(_ type: T.Type) -> Comparison { makePlan(opened: type, mode) }
    return _openExistential(type, do: open)
  }

  private static func makePlan<T>(opened type: T.Type, _ mode: Mode) -> Comparison {
    let size = MemoryLayout<T>.size
    let trivial = _isPOD(type)
    if let special = type as? any SelfCompared.Type { return special.selfComparison() }
    if mode == .equatableAlways || !trivial, let equatable = type as? any Equatable.Type {
      return equatable.comparisonByOwnEquality()
    }
    switch Metadata(type).kind {
    case .struct, .tuple:
      let fields = fields(of: type)
      // A number has one field, of a type that only the compiler knows.
      let isNumber = fields.count == 1 && fields[0].comparison.description.hasPrefix("Builtin.")
      guard !fields.isEmpty, !isNumber else { return Comparison(.bytes(size), "\(type)") }
      let module = String(reflecting: type).prefix { $0 != "." }
      let isOwn = Metadata(type).kind == .struct && !["SwiftUI", "Swift"].contains(module)
      return Comparison(.fields(fields), "\(type)", hasOwnNames: isOwn)
    case .optional:
      if let optional = type as? any OptionalValue.Type { return optional.optionalComparison() }
      return Comparison(.bytes(size), "\(type)")
    case .enum:
      guard Metadata(type).payloadCases > 0 else { return Comparison(.bytes(size), "\(type)") }
      return Comparison(.payload(sameCaseAndPayload(type)), "\(type)")
    case .existential where size >= MemoryLayout<Any>.size:
      return Comparison(.payload(sameTypeAndPayload), "dynamic type, then content")
    case .function:
      guard size == 2 * MemoryLayout<UInt>.size else { return Comparison(.bytes(size), "\(type)") }
      return Comparison(.closure, "closure")
    case .class:
      return Comparison(.bytes(size), "object identity")
    case .existential, .other:
      return Comparison(.bytes(size), "\(type)")
    }
  }

  private static func fields(of type: Any.Type) -> [Field] {
    StoredField.all(of: type).map { field in
      Field(
        name: field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name,
        offset: field.offset,
        comparison: field.isStrong ? .plan(for: field.type) : .bits(of: field.type))
    }
  }

  /// Weak and unowned references are the same if their bits are.
  private static func bits(of type: Any.Type) -> Comparison {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return Comparison(.bytes(_openExistential(type, do: size)), "object identity")
  }

  /// Enums are compared case first; payloads through reflection, which copies them.
  private static func sameCaseAndPayload<T>(_ type: T.Type) -> (Pointer, Pointer) -> Bool {
    let metadata = Metadata(type)
    return { a, b in
      guard metadata.enumCase(of: a) == metadata.enumCase(of: b) else { return false }
      let a = a.assumingMemoryBound(to: T.self).pointee
      let b = b.assumingMemoryBound(to: T.self).pointee
      let (one, other) = (
        Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first
      )
      guard let one, let other else { return one == nil && other == nil }
      return same(one.value, other.value)
    }
  }

  /// `any P` begins with the same four words as `Any`: buffer and dynamic type.
  private static func sameTypeAndPayload(_ a: Pointer, _ b: Pointer) -> Bool {
    same(a.load(as: Any.self), b.load(as: Any.self))
  }

  /// Whether two values have the same dynamic type and equal content.
  static func same(_ a: Any, _ b: Any) -> Bool {
    guard type(of: a) == type(of: b) else { return false }
    func open<T>(_ a: T) -> Bool {
      guard var b = b as? T else { return false }
      var a = a
      return Comparison.plan(for: T.self).equal(&a, &b)
    }
    return _openExistential(a, do: open)
  }

  /// Whether a written value equals the one it replaces; `==` counts here for every type.
  static func unchanged<Value>(_ a: Value, _ b: Value) -> Bool {
    var (a, b) = (a, b)
    return plan(for: Value.self, mode: .equatableAlways).equal(&a, &b)
  }
}

// MARK: - Types that know better

/// A type of ours whose fields are not what it stands for.
protocol SelfCompared {
  func isSame(as other: Self) -> Bool
}

extension SelfCompared {
  fileprivate static func selfComparison() -> Comparison {
    Comparison.byFunction("\(self)") { (a: Self, b: Self) in a.isSame(as: b) }
  }
}

extension Equatable {
  fileprivate static func comparisonByOwnEquality() -> Comparison {
    Comparison.byFunction("\(typeName(self)), by ==") { (a: Self, b: Self) in a == b }
  }
}

private protocol OptionalValue {
  static func optionalComparison() -> Comparison
}

extension Optional: OptionalValue {
  fileprivate static func optionalComparison() -> Comparison {
    let wrapped = Comparison.plan(for: Wrapped.self)
    // A reference and its absence are one word each way.
    if case .bytes(let size) = wrapped.strategy, Metadata(Wrapped.self).kind == .class {
      return Comparison(.bytes(size), wrapped.note)
    }
    if case .closure = wrapped.strategy { return wrapped }
    return Comparison.byFunction(wrapped.note) { (a: Self, b: Self) in
      switch (a, b) {
      case (nil, nil): true
      case (var a?, var b?): wrapped.equal(&a, &b)
      default: false
      }
    }
  }
}

extension Comparison {
  fileprivate var note: String { description }

  fileprivate static func byFunction<T>(
    _ description: String, _ same: @escaping (T, T) -> Bool
  ) -> Comparison {
    let compare: (Pointer, Pointer) -> Bool = {
      same($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee)
    }
    return Comparison(.equatable(compare), description)
  }
}

private func memoryEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  var offset = 0
  while offset + 8 <= count {
    if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    offset += 8
  }
  while offset < count {
    if a.load(fromByteOffset: offset, as: UInt8.self)
      != b.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    offset += 1
  }
  return true
}
