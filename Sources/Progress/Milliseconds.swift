import Foundation

// Moments are kept as whole milliseconds since 1970: enough to tell attempts apart, and equal after
// any number of round trips through the database and exported files.
extension Date {
  var milliseconds: Int { Int((timeIntervalSince1970 * 1000).rounded()) }

  init(milliseconds: Int) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
