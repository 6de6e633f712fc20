import Foundation
import Synchronization

/// The results of `work` for each input, in the inputs' order, on as many threads as `width`.
package func concurrently<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], width: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ work: @escaping @Sendable (Input) -> Output,
  progress: (_ done: Int) -> Void = { _ in }
) -> [Output] {
  let finished = DispatchSemaphore(value: 0)
  let next = Atomic<Int>(0)
  let results = Mutex<[Int: Output]>([:])
  let take: @Sendable () -> Void = {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < inputs.count else { return }
      let output = work(inputs[index])
      results.withLock { $0[index] = output }
      finished.signal()
    }
  }
  let threads = (0..<max(1, min(width, inputs.count))).map { _ in Background(take) }
  // Told on the thread that asked, which is the one that may print.
  for done in inputs.indices {
    finished.wait()
    progress(done + 1)
  }
  for thread in threads { thread.wait() }
  return results.withLock { found in inputs.indices.compactMap { found[$0] } }
}
