import Foundation
import SwiftUI

extension Lab {
  /// Lets async work that is ready run, the main queue included. Step `settle`.
  ///
  /// What waits for real time is not waited for: `Timer.scheduledTimer`, work items, and work on
  /// other threads that no view's `.task` is waiting for. `Task.sleep`, `asyncAfter` with a closure
  /// and publishers with a scheduler follow the lab's clock.
  public func settle(file: String = #fileID, line: Int = #line) async throws {
    var patience = Patience(SourcePlace(file, line))
    defer { end("settle") }
    try await drain(&patience)
  }

  /// Pulls the first list or scroll view that can be refreshed, and lets the work that is ready
  /// run, as ``settle(file:line:)`` does. Step `refresh`.
  public func refresh(file: String = #fileID, line: Int = #line) async throws {
    guard let target = graph.touchables(.scroll).first(where: \.isRefreshable) else {
      throw ScenarioFailure(
        "there is nothing to refresh: no list or scroll view on screen has .refreshable",
        SourcePlace(file, line))
    }
    defer { end("refresh") }
    graph.perform(by: "refresh") { _ = target.refresh() }
    var patience = Patience(SourcePlace(file, line))
    try await drain(&patience)
  }

  /// Moves the lab's clock by exactly `duration`, waking what sleeps on the way. Step `wait`.
  ///
  /// What waits for real time is not waited for, as in ``settle(file:line:)``.
  public func wait(
    for duration: Duration, file: String = #fileID, line: Int = #line
  ) async throws {
    var patience = Patience(SourcePlace(file, line))
    defer { end("wait") }
    try await pass(duration, &patience)
  }

  func pass(_ duration: Duration, _ patience: inout Patience) async throws {
    let end = graph.clock.now + duration / .seconds(1)
    try await drain(&patience)
    // Ten times 0.1 s is a hair less than 1 s in binary fractions, and nothing sleeps for less
    // than a nanosecond.
    while let next = graph.clock.nextDeadline, next <= end + 1e-9 {
      if next > graph.clock.now { patience.timeMoved() }
      graph.clock.advance(to: next)
      graph.settle()
      try await drain(&patience)
    }
    graph.clock.advance(to: end)
    graph.settle()
    try await drain(&patience)
  }

  /// Waits until nothing on the main queue is left to do. Work on other threads gets a moment of
  /// real time to come back as long as a view's task is under way.
  func drain(_ patience: inout Patience) async throws {
    var quiet = 0
    while quiet < 8 {
      let before = recorder.eventCount
      await Task.yield()
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      graph.settle()
      quiet = recorder.eventCount == before ? quiet + 1 : 0
      try patience.turned(graph.actor.name)
      if quiet == 8, graph.clock.hasBusyTasks, patience.takesMoment() {
        quiet = 4
        await withCheckedContinuation { next in
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.002, qos: .unspecified) {
            next.resume()
          }
        }
      }
    }
  }
}

/// How long one call (a walk is one) goes on waiting for things to come to rest.
struct Patience {
  private static let mostTurns = 10_000

  private let place: SourcePlace
  /// Turns of the main queue since the lab's clock moved last.
  private var turns = 0
  /// Moments of real time that are left.
  private var moments: Int

  init(_ place: SourcePlace, moments: Int = 50) {
    self.place = place
    self.moments = moments
  }

  mutating func timeMoved() { turns = 0 }

  mutating func turned(_ actor: String) throws {
    turns += 1
    guard turns > Self.mostTurns else { return }
    throw ScenarioFailure(
      """
      the main queue is never empty: after \(Self.mostTurns) turns without a sleep, something \
      there still starts itself again (the last to act: \(actor))
      """, place)
  }

  mutating func takesMoment() -> Bool {
    guard moments > 0 else { return false }
    moments -= 1
    return true
  }
}
