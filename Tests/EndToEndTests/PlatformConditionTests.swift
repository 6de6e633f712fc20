import Foundation
import Testing
import Trace

/// What a program is told of the system it runs on.
@Suite struct `The simulated system` {
  @Test func `conditions, ProcessInfo and UIDevice answer for it in every file`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.pure, to: "Pure.swift")
    try shell.write(Self.screen, to: "Screen.swift")
    let systems = """
      iOS 16.4, iOS 17, iOS 17.0.1, macOS 14, macCatalyst 17, macCatalyst 16.4, watchOS 9, tvOS 17, \
      visionOS 1
      """
    let result = try shell.run("measure", "Pure.swift", "Screen.swift", "--os", systems, "--json")
    #expect(result.status == 0, "\(result)")
    let runs = try JSONDecoder().decode([Measured].self, from: Data(result.output.utf8))
    #expect(
      Dictionary(uniqueKeysWithValues: runs.map { ($0.os, $0.steps.flatMap(\.texts)) }) == [
        "iOS 16.4": ["iOS, old, 16.4.0, Version 16.4 (Build simulated), false", "iOS 16.4 phone"],
        "iOS 17.0": ["iOS, old, 17.0.0, Version 17.0 (Build simulated), true", "iOS 17.0 phone"],
        "iOS 17.0.1": [
          "iOS, new, 17.0.1, Version 17.0.1 (Build simulated), true", "iOS 17.0.1 phone",
        ],
        "macOS 14.0": ["macOS, new, 14.0.0, Version 14.0 (Build simulated), false", "AppKit"],
        // The system under Mac Catalyst says what it is, `#available` goes by iOS.
        "macCatalyst 17.0": [
          "Catalyst, old, 14.0.0, Version 14.0 (Build simulated), false", "macOS 14.0 pad",
        ],
        "macCatalyst 16.4": [
          "Catalyst, old, 13.3.0, Version 13.3 (Build simulated), false", "macOS 13.3 pad",
        ],
        "watchOS 9.0": [
          "other, new, 9.0.0, Version 9.0 (Build simulated), false", "watchOS 9.0 phone",
        ],
        "tvOS 17.0": ["other, new, 17.0.0, Version 17.0 (Build simulated), true", "tvOS 17.0 tv"],
        "visionOS 1.0": [
          "other, new, 1.0.0, Version 1.0 (Build simulated), false", "visionOS 1.0 vision",
        ],
      ])
  }

  @Test func `availability chooses in every place and builder`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.places, to: "Places.swift")
    let result = try shell.run("measure", "Places.swift", "--os", "iOS 16, iOS 17", "--json")
    #expect(result.status == 0, "\(result)")
    let runs = try JSONDecoder().decode([Measured].self, from: Data(result.output.utf8))
    let old = [
      "bar 16", "bar 16 too", "if 16", "else if 16", "guard 16", "while 16", "expression 16",
      "switch 16", "closure 16", "let 16", "unavailable 16", "nested 16", "list 16",
      "extension 16", "function 16", "property 16", "subscript 16", "group 16", "menu 16",
    ]
    let new = ["only 17"] + old.map { $0.replacing("16", with: "17") }
    #expect(runs.map { $0.steps.map(\.texts) } == [[old], [new]])
  }

  @Test func `what availability erases keeps its tag, its tab and its column`() throws {
    let runs = try SystemRuns(
      """
      struct Row: Identifiable { let id: Int }
      struct Screen: View {
        @State private var page = 1
        @State private var choice = 1
        var body: some View {
          if #available(iOS 18, *) {
            TabView(selection: $page) {
              Tab("first", systemImage: "a", value: 1) { Text("page 1") }
              if #available(iOS 17, *) {
                Tab("second", systemImage: "b", value: 2) { Text("page 2") }
              }
            }
          } else {
            TabView(selection: $page) {
              Text("page 1").tabItem { Text("first") }.tag(1)
              if #available(iOS 16, *) { Text("page 2").tabItem { Text("second") }.tag(2) }
            }
          }
          Picker("choice \\(choice)", selection: $choice) {
            Text("one").tag(1)
            if #available(iOS 17, *) { Text("two").tag(2) } else { Text("two").tag(3) }
          }
          Table([Row(id: 7)]) {
            TableColumn("id") { Text("\\($0.id)") }
            if #available(iOS 17, *) { TableColumn("new") { Text("new \\($0.id)") } }
          }
        }
      }
      @MainActor func scenario(_ lab: Lab) async throws {
        try lab.mount(Screen())
        try lab.tap("second")
        try lab.select("two", in: "choice 1")
      }
      """, on: "iOS 16, iOS 17, iOS 18")
    let new = ["first", "page 2", "second", "choice 2", "two", "id", "new", "7", "new 7"]
    #expect(
      runs.texts == [
        "iOS 16.0": ["first", "page 2", "second", "choice 3", "two", "id", "7"], "iOS 17.0": new,
        "iOS 18.0": new,
      ])
  }

  private struct Measured: Decodable { var os: String, steps: [Step] }

  private static let pure = """
    import Foundation
    func system() -> String {
      #if os(Linux)
      let name = "Linux"
      #elseif os(iOS) && !targetEnvironment(macCatalyst)
      let name = "iOS"
      #elseif targetEnvironment(macCatalyst)
      let name = "Catalyst"
      #elseif os(macOS)
      let name = "macOS"
      #else
      let name = "other"
      #endif
      let info = ProcessInfo.processInfo
      let version = info.operatingSystemVersion
      let at17 = OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)
      let numbers = "\\(version.majorVersion).\\(version.minorVersion).\\(version.patchVersion)"
      let rest = "\\(info.operatingSystemVersionString), \\(info.isOperatingSystemAtLeast(at17))"
      if #available(iOS 17.0.1, macOS 14, *) { return "\\(name), new, \\(numbers), \\(rest)" }
      return "\\(name), old, \\(numbers), \\(rest)"
    }
    """

  private static let screen = """
    import Foundation
    import KataLab
    import SwiftUI
    #if os(Linux)
    import Glibc
    #else
    import Darwin
    #endif
    struct Screen: View {
      var body: some View {
        Text(system())
        #if canImport(UIKit)
        let device = UIDevice.current
        Text("\\(device.systemName) \\(device.systemVersion) \\(device.userInterfaceIdiom)")
        #elseif canImport(AppKit)
        Text("AppKit")
        #endif
      }
    }
    @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(Screen()) }
    """

  private static let places = """
    import KataLab
    import SwiftUI

    func guarded() -> Int {
      guard #available(iOS 17, *) else { return 16 }
      return 17
    }
    func looped() -> Int {
      while #available(iOS 17, *) { return 17 }
      return 16
    }
    func chosen(_ flag: Bool) -> Int {
      switch flag {
      case true: if #available(iOS 17, *) { 17 } else { 16 }
      case false: 0
      }
    }
    struct Screen: View {
      let name: String? = "let"
      var body: some View {
        VStack {
          if #available(iOS 17, *) { Text("if 17") } else { Text("if 16") }
          if #available(iOS 18, *) {
            Text("18")
          } else if #available(iOS 17, *) {
            Text("else if 17")
          } else {
            Text("else if 16")
          }
          Text("guard \\(guarded())")
          Text("while \\(looped())")
          Text("expression \\(expression)")
          Text("switch \\(chosen(true))")
          Text("closure \\({ if #available(iOS 17, *) { return 17 } else { return 16 } }())")
          if #available(iOS 17, *), let name { Text("\\(name) 17") } else { Text("let 16") }
          if #unavailable(iOS 17) { Text("unavailable 16") } else { Text("unavailable 17") }
          if #available(iOS 15, *) {
            if #available(iOS 17, *) { Text("nested 17") } else { Text("nested 16") }
          }
          if #available(
            iOS 17,  // of 2023
            macOS 14, *
          ) { Text("list 17") } else { Text("list 16") }
          if #available(iOSApplicationExtension 17, *) { Text("extension 17") } else { Text("extension 16") }
          function()
          property
          self[0]
          Group { if #available(iOS 17, *) { Text("group 17") } else { Text("group 16") } }
          Menu("menu \\(guarded())") { if #available(iOS 17, *) { Divider() } }
        }
        .toolbar {
          if #available(iOS 17, *) { ToolbarItem { Text("only 17") } }
          if #available(iOS 17, *) {
            ToolbarItem { Text("bar 17") }
          } else {
            ToolbarItemGroup { Text("bar 16") }
          }
          more
        }
      }
      var expression: Int {
        let value = if #available(iOS 17, *) { 17 } else { 16 }
        return value
      }
      func function() -> some View {
        if #available(iOS 17, *) { return Text("function 17") }
        return Text("function 16").bold().padding()
      }
      var property: some View {
        if #available(iOS 17, *), #available(macOS 14, *) { return Text("property 17") }
        return HStack { Text("property 16") }
      }
      subscript(i: Int) -> some View {
        if #available(iOS 17, *) { return Text("subscript 17") } else { return HStack { Text("subscript 16") } }
      }
      @ToolbarContentBuilder var more: some ToolbarContent {
        if #available(iOS 17, *) { ToolbarItem { Text("bar 17 too") } } else { ToolbarItem { Text("bar 16 too") } }
      }
    }
    struct Places: App {
      var body: some Scene {
        WindowGroup { Screen() }.commands { menus }
        if #available(iOS 17, *) { WindowGroup { Text("second") } }
      }
      @CommandsBuilder var menus: some Commands {
        if #available(iOS 17, *) { CommandMenu("x") { Text("m") } } else { SidebarCommands() }
      }
      func scene() -> some Scene {
        if #available(iOS 17, *) { return WindowGroup { Text("1") } }
        return Other()
      }
      func menu() -> some Commands {
        if #available(iOS 17, *) { return SidebarCommands() } else { return EmptyCommands() }
      }
      func shape() -> some Shape {
        if #available(iOS 17, *) { return Circle() }
        return Capsule()
      }
      func bar() -> some ToolbarContent {
        if #available(iOS 17, *) { return ToolbarItem { Text("1") } }
        return ToolbarItemGroup { Text("2") }
      }
    }
    struct Other: Scene { var body: some Scene { WindowGroup { Text("2") } } }
    @MainActor func scenario(_ lab: Lab) async throws { try lab.mount(app: Places()) }
    """
}
