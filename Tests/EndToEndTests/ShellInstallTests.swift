import Foundation
import Testing

/// A copy of the program away from the tree it was built in.
@Suite struct ShellInstallTests {
  @Test func `an installed copy finds its simulator and its lessons`() throws {
    let shell = try ShellHarness()
    let installed = try shell.run("install", "there")
    #expect(
      installed
        == .init(
          output: """
            ViewKata is at there/bin/viewkata.
            Run viewkata doctor there to see what it found.

            """, side: "", status: 0))
    #expect(try shell.read("there/lib/viewkata/apple-names.txt").contains("\n= MapKit"))
    #expect(try shell.read("there/lib/viewkata/availability.tsv").contains("\nNavigationStack\t"))
    #expect(
      try shell.read("there/lib/viewkata/SwiftUIBackportKit/Backport.swift")
        .contains("public struct Backport<Content>"))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(shell.folder)/there/bin/viewkata")
    process.arguments = ["-c", "open 1.1; check"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.environment = shell.environment.filter { $0.key != "VIEWKATA_LESSONS" }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = ShellHarness.steady(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(output.contains("✗ missed: The header sleeps"), "\(output)")
  }

  @Test func `a folder that cannot be written to is named`() throws {
    let shell = try ShellHarness()
    try shell.write("no folder", to: "file")
    let refused = try shell.run("install", "file/inside")
    #expect(refused.status == 3)
    #expect(refused.output == "")
    #expect(refused.side.contains("file/inside"), "\(refused.side)")
  }
}
