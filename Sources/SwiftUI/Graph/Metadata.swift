@_spi(Reflection) import Swift

/// The few facts of a type's run-time metadata that no public reflection tells.
///
/// Layouts are those of the stable Swift ABI (swift/ABI/Metadata.h), the same on every platform.
struct Metadata {
  enum Kind { case `class`, `struct`, `enum`, optional, tuple, function, existential, other }

  private let pointer: UnsafeRawPointer

  init(_ type: Any.Type) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  var kind: Kind {
    switch pointer.load(as: UInt.self) {
    case 0x200: .struct
    case 0x201: .enum
    case 0x202: .optional
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0, 0x800...: .class
    default: .other
    }
  }

  /// For an enum, the number of the case that a value of it is.
  func enumCase(of value: UnsafeRawPointer) -> UInt32 {
    typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let witnesses = (pointer - 8).load(as: UnsafeRawPointer.self)
    // After eight functions, size, stride and flags.
    let tag = witnesses.load(fromByteOffset: 11 * 8, as: UnsafeRawPointer.self)
    return unsafeBitCast(tag, to: Tag.self)(value, pointer)
  }

  /// For an enum, how many of its cases carry a payload.
  var payloadCases: Int {
    let descriptor = pointer.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
  }
}

/// One stored property of a struct or one element of a tuple.
struct StoredField {
  var name: String
  var offset: Int
  var type: Any.Type
  /// Weak and unowned storage holds other bits than a value of the type.
  var isStrong: Bool

  /// The fields in order of declaration.
  static func all(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type) { name, offset, fieldType, _ in
      var facts = FieldFacts()
      _ = childMetadata(type, index: fields.count, &facts)
      facts.free?(facts.name)
      fields.append(
        StoredField(
          name: String(cString: name), offset: offset, type: fieldType, isStrong: facts.isStrong))
      return true
    }
    return fields
  }
}

/// What the run-time library says of a field (swift/stdlib ReflectionMirror).
private struct FieldFacts {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type, index: Int, _ facts: UnsafeMutablePointer<FieldFacts>
) -> Any.Type
