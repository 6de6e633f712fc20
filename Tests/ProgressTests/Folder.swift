import Foundation

/// A folder of its own for one test, gone with the value.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "viewkata-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("could not remove \(path): \(error)")
    }
  }
}
