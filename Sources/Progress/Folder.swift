import Foundation

/// Makes a folder and those above it; the error names the folder that was asked for, and says in the
/// system's words why it cannot be.
func makeFolder(_ path: String) throws(ProgressError) {
  guard let error = failure(making: path) else { return }
  throw .cannotOpen(path: path, reason: String(cString: strerror(error)))
}

/// The `errno`, or `nil` when the folder is there.
private func failure(making path: String) -> Int32? {
  if mkdir(path, 0o755) == 0 || errno == EEXIST { return nil }
  let error = errno
  let parent = (path as NSString).deletingLastPathComponent
  guard error == ENOENT, !parent.isEmpty, parent != path else { return error }
  if let error = failure(making: parent) { return error }
  return mkdir(path, 0o755) == 0 || errno == EEXIST ? nil : errno
}
