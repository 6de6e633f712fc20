import Foundation
import SwiftUI

/// Runs the concurrent work of the program one job after another, on the main queue.
///
/// Tasks and actors that are not bound to the main actor run on the threads of a pool, and how
/// their work mixes with that of the main actor differs from run to run. Counts must not. Here
/// their jobs take turns with everything else, in the order in which they became ready.
/// - Note: differs from SwiftUI: `Thread.isMainThread` is true in them.
enum OneByOne {
  private typealias Job = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Job) -> Void

  /// Called once, before the program's own code.
  static func begin() {
    // Where the concurrency library lets its jobs be taken over (swift/Runtime/Concurrency.h).
    // Without it jobs run as they always do.
    guard let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return }
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in Turns.shared.enqueue(job) }
  }
}

/// The place where jobs without an actor of their own, and those of actors, take their turn.
private final class Turns: TaskExecutor {
  static let shared = Turns()

  func enqueue(_ job: UnownedJob) {
    DispatchQueue.main.async {
      // What the job does, it does outside of the main actor.
      ViewGraph.isOutsideOfMainActor = true
      defer { ViewGraph.isOutsideOfMainActor = false }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
