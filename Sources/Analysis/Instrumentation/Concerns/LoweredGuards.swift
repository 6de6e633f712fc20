import SwiftSyntax

extension Rewriter.Concern {
  /// Lets every guard ask for what has always been there.
  ///
  ///     #available(iOS 17, macOS 14, *)     #available(iOS 1, macOS 1, *)
  ///
  /// The compiler then names each symbol that a guard protects, and since when it exists.
  static let loweredGuards = Self(
    words: ["#available", "#unavailable"], isForAllFiles: true, purposes: [.probing]
  ) { source in
    Syntax(source.tree).all(AvailabilityConditionSyntax.self).flatMap { condition in
      condition.availabilityArguments.compactMap { argument -> Rewriter.Edit? in
        guard case .availabilityVersionRestriction(let system) = argument.argument,
          let version = system.version
        else { return nil }
        return source.replace(version.bytes, with: "1")
      }
    }
  }
}
