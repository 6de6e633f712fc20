/// Files and folders that are meant together: `Generated`, `**/*.pb.swift`.
///
/// `*` stands for any letters of one name and `?` for one of them, `**` for any folders, none too.
/// A folder stands for all that is in it.
public struct PathPattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case name(String)
    case like(String)
    case anyFolders
  }

  private var parts: [Part]

  /// `folder` is the path from the root that a relative pattern begins at.
  public init(_ text: String, from folder: String) {
    parts = text.hasPrefix("/") ? [] : folder.pathNames.map(Part.name)
    for name in text.pathNames {
      switch name {
      case ".": break
      case "..": parts = parts.dropLast()
      case "**": parts.append(.anyFolders)
      default: parts.append(name.contains { "*?".contains($0) } ? .like(name) : .name(name))
      }
    }
  }

  /// Whether it means a path from the root, or a folder that the path is in, but for `folder` and
  /// those around it.
  public func matches(_ path: String, below folder: String = "/") -> Bool {
    let names = path.pathNames
    let first = folder.pathNames.count + 1
    guard first <= names.count else { return false }
    return (first...names.count).contains { Self.match(parts[...], names[..<$0]) }
  }

  private static func match(_ parts: ArraySlice<Part>, _ names: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == .anyFolders {
      return (names.startIndex...names.endIndex).contains { match(parts.dropFirst(), names[$0...]) }
    }
    guard let name = names.first else { return false }
    switch part {
    case .name(let own): guard own == name else { return false }
    case .like(let own): guard isLike(own, name) else { return false }
    case .anyFolders: break
    }
    return match(parts.dropFirst(), names.dropFirst())
  }

  private static func isLike(_ pattern: String, _ name: String) -> Bool {
    let (pattern, name) = (Array(pattern), Array(name))
    var (here, there) = (0, 0)
    // Behind the last `*`, and the first letter that is not its yet.
    var retry: (here: Int, there: Int)?
    while there < name.count {
      if here < pattern.count, pattern[here] == "*" {
        here += 1
        retry = (here, there)
      } else if here < pattern.count, pattern[here] == "?" || pattern[here] == name[there] {
        (here, there) = (here + 1, there + 1)
      } else if let last = retry {
        retry = (last.here, last.there + 1)
        (here, there) = (last.here, last.there + 1)
      } else {
        return false
      }
    }
    return pattern[here...].allSatisfy { $0 == "*" }
  }
}

extension String {
  fileprivate var pathNames: [String] { split(separator: "/").map(String.init) }
}
