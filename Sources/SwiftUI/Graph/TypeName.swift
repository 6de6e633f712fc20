/// A type's name as the learner wrote it: `Outer.Panel`, without module, generic arguments and
/// the functions it may be declared in.
func typeName(_ type: Any.Type) -> String {
  let full = _typeName(type, qualified: true)
  var parts: [Substring] = []
  var start = full.startIndex
  var index = full.startIndex
  var depth = 0
  func take(upTo end: String.Index) {
    if start < end { parts.append(full[start..<end]) }
  }
  while index < full.endIndex {
    switch full[index] {
    case "<":
      if depth == 0 { take(upTo: index) }
      depth += 1
    case "(":
      depth += 1
    case ">", ")":
      depth -= 1
      if depth == 0 { start = full.index(after: index) }
    case "." where depth == 0:
      take(upTo: index)
      start = full.index(after: index)
    default: break
    }
    index = full.index(after: index)
  }
  if depth == 0 { take(upTo: full.endIndex) }
  // The first part is the module; private types have a discriminator in parentheses, dropped above.
  let name = parts.dropFirst().joined(separator: ".")
  // What a `#Preview` with variables of its own was rewritten to.
  return name.hasPrefix("_ViewKataPreview") ? "#Preview" : name
}
