import Foundation
import Workbench

/// The folder that programs elsewhere, such as GitHub's, see paths from.
struct SourceRoot: Sendable {
  var folder: String

  /// The root of the git repository around a folder, or the folder itself.
  init(around folder: String) {
    self.folder = Repository(around: folder)?.root ?? folder
  }

  init(folder: String) { self.folder = folder }

  /// An absolute path seen from here; it stays as it is for what lies elsewhere.
  func path(of path: String) -> String {
    if let inner = inner(path, in: folder) { return inner }
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    return inner(real(path), in: real(folder)) ?? path
  }

  /// The other way round.
  func absolutePath(of path: String) -> String {
    path.hasPrefix("/") ? path : (folder as NSString).appendingPathComponent(path)
  }

  private func inner(_ path: String, in folder: String) -> String? {
    let start = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }
}
