/// One place of the identity tree, as it stands when a step ends.
public struct TreeRow: Codable, Sendable, Hashable {
  /// So many rows are kept of a tree; a last row, `…` with the id 0, says that there are more.
  public static let limit = 300

  public var depth: Int
  /// What stands there: a view's type name, `Text “Ada”`, `if`, `else`, `.id(3)`, a row's id.
  public var label: String
  /// The same in two steps if and only if it is the same identity.
  public var id: Int

  public init(depth: Int, label: String, id: Int) {
    (self.depth, self.label, self.id) = (depth, label, id)
  }
}
