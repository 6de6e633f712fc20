import Foundation

/// A module that is compiled from its sources for the programs that import it: once, and again only
/// when they, the compiler or the kit have changed.
///
/// It answers `#available` and `ProcessInfo` as the program does, which a module that was compiled
/// for Linux in advance could not.
public struct SourceModule: Sendable {
  public var name: String
  public var units: [SourceUnit]
  /// What the compiler is told besides what it always is.
  public var arguments: [String]

  public init(name: String, units: [SourceUnit], arguments: [String] = []) {
    (self.name, self.units, self.arguments) = (name, units, arguments)
  }
}

/// What the compiler made of a module.
struct CompiledModule {
  let name: String
  let interface: [UInt8]
  let object: [UInt8]

  static func interface(of name: String) -> String { "\(name).swiftmodule" }
  static func object(of name: String) -> String { "\(name).o" }
}

extension Workbench {
  /// The key of a module in the cache: all that it is made of.
  func key(_ module: SourceModule, recipe: Recipe) -> String {
    var parts = ["module 1", module.name, toolchain.stamp, kit.stamp, Glue.system]
    parts += recipe.frontend + module.arguments
    for unit in module.units { parts += [unit.name, unit.text] }
    return SHA256.hex(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
  }

  /// Compiles a module, or finds that it was done before.
  func compiled(
    _ module: SourceModule, recipe: Recipe, stop: () -> Bool
  ) throws(WorkbenchError) -> CompiledModule {
    let key = key(module, recipe: recipe)
    let interface = CompiledModule.interface(of: module.name)
    let object = CompiledModule.object(of: module.name)
    if let known = cache.contents(interface, of: key), let code = cache.contents(object, of: key) {
      return CompiledModule(name: module.name, interface: known, object: code)
    }
    let draft = try cache.draft()
    defer { Files.remove(draft) }
    let glue = SourceUnit(name: Glue.name, path: Glue.name, text: Glue.system)
    let sources = try stage(module.units + [glue], in: draft)
    let words =
      recipe.compiling(sources + module.arguments, to: object, as: module.name)
      + ["-emit-module-path", interface]
    let compiled = try compiler(toolchain.frontend, words, in: draft, stop)
    guard compiled.ending == .exited(0) else {
      throw .moduleNotCompiled(name: module.name, reason: compiled.printed)
    }
    let result = CompiledModule(
      name: module.name, interface: try Files.read("\(draft)/\(interface)"),
      object: try Files.read("\(draft)/\(object)"))
    for file in [interface, object] { try cache.sealFile(at: "\(draft)/\(file)") }
    for file in sources { Files.remove("\(draft)/\(file)") }
    try cache.publish(draft, as: key)
    return result
  }

  /// Puts a program's modules into the folder it is compiled in, and names the objects to link.
  func stage(
    _ modules: [SourceModule], recipe: Recipe, in folder: String, stop: () -> Bool
  ) throws(WorkbenchError) -> [String] {
    var objects: [String] = []
    for module in modules {
      let compiled = try compiled(module, recipe: recipe, stop: stop)
      let object = "\(folder)/\(CompiledModule.object(of: module.name))"
      try Files.write(
        compiled.interface, to: "\(folder)/\(CompiledModule.interface(of: module.name))")
      try Files.write(compiled.object, to: object)
      objects.append(object)
    }
    return objects
  }
}

extension RuntimeKit {
  /// The modules of which programs get the sources.
  public static let sourceModules = ["SwiftUIBackportKit"]

  /// The files of one of ``sourceModules``: those of an installed kit, or of the checkout that this
  /// program was built from.
  public func sources(
    of module: String
  ) throws(WorkbenchError) -> [(name: String, text: String)] {
    let folders = ["\(modules)/\(module)", "\(Self.checkout)/Sources/\(module)"]
    for folder in folders {
      var files: [(name: String, text: String)] = []
      for name in Files.names(in: folder).sorted() where name.hasSuffix(".swift") {
        files.append((name, String(decoding: try Files.read("\(folder)/\(name)"), as: UTF8.self)))
      }
      if !files.isEmpty { return files }
    }
    throw .noKit(lookedAt: folders)
  }

  /// Where this file was compiled.
  private static let checkout = (1...3).reduce(#filePath) { path, _ in
    (path as NSString).deletingLastPathComponent
  }
}
