import Foundation

/// Makes a folder and those above it; the system's words for why it cannot.
func makeFolder(_ path: String) throws(ProgressError) {
  if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
  let error = errno
  let parent = (path as NSString).deletingLastPathComponent
  guard error == ENOENT, !parent.isEmpty, parent != path else {
    throw .cannotOpen(path: path, reason: String(cString: strerror(error)))
  }
  try makeFolder(parent)
  guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
    throw .cannotOpen(path: path, reason: String(cString: strerror(errno)))
  }
}
