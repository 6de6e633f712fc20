/// The median of some durations, and how far they spread.
struct Sample: CustomStringConvertible {
  let milliseconds: [Double]

  init(_ milliseconds: [Double]) { self.milliseconds = milliseconds.sorted() }

  var median: Double { milliseconds.isEmpty ? 0 : milliseconds[milliseconds.count / 2] }

  var fastest: Double { milliseconds.first ?? 0 }

  var description: String {
    let ends = (milliseconds.first ?? 0, milliseconds.last ?? 0)
    return
      "\(rounded(median)) ms (\(rounded(ends.0)) to \(rounded(ends.1)), n = \(milliseconds.count))"
  }
}

/// Three significant figures are what such a measurement is good for.
func rounded(_ value: Double) -> String {
  guard value > 0, value.isFinite else { return "\(value)" }
  var scale = 1.0
  while value * scale < 100 { scale *= 10 }
  if scale > 1 { return "\((value * scale).rounded() / scale)" }
  while value / scale >= 1000 { scale *= 10 }
  return "\(Int((value / scale).rounded() * scale))"
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
}

/// How long `work` takes.
func time(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work).milliseconds
}
