import Foundation

/// What Apple's frameworks have, read from `Data/apple-names.txt`: tells what the simulator lacks
/// from what is misspelt.
struct AppleNames {
  /// A type or macro.
  struct Entry {
    enum Kind: Character { case view = "*", `protocol` = "~", attribute = "@", macro = "#" }

    var framework: String
    var name: String
    /// `nil` for a plain type or function.
    var kind: Kind?
    /// What to write instead, where a stub would not do.
    var advice: String?

    /// `MapKit.Map`
    var qualified: String { "\(framework).\(name)" }
  }

  private(set) var frameworks: Set<String> = []
  private var entries: [String: Entry] = [:]
  /// Frameworks by the members they give a type: `View` and `mapStyle`.
  private var members: [String: [String: String]] = [:]
  private var prefixes: [(prefix: String, framework: String)] = []

  init(_ text: String) {
    var framework = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("= ") {
        let words = line.dropFirst(2).split(separator: " ").map(String.init)
        framework = words[0]
        frameworks.insert(framework)
        prefixes += words.dropFirst().map { ($0, framework) }
      } else {
        add(line, of: framework)
      }
    }
    prefixes.sort { $0.prefix.count > $1.prefix.count }
  }

  private mutating func add(_ line: Substring, of framework: String) {
    let halves = line.split(separator: "|", maxSplits: 1)
    let parts = halves[0].split(separator: ":", maxSplits: 1)
    let kind = parts[0].first.flatMap(Entry.Kind.init)
    let name = parts[0].dropFirst(kind == nil ? 0 : 1).trimmingCharacters(in: .whitespaces)
    for member in parts.dropFirst().first?.split(separator: " ") ?? [] {
      members[name, default: [:]][String(member)] = framework
    }
    // Other frameworks name types of SwiftUI only to give them members.
    guard entries[name] == nil, !(parts.count > 1 && framework != "SwiftUI") else { return }
    entries[name] = Entry(
      framework: framework, name: name, kind: kind,
      advice: halves.count > 1 ? halves[1].trimmingCharacters(in: .whitespaces) : nil)
  }

  /// A type or macro by its name; one of which only the prefix is known is a plain type.
  subscript(_ name: String) -> Entry? {
    if let entry = entries[name] { return entry }
    let owner = prefixes.first { prefix, _ in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return owner.map { Entry(framework: $0.framework, name: name) }
  }

  /// The framework that gives a type of SwiftUI this member.
  func framework(giving member: String, to type: String) -> String? { members[type]?[member] }
}

extension RuntimeKit {
  /// Nothing where they cannot be read: then messages are told without them.
  var appleNames: AppleNames? {
    guard let path = dataPath(.appleNames), let bytes = try? Files.read(path) else { return nil }
    return AppleNames(String(decoding: bytes, as: UTF8.self))
  }
}
