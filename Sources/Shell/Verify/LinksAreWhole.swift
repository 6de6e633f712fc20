import Foundation
import Kata

extension Claim {
  /// Links have a host, or lead to a file that is there. Nothing is fetched.
  static let linksAreWhole = Claim("links are whole") { kata, _ in
    var problems: [CourseProblem] = []
    var isCode = false
    let lines = try TextFile.read(kata.file).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      for link in line.matches(of: /\]\(\s*<?([^)>\s]*)>?[^)]*\)/) {
        guard let reason = broken(String(link.output.1), beside: kata.file) else { continue }
        problems.append(
          kata.problem(
            "The link “\(link.output.1)” \(reason).", at: index + 1,
            do: "Write a whole address, such as https://developer.apple.com/documentation/swiftui."))
      }
    }
    return problems
  }

  /// What is wrong with an address; `nil` when it can be followed.
  private static func broken(_ address: String, beside file: String) -> String? {
    guard !address.isEmpty else { return "leads nowhere" }
    if address.hasPrefix("#") { return nil }
    guard let url = URLComponents(string: address) else { return "is no address" }
    switch url.scheme {
    case "https", "http": return (url.host ?? "").contains(".") ? nil : "has no host"
    case nil:
      let folder = (file as NSString).deletingLastPathComponent
      return TextFile.exists("\(folder)/\(url.path)") ? nil : "leads to a file that is not there"
    default: return "is neither http nor a file"
    }
  }
}
