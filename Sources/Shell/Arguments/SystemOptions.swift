import Trace

extension Option {
  /// Of commands that run code.
  static let systems = Option.value(
    "--os", of: "LIST", summary: "systems, such as \"iOS 17, iOS 26\"; default iOS 26")

  /// Of commands that read code.
  static let deploymentTarget = Option.value(
    "--deployment-target", of: "LIST",
    summary: "the oldest system of each platform, such as \"iOS 15, macOS 12\"")

  /// Of commands that read or run code.
  static let sdk = Option.value(
    "--sdk", of: "SDK", choices: ["26", "27"], summary: "whose rules the code compiles by")
}

extension Arguments {
  /// What `--os` says, if it is there.
  func systems() throws(ShellError) -> [SimulatedSystem]? {
    guard let text = value("--os") else { return nil }
    return try SimulatedSystem.list(text, as: "--os")
  }

  /// What `--deployment-target` says, one of each platform; none where it is not there.
  func deploymentTargets() throws(ShellError) -> [SimulatedSystem] {
    guard let text = value("--deployment-target") else { return [] }
    let targets = try SimulatedSystem.list(text, as: "--deployment-target")
    for (index, target) in targets.enumerated()
    where targets[..<index].contains(where: { $0.platform == target.platform }) {
      throw .usage(
        "--deployment-target names \(target.platform) twice",
        advice: "A platform has one oldest system.")
    }
    return targets
  }
}

extension Arguments {
  /// What `--sdk` says; 26 where it is not there.
  func sdk() -> Int { value("--sdk") == "27" ? 27 : 26 }
}

extension SimulatedSystem {
  /// Reads `iOS 17, iOS 26`.
  static func list(_ text: String, as source: String) throws(ShellError) -> [SimulatedSystem] {
    var systems: [SimulatedSystem] = []
    for part in text.split(separator: ",") {
      let name = part.trimmingWhitespace
      guard let system = SimulatedSystem(name) else {
        throw .usage(
          "“\(name)” is no system",
          advice: "Write for instance \(source) \"iOS 17, iOS 26.1, macOS 15\".")
      }
      if !systems.contains(system) { systems.append(system) }
    }
    guard !systems.isEmpty else { throw .usage("\(source) names no system") }
    return systems
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
