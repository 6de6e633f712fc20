// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax ships inside the toolchain that is building us. The manifest is a program of that
// toolchain, so the paths of the libraries it has loaded name it, even behind swiftly.
// Elsewhere (macOS) the same modules come from the swift-syntax package.
let toolchainLibraries: String? = {
  guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return nil }
  // The kernel hands this file out in pieces, so one short read is not its end.
  var maps = Data()
  while case let piece = file.readData(ofLength: 65_536), !piece.isEmpty { maps += piece }
  return String(decoding: maps, as: UTF8.self).split(separator: "\n").lazy.compactMap { line in
    guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/") else {
      return nil
    }
    return line[start..<end.upperBound] + "host"
  }.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") }
}()

let syntax: [Target.Dependency]
let syntaxFlags: [SwiftSetting]
let syntaxLink: [LinkerSetting]
let packages: [Package.Dependency]
if let host = toolchainLibraries {
  syntax = []
  syntaxFlags = [.unsafeFlags(["-I", host])]
  syntaxLink = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftOperators"),
    .linkedLibrary("SwiftDiagnostics"),
  ]
  packages = []
} else {
  syntax = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftOperators"].map {
    .product(name: $0, package: "swift-syntax")
  }
  (syntaxFlags, syntaxLink) = ([], [])
  packages = [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")]
}

// The modules that run inside a learner's program are optimised in every configuration: what is
// measured there is the learner's code, not ours.
let optimised: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"]),
  .unsafeFlags(
    ["-O", "-disable-batch-mode", "-wmo", "-num-threads", "2"], .when(configuration: .debug)),
  .swiftLanguageMode(.v5),
]

// Our UIKit and AppKit carry the names for which Swift Testing has extensions on Apple's systems.
let testsUIKit: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

let package = Package(
  name: "viewkata",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "viewkata", targets: ["viewkata"]),
    .executable(name: "viewkata-bench", targets: ["viewkata-bench"]),
  ],
  dependencies: packages,
  targets: [
    .target(name: "Trace", swiftSettings: optimised),
    .target(name: "StockTaskLocal", swiftSettings: optimised),
    .target(
      name: "TaskLocals", dependencies: ["StockTaskLocal", "Trace"], swiftSettings: optimised),
    .target(name: "Combine", swiftSettings: optimised),
    .target(name: "UIKit", dependencies: ["Trace"], swiftSettings: optimised),
    .target(name: "AppKit", dependencies: ["UIKit"], swiftSettings: optimised),
    .target(
      name: "SwiftUI", dependencies: ["AppKit", "Combine", "TaskLocals", "Trace", "UIKit"],
      swiftSettings: optimised),
    .target(
      name: "Dependencies", dependencies: ["Combine", "StockTaskLocal", "SwiftUI", "TaskLocals"],
      swiftSettings: optimised),
    .target(
      name: "KataLab", dependencies: ["SwiftUI", "TaskLocals", "Trace"], swiftSettings: optimised),
    // Programs that import it are compiled with its sources, so that its #available is simulated;
    // here they only have to be sound.
    .target(
      name: "SwiftUIBackportKit", dependencies: ["SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(name: "Kata", dependencies: ["Trace", "CMark"]),
    .target(
      name: "Analysis", dependencies: ["Kata", "Trace"] + syntax,
      resources: [.copy("Data/availability.tsv")], swiftSettings: syntaxFlags,
      linkerSettings: syntaxLink),
    .target(
      name: "Workbench", dependencies: ["Kata", "Trace", "CSpawn"],
      resources: [.copy("Data/apple-names.txt")]),
    .target(name: "Progress", dependencies: ["Kata", "Trace", "CSQLite"]),
    .target(
      name: "Shell",
      dependencies: ["Kata", "Trace", "Analysis", "Workbench", "Progress", "CReadline"],
      swiftSettings: syntaxFlags),
    // KataLab is here so that building viewkata also builds what learner programs link against.
    .executableTarget(
      name: "viewkata", dependencies: ["Shell", "KataLab", "Dependencies"],
      swiftSettings: syntaxFlags),
    .executableTarget(
      name: "viewkata-bench",
      dependencies: ["Kata", "Trace", "Analysis", "Workbench", "Shell", "KataLab", "viewkata"],
      resources: [.copy("Data")], swiftSettings: syntaxFlags),
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CSpawn"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "DependenciesTests", dependencies: ["Dependencies"]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["Combine", "SwiftUI", "KataLab", "Trace"],
      swiftSettings: testsUIKit),
    .testTarget(name: "KataTests", dependencies: ["Kata", "Trace"]),
    .testTarget(
      name: "AnalysisTests", dependencies: ["Analysis", "Kata", "Trace"], exclude: ["Fixes"],
      resources: [.copy("Corpus")], swiftSettings: syntaxFlags),
    .testTarget(name: "WorkbenchTests", dependencies: ["Workbench", "Kata", "Trace"]),
    .testTarget(name: "ProgressTests", dependencies: ["Progress", "Kata", "Trace"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Analysis", "Trace", "Workbench", "viewkata", "viewkata-bench"],
      resources: [.copy("Conformance"), .copy("RealScreens")], swiftSettings: syntaxFlags),
  ]
)
