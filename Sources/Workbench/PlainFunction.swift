extension StringProtocol {
  /// `Counter.body` for `closure #1 in closure #2 in Counter.body.getter`.
  var plainFunction: String {
    var name = String(self)[...]
    while let range = name.range(of: " in ") { name = name[range.upperBound...] }
    for prefix in ["specialized ", "partial apply for ", "implicit closure ", "thunk for "]
    where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    for suffix in [".getter", ".setter", ".modify", ".read"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.count)
    }
    return String(name)
  }
}
