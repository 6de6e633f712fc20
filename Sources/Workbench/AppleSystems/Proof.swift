import Trace

extension Workbench {
  /// Shows that the compiler reads the modules and refuses what is too new, be it of the program, of
  /// its own library or of the kit's SwiftUI; Foundation is imported.
  func prove(_ modules: AppleModules, recipe: Recipe, stop: () -> Bool) throws(WorkbenchError) {
    let probe = SourceUnit(name: "probe.swift", path: "probe.swift", text: Self.probe)
    guard let target = modules.target.oldest(host: modules.host) else { return }
    let same = AppleModules(
      target: target, resources: modules.resources, kit: modules.kit, host: modules.host)
    let printed = try availabilityMessages(
      of: Program(units: [probe], file: probe.path), with: same, recipe: recipe, stop: stop)
    let errors = printed.split(separator: "\n").compactMap(CompilerMessage.init)
      .filter { $0.severity == .error }
    let isRight = errors.map(\.line) == [4, 5, 6] && errors.allSatisfy(\.isAboutAvailability)
    guard isRight else {
      removeAppleModules(modules)
      let said = errors.map { "\($0.line): \($0.text)" }.joined(separator: "; ")
      throw .noAvailability(
        reason: "the modules made for it do not work, the compiler says of a probe “\(said)”")
    }
  }

  private static let probe = """
    import Foundation
    import SwiftUI
    @available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) func later() {}
    @MainActor func own() { later() }
    @MainActor func library() async { await withDiscardingTaskGroup { _ in } }
    @MainActor func interface() { _ = Text("").scrollClipDisabled() }
    """
}
