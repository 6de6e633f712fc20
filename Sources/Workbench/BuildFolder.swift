import Foundation

/// A build folder of SwiftPM, `.build/debug` or `.build/release`, that our modules were built in.
struct BuildFolder {
  var path: String

  private var modules: String { path + "/Modules" }

  var hasModules: Bool {
    RuntimeKit.moduleNames.allSatisfy { Files.exists("\(modules)/\($0).swiftmodule") }
  }

  /// The kit of this build, linked again where it is older than an object.
  func kit(toolchain: Toolchain, cache: String) throws(WorkbenchError) -> RuntimeKit {
    var objects: [String] = []
    for name in RuntimeKit.moduleNames { objects += try self.objects(of: name) }
    let newest = objects.map(Files.changed).max() ?? 0
    let elsewhere = "\(cache)/kit-\(SHA256.hex(of: Array(path.utf8)).prefix(16))"
    for folder in ["\(path)/viewkata-kit", elsewhere] {
      let kit = RuntimeKit(modules: modules, libraries: folder)
      if Files.changed(kit.libraryPath) > newest { return kit }
      do {
        try link(objects, into: folder, toolchain: toolchain)
        return kit
      } catch .cannotWrite where folder != elsewhere {
        continue  // A build folder we may not write to; the cache will do.
      }
    }
    throw .kitNotLinked(folder: path, reason: "neither it nor \(cache) can be written to")
  }

  /// The objects the last build of a module wrote, among those that older builds left.
  private func objects(of module: String) throws(WorkbenchError) -> [String] {
    let folder = "\(path)/\(module).build"
    let map = "\(folder)/output-file-map.json"
    struct Outputs: Decodable { var object: String? }
    let outputs: [String: Outputs]
    do {
      outputs = try JSONDecoder().decode(
        [String: Outputs].self, from: Data(try Files.read(map)))
    } catch {
      throw .kitNotLinked(folder: path, reason: "\(map) cannot be read (\(error))")
    }
    let listed = outputs.values.compactMap(\.object).filter(Files.exists)
    // A whole-module build writes one object, which the map may not name.
    let whole = "\(folder)/\(module).o"
    let newest = listed.map(Files.changed).max() ?? 0
    if Files.exists(whole), Files.changed(whole) > newest { return [whole] }
    if let one = outputs[""]?.object, Files.exists(one), Files.changed(one) >= newest {
      return [one]
    }
    guard !listed.isEmpty else {
      throw .kitNotLinked(folder: path, reason: "no object of \(module) is there")
    }
    return listed.sorted()
  }

  private func link(
    _ objects: [String], into folder: String, toolchain: Toolchain
  ) throws(WorkbenchError) {
    let temporary = try Files.temporaryFolder(in: folder)
    defer { Files.remove(temporary) }
    let result = "\(temporary)/\(RuntimeKit.library)"
    // Learner programs are linked with this library alone, so it brings along what unoptimised
    // code needs besides what these objects need themselves.
    let completion = try Command(
      path: toolchain.swiftc,
      arguments: ["-emit-library", "-o", result, "-Xlinker", "-soname=\(RuntimeKit.library)"]
        + objects + [
          "-lswiftSwiftOnoneSupport", "-lswift_StringProcessing", "-lswift_RegexParser",
        ],
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": temporary], directory: temporary
    ).run(limits: .compiler, isolated: false, stop: { false })
    if completion.foundNoSpace(in: folder) { throw .diskFull(path: folder) }
    guard completion.ending == .exited(0) else {
      throw .kitNotLinked(folder: path, reason: completion.errorText)
    }
    try Files.move(result, to: "\(folder)/\(RuntimeKit.library)")
  }
}
