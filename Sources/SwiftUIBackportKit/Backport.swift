import SwiftUI

/// A place for modifiers that stand in for those of newer systems.
///
/// It has the name of each modifier to itself, so that one can be called what the system's is
/// called without calling itself. Add your own in an extension:
///
///     extension Backport where Content: View {
///       @ViewBuilder func geometryGroup() -> some View {
///         if #available(iOS 17, macOS 14, *) { content.geometryGroup() } else { content }
///       }
///     }
@MainActor @preconcurrency
public struct Backport<Content> {
  /// What the modifier is applied to.
  public let content: Content

  public init(_ content: Content) { self.content = content }
}

extension View {
  /// The stand-ins for modifiers of newer systems. Each gives back an ordinary view: the next one
  /// wants `.backport` again.
  public var backport: Backport<Self> { Backport(self) }
}
