import Foundation

/// The calls that led to the running code, those of suspended functions among them.
///
/// A function that waits for an asynchronous one is not on the thread's stack: what it goes on with
/// is noted in the asynchronous one's context, `[the caller's context, the caller's next
/// instructions]`. Unoptimised code keeps its context below the frame pointer (the Swift calling
/// convention, `llvm/docs/LangRef`, swiftasync).
enum CallStack {
  private static let depth = 256

  /// Return addresses, innermost first. It ends with the outermost function of the task as far as
  /// contexts can be followed, which optimised code does not always allow.
  static func callers() -> [UInt] {
    let stack = Stack()
    _ = unwindBacktrace(note, Unmanaged.passUnretained(stack).toOpaque())
    var callers: [UInt] = []
    for frame in stack.frames {
      callers.append(frame.address)
      let waiting = waiting(from: frame)
      if !waiting.isEmpty { return callers + waiting }
    }
    return callers
  }

  private struct Frame {
    var address: UInt
    var pointer: UInt
  }

  private final class Stack { var frames: [Frame] = [] }

  private static let note: UnwindStep = { context, stack in
    let stack = Unmanaged<Stack>.fromOpaque(stack).takeUnretainedValue()
    stack.frames.append(
      Frame(address: unwindAddress(context), pointer: unwindRegister(context, framePointer)))
    return stack.frames.count < depth ? 0 : 5
  }

  #if arch(x86_64)
    private static let framePointer: Int32 = 6
  #else
    private static let framePointer: Int32 = 29
  #endif

  /// Those that wait for a frame's function; none if that is not an asynchronous one.
  private static func waiting(from frame: Frame) -> [UInt] {
    var context = word(at: frame.pointer &- 8)
    var waiting: [UInt] = []
    while let here = context, here != 0, waiting.count < depth,
      let next = word(at: here &+ 8), ProgramImage.isCode(next)
    {
      // Addresses are looked up as those of calls, which end before them.
      waiting.append(next + 1)
      context = word(at: here)
    }
    // A task begins in the concurrency library; anything else only looked like contexts.
    guard let last = waiting.last, let library = ProgramImage.concurrency?.range,
      library.contains(last)
    else { return [] }
    return waiting
  }

  /// Reads memory that may not be there.
  private static func word(at address: UInt) -> UInt? {
    guard address != 0, address % 8 == 0 else { return nil }
    var word: UInt = 0
    let count = withUnsafeMutableBytes(of: &word) { bytes in
      var here = iovec(iov_base: bytes.baseAddress, iov_len: 8)
      var there = iovec(iov_base: UnsafeMutableRawPointer(bitPattern: address), iov_len: 8)
      return readMemory(getpid(), &here, 1, &there, 1, 0)
    }
    return count == 8 ? word : nil
  }
}

private typealias UnwindStep =
  @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32

// Of the C++ runtime, and of the C library behind `_GNU_SOURCE`: neither has a module.
@_silgen_name("_Unwind_Backtrace")
private func unwindBacktrace(_ step: UnwindStep, _ argument: UnsafeMutableRawPointer) -> Int32
@_silgen_name("_Unwind_GetIP")
private func unwindAddress(_ context: OpaquePointer) -> UInt
@_silgen_name("_Unwind_GetGR")
private func unwindRegister(_ context: OpaquePointer, _ number: Int32) -> UInt
@_silgen_name("process_vm_readv")
private func readMemory(
  _ process: pid_t, _ here: UnsafePointer<iovec>, _ hereCount: UInt,
  _ there: UnsafePointer<iovec>, _ thereCount: UInt, _ flags: UInt
) -> Int
