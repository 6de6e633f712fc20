import Foundation

/// The modules a learner's program imports, and the one library it is linked with.
public struct RuntimeKit: Sendable, Hashable {
  /// The folder of the `.swiftmodule` files of ``moduleNames``.
  public var modules: String
  /// The folder of `libViewKata.so`.
  public var libraries: String

  public init(modules: String, libraries: String) {
    (self.modules, self.libraries) = (modules, libraries)
  }

  static let library = "libViewKata.so"
  static let moduleNames = [
    "Trace", "StockTaskLocal", "TaskLocals", "Combine", "UIKit", "AppKit", "SwiftUI", "KataLab",
    "Dependencies",
  ]

  /// The modules whose interface is for learners: Apple's, as far as there is one of that name.
  public static var learnerModules: [String] {
    moduleNames.filter {
      !["Trace", "StockTaskLocal", "TaskLocals", "KataLab", "Dependencies"].contains($0)
    }
  }

  var libraryPath: String { libraries + "/" + Self.library }

  /// Differs when any part of the kit was built again.
  var stamp: String {
    let files = Self.moduleNames.map { "\(modules)/\($0).swiftmodule" } + [libraryPath]
    return files.map(Files.stamp).joined(separator: "\n")
  }

  /// Looks at VIEWKATA_KIT, the build folder this program runs from, and `../lib/viewkata` of it.
  ///
  /// In a build folder the library is linked first where it is missing or older than the objects;
  /// that takes about 0.3 s.
  public static func find(
    toolchain: Toolchain, cache: String, executable: String = ownExecutable,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WorkbenchError) -> RuntimeKit {
    if let named = environment["VIEWKATA_KIT"] {
      guard let kit = RuntimeKit(installedAt: named) else {
        throw .noKit(lookedAt: ["\(named) (VIEWKATA_KIT)"])
      }
      return kit
    }
    let folder = (executable as NSString).deletingLastPathComponent
    let build = BuildFolder(path: folder)
    if build.hasModules { return try build.kit(toolchain: toolchain, cache: cache) }
    let installed = (folder as NSString).deletingLastPathComponent + "/lib/viewkata"
    if let kit = RuntimeKit(installedAt: installed) { return kit }
    throw .noKit(
      lookedAt: ["VIEWKATA_KIT (not set)", "\(folder)/Modules (a build folder)", installed])
  }

  /// Copies the kit to `PREFIX/lib/viewkata`, where a program in `PREFIX/bin` finds it.
  public func install(to prefix: String) throws(WorkbenchError) {
    let folder = prefix + "/lib/viewkata"
    try Files.makeFolder(folder)
    for name in Self.moduleNames {
      try copy("\(modules)/\(name).swiftmodule", into: folder)
    }
    try copy(libraryPath, into: folder)
    for file in DataFile.allCases {
      if let path = dataPath(file) { try copy(path, into: folder) }
    }
    for module in Self.sourceModules {
      try Files.makeFolder("\(folder)/\(module)")
      for file in try sources(of: module) {
        try Files.write(file.text.utf8, to: "\(folder)/\(module)/\(file.name)")
      }
    }
  }

  /// A table that the program reads while it runs.
  enum DataFile: String, CaseIterable {
    case appleNames = "apple-names.txt"
    /// Read by the analyzer.
    case availability = "availability.tsv"

    fileprivate var module: String { self == .appleNames ? "Workbench" : "Analysis" }
  }

  /// Beside the modules of an installed kit, or among the resources of a build folder.
  func dataPath(_ file: DataFile) -> String? {
    [
      "\(modules)/\(file.rawValue)",
      "\(modules)/../viewkata_\(file.module).resources/\(file.rawValue)",
    ]
    .first(where: Files.exists)
  }

  /// The path of this program's own file.
  public static var ownExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  private init?(installedAt folder: String) {
    self.init(modules: folder, libraries: folder)
    let needed = Self.moduleNames.map { "\(folder)/\($0).swiftmodule" } + [libraryPath]
    guard needed.allSatisfy(Files.exists) else { return nil }
  }

  private func copy(_ path: String, into folder: String) throws(WorkbenchError) {
    let name = (path as NSString).lastPathComponent
    let temporary = "\(folder)/.\(name)-\(getpid())"
    try Files.write(try Files.read(path), to: temporary)
    try Files.move(temporary, to: "\(folder)/\(name)")
  }
}
