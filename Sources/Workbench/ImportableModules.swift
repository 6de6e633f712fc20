import Foundation

extension Workbench {
  /// The names of the modules that a program can import: the toolchain's and the kit's.
  public var importableModules: Set<String> {
    let library = (toolchain.bin as NSString).deletingLastPathComponent + "/lib/swift/linux"
    let own = Files.names(in: library).filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    return Set(own + RuntimeKit.moduleNames + RuntimeKit.sourceModules + ["Swift", "Glibc"])
  }
}
