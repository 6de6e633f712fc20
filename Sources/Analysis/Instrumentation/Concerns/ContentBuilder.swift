extension Rewriter.Concern {
  /// SDK 27, where a block of several views is a `TupleContent` instead of a `TupleView`.
  ///
  /// The overload stands in the learner's own file, behind the last line: there it wins over the
  /// one of the module, and files that are compiled for an older SDK do not see it.
  static let contentBuilder = Self(words: ["SwiftUI"]) { source in
    guard source.sdk >= 27 else { return [] }
    let overload =
      "fileprivate extension ViewBuilder { static func buildBlock<each Content: View>"
      + "(_ content: repeat each Content) -> TupleContent<repeat each Content> "
      + "{ TupleContent(repeat each content) } }"
    return source.append(overload).map { [$0] } ?? []
  }
}
