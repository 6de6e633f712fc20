@_spi(Reflection) import Swift

/// The two words that a closure stored in a concrete field consists of, and what they tell.
///
/// Two closures are the same to the graph if both words are: without captures there is no context;
/// a method of an object, or a closure that captures nothing but one object, has that object as its
/// context; everything else is captured in a box that is made anew each time the expression runs
/// (semantics-dependencies 3.3).
struct ClosureWords: Equatable {
  private let code: UnsafeRawPointer?
  private let context: UnsafeRawPointer?

  /// Reads the words from the memory of a closure or of an optional one.
  init(at pointer: UnsafeRawPointer) {
    code = pointer.load(as: UnsafeRawPointer?.self)
    // The second word of `nil` means nothing.
    context = code == nil ? nil : pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
  }

  /// Why this closure and `other` are not the same, in words a learner can use; `view` is the one
  /// whose body made the newer of the two.
  func difference(to other: ClosureWords, madeBy view: String?) -> String {
    if code == nil || other.code == nil { return "closure or nil" }
    if let captures = other.captures {
      guard !captures.isEmpty else { return "closure with captures, never equal" }
      let names = captures.map { view == $0 || view?.hasPrefix("\($0).") == true ? "self" : $0 }
      return "closure capturing \(names.joined(separator: ", ")), never equal"
    }
    if code != other.code { return "another closure" }
    return "closure of another object"
  }

  /// The types of what is captured in a box; `nil` if there is none.
  ///
  /// Layouts: `HeapLocalVariableMetadata` (swift/ABI/Metadata.h) and `CaptureDescriptor`
  /// (swift/RemoteInspection/Records.h), both part of the stable ABI.
  private var captures: [String]? {
    guard let context else { return nil }
    let metadata = context.load(as: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == 0x400 else { return nil }
    guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return [] }
    let count = Int(description.load(as: UInt32.self))
    let isGeneric = description.load(fromByteOffset: 8, as: UInt32.self) > 0
    guard !isGeneric else { return [] }
    var names: [String] = []
    for index in 0..<count {
      let record = description + 12 + 4 * index
      let name = record + Int(record.load(as: Int32.self))
      guard let type = Self.type(mangled: name) else { return [] }
      // A closure that was passed through generic code is captured by the thunk around it.
      if count == 1, Metadata(type).kind == .function {
        return ClosureWords(at: context + 16).captures
      }
      names.append(typeName(type))
    }
    return names
  }

  private static func type(mangled name: UnsafeRawPointer) -> Any.Type? {
    var length = 0
    while case let byte = name.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      // References to symbols are binary: a control byte, then an offset or a pointer.
      length += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: nil,
      genericArguments: nil)
  }
}
