/// Lets the compiler read a module of this machine as one of another system.
///
/// A `.swiftmodule` keeps every `@available` of its sources, whatever system it was compiled for,
/// and says by name which one that was; the compiler takes it for no other. So a copy gets another
/// name of the same length. It is good for type checking: no code in it ever runs.
enum Retargeting {
  /// The module's bytes with the name of its target replaced, or `nil` where that name is not found.
  static func retarget(_ module: [UInt8], from host: String, to name: String) -> [UInt8]? {
    let (old, new) = (Array(host.utf8), Array(name.utf8))
    precondition(old.count == new.count, "offsets in the file have to stay true")
    // The name stands in the block that comes first.
    guard let start = module.prefix(1 << 20).firstRange(of: old)?.lowerBound else { return nil }
    var module = module
    module.replaceSubrange(start..<start + old.count, with: new)
    return module
  }
}
