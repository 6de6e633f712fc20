import Dispatch

extension DispatchQueue {
  /// Runs `work` when the lab's clock has moved on to the deadline.
  ///
  /// It stands in front of Dispatch's own, which waits for real time; the forms with a quality of
  /// service, flags, a wall time or a work item still do.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard LabTime.clock != nil else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    // Some microseconds have passed since the caller said “now”.
    let milliseconds = (Double(then > now ? then - now : 0) / 1e6).rounded()
    _ = LabTime.after(milliseconds / 1e3) { self._run(work) }
  }
}
