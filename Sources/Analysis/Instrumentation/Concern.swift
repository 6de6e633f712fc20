extension Rewriter {
  /// One reason to change a learner's text, and the edits it asks for.
  ///
  /// A concern sees the learner's own tree and knows nothing of the others; edits of two concerns
  /// may touch the same place as insertions, never the same bytes.
  struct Concern: Sendable {
    /// A text that has none of these is not looked at.
    let words: [String]
    /// Macros of Apple's SDKs that it writes out.
    let macros: [String]
    /// Whether its edits mean something in a file that does not import SwiftUI.
    let isForAllFiles: Bool
    /// What the result has to be compiled for.
    let purposes: Set<Purpose>
    let edits: @Sendable (Source) -> [Edit]

    init(
      words: [String], macros: [String] = [], isForAllFiles: Bool = false,
      purposes: Set<Purpose> = Set(Purpose.allCases),
      edits: @escaping @Sendable (Source) -> [Edit]
    ) {
      (self.words, self.macros, self.edits) = (words, macros, edits)
      (self.isForAllFiles, self.purposes) = (isForAllFiles, purposes)
    }

    /// In the order in which insertions at one place are to stand.
    static let all: [Concern] = [
      .members, .availability, .platform, .previews, .entries, .lazyState, .observableNames,
      .contentBuilder, .entryPoints, .loweredGuards, .imports,
    ]
  }
}
