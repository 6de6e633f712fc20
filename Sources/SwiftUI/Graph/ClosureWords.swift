@_spi(Reflection) import Swift

/// The two words that a closure stored in a concrete field consists of, and what they tell.
///
/// Two closures are the same to the graph if both words are: without captures there is no context;
/// a method of an object, or a closure that captures nothing but one object, has that object as its
/// context; everything else is captured in a box that is made anew each time the expression runs
/// (semantics-dependencies 3.3).
struct ClosureWords: Equatable {
  private let codeWord: UnsafeRawPointer?
  private let context: UnsafeRawPointer?

  /// Reads the words from the memory of a closure or of an optional one.
  init(at pointer: UnsafeRawPointer) {
    codeWord = pointer.load(as: UnsafeRawPointer?.self)
    // The second word of `nil` means nothing.
    context = codeWord == nil ? nil : pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
  }

  /// Why this closure and `other` are not the same, in words a learner can use; `view` is the one
  /// whose body made the newer of the two.
  func difference(to other: ClosureWords, madeBy view: String?) -> String {
    if codeWord == nil || other.codeWord == nil { return "closure or nil" }
    if let captures = other.captures {
      guard !captures.isEmpty else { return "closure with captures, never equal" }
      let names = captures.map { view == $0 || view?.hasPrefix("\($0).") == true ? "self" : $0 }
      return "closure capturing \(names.joined(separator: ", ")), never equal"
    }
    if codeWord != other.codeWord { return "another closure" }
    return "closure of another object"
  }

  /// Where the closure's code begins, and that of the closure inside if this is a thunk around one.
  var code: [UInt] {
    guard let codeWord else { return [] }
    return [UInt(bitPattern: codeWord)] + (inner?.code ?? [])
  }

  /// The closure that this one only passes on to, as thunks around it do: captured first.
  private var inner: ClosureWords? {
    guard let context, let description = captureDescription(of: context),
      description.load(as: UInt32.self) > 0,
      Self.isFunction(mangled: Self.name(of: 0, in: description))
    else { return nil }
    // What generic code has to know stands in front of the captures.
    let bindings = Int(description.load(fromByteOffset: 8, as: UInt32.self))
    return ClosureWords(at: context + 16 + 8 * bindings)
  }

  /// The types of what is captured in a box; `nil` if there is none.
  private var captures: [String]? {
    guard let context, isBox(context) else { return nil }
    guard let description = captureDescription(of: context) else { return [] }
    let count = Int(description.load(as: UInt32.self))
    if count == 1, let inner { return inner.captures }
    let isGeneric = description.load(fromByteOffset: 8, as: UInt32.self) > 0
    guard !isGeneric else { return [] }
    let types = (0..<count).map {
      Self.type(mangled: Self.name(of: $0, in: description))
    }
    return types.contains { $0 == nil } ? [] : types.compactMap { $0 }.map(typeName)
  }

  // Layouts: `HeapLocalVariableMetadata` (swift/ABI/Metadata.h) and `CaptureDescriptor`
  // (swift/RemoteInspection/Records.h), both part of the stable ABI.

  private func isBox(_ context: UnsafeRawPointer) -> Bool {
    context.load(as: UnsafeRawPointer.self).load(as: UInt.self) == 0x400
  }

  private func captureDescription(of context: UnsafeRawPointer) -> UnsafeRawPointer? {
    guard isBox(context) else { return nil }
    return context.load(as: UnsafeRawPointer.self).load(
      fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  private static func name(of capture: Int, in description: UnsafeRawPointer) -> UnsafeRawPointer {
    let record = description + 12 + 4 * capture
    return record + Int(record.load(as: Int32.self))
  }

  private static func type(mangled name: UnsafeRawPointer) -> Any.Type? {
    _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length(ofMangled: name)),
      genericContext: nil, genericArguments: nil)
  }

  /// Function types end in `c`; lowered ones in an `I`, conventions in small letters, and `_`
  /// (docs/ABI/Mangling.rst, `function-signature` and `impl-function-type`).
  private static func isFunction(mangled name: UnsafeRawPointer) -> Bool {
    var end = length(ofMangled: name)
    func last() -> UInt8 { end > 0 ? name.load(fromByteOffset: end - 1, as: UInt8.self) : 0 }
    if last() == UInt8(ascii: "c") { return true }
    guard last() == UInt8(ascii: "_") else { return false }
    repeat { end -= 1 } while (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last())
    return last() == UInt8(ascii: "I")
  }

  private static func length(ofMangled name: UnsafeRawPointer) -> Int {
    var length = 0
    while case let byte = name.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      // References to symbols are binary: a control byte, then an offset or a pointer.
      length += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
    }
    return length
  }
}
