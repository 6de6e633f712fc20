import Foundation
import TaskLocals
import Trace

/// Tells the workbench of bindings that the simulated system does not allow, and ends the program
/// there as the system would, or lets it go on.
enum TaskLocalTraps {
  static func begin(_ mode: TrapMode, _ channel: Channel) {
    let count = Count()
    TaskLocalRule.broken = { file, line in
      let isEnd = count.next() >= (mode == .all ? IllegalBinding.limit : 1)
      channel.send(
        .bound(
          IllegalBinding(
            file: file, line: Int(line),
            calls: CallStack.callers().compactMap(ProgramImage.call), isEnd: isEnd)))
      if isEnd { end(file, line) }
    }
  }

  private static func end(_ file: String, _ line: UInt) -> Never {
    // What was printed is not lost on a device either, whose output is no file.
    fflush(stdout)
    // A backtrace would take long, and the workbench knows all of it.
    signal(SIGABRT, SIG_DFL)
    var file = file
    file.withUTF8 { report($0.baseAddress, $0.count, true, line) }
    abort()
  }

  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }
}

/// Prints what Swift runtimes before 6.0 print, and aborts.
@_silgen_name("swift_task_reportIllegalTaskLocalBindingWithinWithTaskGroup")
private func report(_ file: UnsafePointer<UInt8>?, _ count: Int, _ isASCII: Bool, _ line: UInt)
