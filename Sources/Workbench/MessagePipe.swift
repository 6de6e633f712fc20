import CSpawn
import Glibc

/// What a child writes its messages to; read without ever waiting for it.
final class MessagePipe {
  /// The end to watch; -1 once nobody is left who could write.
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws(WorkbenchError) {
    var ends: [Int32] = [-1, -1]
    guard cspawn_pipe(&ends) == 0 else {
      throw .cannotStart(program: "a pipe", reason: reason(errno))
    }
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeWriting()
    closeReading()
  }

  /// Hands over what can be read without waiting; returns how many bytes that was.
  func drain(_ hear: ([UInt8]) -> Void) -> Int {
    var total = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // A program that writes without pause must not keep us from looking at the clock.
    while reading >= 0, total < 1 << 20 {
      let count = read(reading, &buffer, buffer.count)
      // An end that all writers have closed would be news to poll for ever.
      if count == 0 { closeReading() }
      guard count > 0 else { break }
      total += count
      hear(Array(buffer[..<count]))
    }
    return total
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  private func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }
}
