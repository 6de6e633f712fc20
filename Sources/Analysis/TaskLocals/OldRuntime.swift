import Kata
import Trace

extension Context {
  /// Whether a system may be meant whose runtime stops a program that binds task-local values in
  /// the body of a task group; so also when nobody said which systems are meant.
  var traps: Bool {
    targets.isEmpty || targets.contains { ($0.major, $0.minor) < ($0.firstWithoutTrap, 0) }
  }

  /// `iOS 18` or `macOS 15`: the first system that lets it pass.
  var firstWithoutTrap: String {
    let systems = targets.filter { $0.major < $0.firstWithoutTrap }
    guard !systems.isEmpty else { return "iOS 18" }
    return systems.map { "\($0.platform) \($0.firstWithoutTrap)" }.listed
  }
}

extension SimulatedSystem {
  // Those with Swift 6.0's runtime.
  fileprivate var firstWithoutTrap: Int {
    switch platform {
    case "macOS": 15
    case "watchOS": 11
    case "visionOS": 2
    default: 18
    }
  }
}
