/// One identity that began, ended or moved in an update, and why.
///
/// Only the top of what changed is told: what lies below it began, ended or moved with it.
public struct IdentityChange: Codable, Sendable, Hashable {
  /// So many are kept per step; a row insertion in a long list may be more.
  public static let limit = 200

  public enum Kind: String, Codable, Sendable { case created, destroyed, moved }

  public var kind: Kind
  /// As in ``TreeRow/id`` of the place, or of the first place below it that the tree shows.
  public var id: Int
  /// What stood or stands there, as ``TreeRow/label``.
  public var label: String
  /// What the update did: `the condition chose the other branch`, `.id changed from 1 to 2`.
  public var why: String

  public init(_ kind: Kind, id: Int, label: String, why: String) {
    (self.kind, self.id, self.label, self.why) = (kind, id, label, why)
  }
}
