import Foundation
import Trace

/// The folders of modules with which the compiler type-checks for one of Apple's systems.
struct AppleModules {
  let target: AppleTarget
  /// In place of the toolchain's own resources: those, and its modules for the target.
  let resources: String
  /// The kit's modules for the target.
  let kit: String
  let host: String

  /// What a compiler that was set up for this machine has to be told instead.
  func arguments(from native: [String], kit modules: String) -> [String] {
    var words = native
    for index in words.indices.dropLast() {
      if words[index] == "-target" { words[index + 1] = target.triple }
      if words[index] == "-I", words[index + 1] == modules { words[index + 1] = kit }
    }
    return words + [
      // What is written in C stays of this machine.
      "-clang-target", host, "-resource-dir", resources, "-I", resources,
      "-vfsoverlay", "\(resources)/\(Self.overlay)",
      "-Xcc", "-fmodule-map-file=\(Self.systemHeaders)/module.modulemap",
    ]
  }

  /// There once the compiler was seen to read both together.
  fileprivate var proof: String { "\(kit)/proved-\((resources as NSString).lastPathComponent)" }

  fileprivate static let overlay = "overlay.json"
  fileprivate static let systemHeaders = "/usr/include"
}

extension Workbench {
  /// The modules for a target, made where they are not there yet, which takes about a second.
  ///
  /// They are made beside their place and moved there in one step, so that a process that is
  /// interrupted leaves nothing behind that looks whole, and two may do it at once.
  func appleModules(
    for system: SimulatedSystem, recipe: Recipe, stop: () -> Bool
  ) throws(WorkbenchError) -> AppleModules {
    let modules = try appleModules(for: system, host: recipe.target)
    return try turns.take(modules.resources) { () throws(WorkbenchError) in
      try make(modules, recipe: recipe, stop: stop)
      return modules
    }
  }

  private func make(
    _ modules: AppleModules, recipe: Recipe, stop: () -> Bool
  ) throws(WorkbenchError) {
    for part in [Part.toolchain, .kit] where !Files.exists(modules.folder(part)) {
      let draft = try cache.draft()
      defer { Files.remove(draft) }
      try part == .toolchain ? fillResources(modules, in: draft) : fillKit(modules, in: draft)
      if stop() { throw .interrupted }
      try Files.makeFolder("\(cache.root)/\(Self.appleFolder)")
      let place = modules.folder(part)
      if rename(draft, place) != 0, !Files.exists(place) { try Files.move(draft, to: place) }
    }
    // Said in a file of its own: whoever was interrupted before leaves modules that nobody trusts.
    if !Files.exists(modules.proof) {
      try prove(modules, recipe: recipe, stop: stop)
      try Files.write([], to: modules.proof)
      removeOldAppleModules(but: modules)
    }
    for part in [Part.toolchain, .kit] { _ = utimes(modules.folder(part), nil) }
  }

  /// Whether the modules for a platform are there, and proved.
  public func isReady(for platform: String) -> Bool {
    guard
      let recipe = try? recipe(),
      let modules = try? appleModules(
        for: SimulatedSystem(platform: platform, major: 99), host: recipe.target)
    else { return false }
    return Files.exists(modules.resources) && Files.exists(modules.proof)
  }

  /// Throws them away, for something is wrong with them.
  func removeAppleModules(_ modules: AppleModules) {
    for part in [Part.toolchain, .kit] { Files.remove(modules.folder(part)) }
  }

  private func appleModules(
    for system: SimulatedSystem, host: String
  ) throws(WorkbenchError) -> AppleModules {
    guard let target = AppleTarget(system, host: host), target.name(ofBytes: host.utf8.count) != nil
    else {
      throw .noAvailability(reason: "\(system.platform) cannot be checked on \(host)")
    }
    func place(_ stamp: String) -> String {
      let key = SHA256.hex(of: Array("1 \(system.platform) \(host) \(stamp)".utf8))
      return "\(cache.root)/\(Self.appleFolder)/\(key)"
    }
    return AppleModules(
      target: target, resources: place(toolchain.stamp), kit: place(kit.stamp), host: host)
  }

  private static let appleFolder = "apple"

  private func fillResources(_ modules: AppleModules, in draft: String) throws(WorkbenchError) {
    let native = (toolchain.bin as NSString).deletingLastPathComponent + "/lib/swift"
    for name in Files.names(in: native) where name != "linux" {
      guard symlink("\(native)/\(name)", "\(draft)/\(name)") == 0 else {
        throw .cannotWrite(path: draft, reason: reason(errno))
      }
    }
    let folder = "\(draft)/\(modules.target.folder)"
    for name in Files.names(in: "\(native)/linux") where name.hasSuffix(".swiftmodule") {
      let file = "\(native)/linux/\(name)/\(modules.host).swiftmodule"
      guard Files.exists(file) else { continue }
      try copy(try Files.read(file), to: "\(folder)/\(name)", modules)
    }
    try writeOverlay(native, modules, to: "\(draft)/\(AppleModules.overlay)")
  }

  private func fillKit(_ modules: AppleModules, in draft: String) throws(WorkbenchError) {
    for name in RuntimeKit.moduleNames {
      try copy(
        try Files.read("\(kit.modules)/\(name).swiftmodule"),
        to: "\(draft)/\(name).swiftmodule", modules)
    }
  }

  /// Writes a module of this machine as one of the target.
  func copy(
    _ module: [UInt8], to folder: String, _ modules: AppleModules
  ) throws(WorkbenchError) {
    guard let name = modules.target.name(ofBytes: modules.host.utf8.count),
      let bytes = Retargeting.retarget(module, from: modules.host, to: name)
    else { throw .noAvailability(reason: "\(folder) does not say what it was compiled for") }
    try Files.makeFolder(folder)
    try Files.write(bytes, to: "\(folder)/\(modules.target.moduleName).swiftmodule")
  }

  // Where it compiles for this machine, the compiler itself puts these two among the C headers.
  private func writeOverlay(
    _ native: String, _ modules: AppleModules, to path: String
  ) throws(WorkbenchError) {
    let library = "\(native)/linux/\(modules.host.prefix { $0 != "-" })"
    func file(_ name: String, _ contents: String) -> [String: Any] {
      ["name": name, "type": "file", "external-contents": "\(library)/\(contents)"]
    }
    let overlay: [String: Any] = [
      "version": 0,
      "roots": [
        [
          "name": AppleModules.systemHeaders, "type": "directory",
          "contents": [
            file("module.modulemap", "glibc.modulemap"), file("SwiftGlibc.h", "SwiftGlibc.h"),
          ],
        ]
      ],
    ]
    guard let json = try? JSONSerialization.data(withJSONObject: overlay) else {
      preconditionFailure("texts and lists of them are JSON")
    }
    try Files.write(json, to: path)
  }

  /// A module nobody has used for a week is of a toolchain or a build that is gone.
  private func removeOldAppleModules(but modules: AppleModules) {
    let folder = "\(cache.root)/\(Self.appleFolder)"
    let now = Date().timeIntervalSince1970
    for name in Files.names(in: folder) {
      let path = "\(folder)/\(name)"
      guard path != modules.resources, path != modules.kit else { continue }
      if now - Files.changed(path) > 7 * 86_400 { Files.remove(path) }
    }
  }
}

private enum Part { case toolchain, kit }

extension AppleModules {
  fileprivate func folder(_ part: Part) -> String { part == .toolchain ? resources : kit }
}
