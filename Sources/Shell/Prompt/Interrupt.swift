import Foundation
import Synchronization

/// Ctrl-C: asks the running job to stop, never ends the shell.
///
/// The signal only sets a flag and wakes whoever waits; jobs look at the flag. On the command line a
/// second Ctrl-C ends the program at once, in case a job cannot look.
enum Interrupt {
  private static let count = Atomic<Int>(0)
  private static let isImpatient = Atomic<Bool>(false)
  private static let wakeRead = Atomic<Int32>(-1)
  private static let wakeWrite = Atomic<Int32>(-1)

  static var isRequested: Bool { count.load(ordering: .relaxed) > 0 }

  /// Becomes readable when Ctrl-C was pressed.
  static var descriptor: Int32 { wakeRead.load(ordering: .relaxed) }

  /// Asks for a stop from inside, as when the reader of the output went away.
  static func request() { count.store(1, ordering: .relaxed) }

  /// Forgets what was pressed before the next job begins.
  static func clear() {
    count.store(0, ordering: .relaxed)
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {}
  }

  /// Takes over Ctrl-C for the process. A `patient` program survives any number of them.
  static func watch(patient: Bool) {
    isImpatient.store(!patient, ordering: .relaxed)
    var ends: [Int32] = [-1, -1]
    if descriptor < 0, pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      wakeRead.store(ends[0], ordering: .relaxed)
      wakeWrite.store(ends[1], ordering: .relaxed)
    }
    // Without SA_RESTART a read that waits returns, so that the loop around it can look.
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let pressed = Interrupt.count.add(1, ordering: .relaxed).newValue
      var byte: UInt8 = 3
      let saved = errno
      write(Interrupt.wakeWrite.load(ordering: .relaxed), &byte, 1)
      errno = saved
      if pressed > 1, Interrupt.isImpatient.load(ordering: .relaxed) { _exit(130) }
    }
    sigaction(SIGINT, &action, nil)
    // A parent that blocks the signal passes that on.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupt, nil)
    // A reader that went away is noticed by the write that fails.
    signal(SIGPIPE, SIG_IGN)
  }
}
