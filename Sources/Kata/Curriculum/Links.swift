import Foundation

/// Complains about links that lead nowhere: no address, no host, or a file that is not there.
///
/// Addresses on the network are read, never visited; a relative one is a file beside the text.
func checkLinks(of document: MarkdownNode, after offset: Int, complaints: inout Complaints) {
  let folder = complaints.file.lastIndex(of: "/").map { complaints.file[..<$0] } ?? "."
  for block in document.children {
    for node in block.all {
      guard case .link(let address) = node.kind, !leadsSomewhere(address, from: String(folder))
      else { continue }
      // Inside tables cmark knows no lines of inlines.
      let line = max(block.startLine, node.startLine) + offset
      complaints.add(
        "The link “\(address)” leads nowhere.", at: line,
        do: "Write a whole address, https://…, or the path of a file beside this one.")
    }
  }
}

private func leadsSomewhere(_ address: String, from folder: String) -> Bool {
  if address.hasPrefix("#") { return address.count > 1 }
  guard let url = URLComponents(string: address) else { return false }
  switch url.scheme {
  case "https", "http": return url.host?.contains(".") == true
  case "mailto": return url.path.contains("@")
  case nil:
    return !url.path.isEmpty && FileManager.default.fileExists(atPath: "\(folder)/\(url.path)")
  default: return false
  }
}
