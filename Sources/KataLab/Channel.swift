import Foundation
import Trace

/// The pipe to the workbench: one JSON object a line.
final class Channel {
  private let descriptor: Int32
  private let encoder = JSONEncoder()
  private let process = getpid()
  /// Work on other threads may have something to tell.
  private let lock = NSLock()

  init(descriptor: Int32) { self.descriptor = descriptor }

  func send(_ message: Message) {
    // What a forked copy of the program does is not what the program does.
    guard getpid() == process else { return }
    guard var line = try? encoder.encode(message) else {
      preconditionFailure("messages consist of strings and numbers, which always encode")
    }
    line.append(UInt8(ascii: "\n"))
    lock.lock()
    defer { lock.unlock() }
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          // Steps would be missing from the report, so there must be none.
          fatalError(
            """
            descriptor \(descriptor), by which the lab reports, cannot be written to \
            (\(String(cString: strerror(errno)))): close only what you opened
            """)
        }
      }
    }
  }
}
