import Dispatch

extension DispatchQueue {
  /// Runs `work` on the queue; the lab waits for it as for a view's task.
  ///
  /// It stands in front of Dispatch's own; the forms with a group, a quality of service, flags or a
  /// work item are that, and nobody waits for them.
  public func async(execute work: @escaping @Sendable () -> Void) {
    // What is on the main queue the lab sees by itself.
    unwatched(isMain || LabTime.clock == nil ? work : LabTime.busy(work))
  }

  /// Dispatch's own.
  func unwatched(_ work: @escaping () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Each time it is asked for, the main queue is another object on Linux.
  private var isMain: Bool { label == "com.apple.main-thread" }
}
