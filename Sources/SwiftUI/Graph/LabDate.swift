import Foundation

extension LabClock {
  /// The date it is for views: that of the run's beginning, moved on by the lab's clock.
  package var date: Date { Self.beginning.addingTimeInterval(now) }

  private static let beginning = Date()
}
