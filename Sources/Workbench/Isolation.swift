import Foundation

extension Workbench {
  /// Whether this machine grants learner programs namespaces of their own.
  ///
  /// Without, limits hold and all processes of a run are ended with it just the same, but a
  /// program may write where the user may, reach the network, and kill what watches it.
  public static func grantsIsolation() throws(WorkbenchError) -> Bool {
    let folder = try Files.temporaryFolder(in: NSTemporaryDirectory())
    defer { Files.remove(folder) }
    let command = Command(path: "/bin/sh", arguments: ["-c", "echo $$"], directory: folder)
    let completion = try command.run(limits: Limits(), isolated: true, stop: { false })
    // The keeper is number 1 there, and the program the first that it starts.
    return String(decoding: completion.output, as: UTF8.self) == "2\n"
  }
}
