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

  /// For an enum, how many of its cases carry a payload.
  var payloadCases: Int {
    let descriptor = pointer.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
  }
}
