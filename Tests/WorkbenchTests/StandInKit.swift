import Foundation
import Testing
import Trace

@testable import Workbench

/// A SwiftUI and a KataLab of a few lines each, so that these tests are about the workbench alone.
///
/// `lab.step` sends what the real one sends, over the same channel, in the same format.
enum StandInKit {
  static let toolchain = Result { try Toolchain.find() }

  /// Built once for all tests, and kept for the next time they run.
  static let kit = Result { try build() }

  static let swiftUI = """
    @_exported import Foundation
    @_exported import Observation

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    public struct EmptyView: View {
      nonisolated public init() {}
      public var body: Never { fatalError() }
    }
    public struct TupleView<T>: View { public var body: Never { fatalError() } }
    public struct _ConditionalContent<A, B>: View { public var body: Never { fatalError() } }
    extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildExpression<C: View>(_ c: C) -> C { c }
      public static func buildBlock<C: View>(_ c: C) -> C { c }
      public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
        fatalError()
      }
      public static func buildIf<C: View>(_ c: C?) -> C? { c }
      public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
        fatalError()
      }
      public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
        fatalError()
      }
    }
    public struct Text: View {
      nonisolated public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    public struct VStack<Content: View>: View {
      nonisolated public init(@ViewBuilder content: () -> Content) { _ = content() }
      public var body: Never { fatalError() }
    }
    public struct Button: View {
      nonisolated public init(_ title: String, action: @escaping @MainActor () -> Void) {}
      public var body: Never { fatalError() }
    }
    public struct Stepper: View {
      nonisolated public init(_ title: String, value: Binding<Int>) {}
      public var body: Never { fatalError() }
    }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
      public var body: Never { fatalError() }
      nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content) {}
    }
    extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
      nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
    }
    @propertyWrapper public struct Binding<Value> {
      private let get: () -> Value, set: (Value) -> Void
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.get, self.set) = (get, set)
      }
      public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
      }
      public var projectedValue: Binding<Value> { self }
    }
    @propertyWrapper public struct State<Value> {
      private var value: Value
      public init(wrappedValue: Value) { value = wrappedValue }
      public var wrappedValue: Value {
        get { value }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    extension View {
      nonisolated public func padding(_ length: Double = 8) -> some View { self }
    }
    public func _viewKataAvailable(_ versions: [(String, Int, Int, Int)]) -> Bool { true }
    public var _viewKataOperatingSystemVersion: OperatingSystemVersion { fatalError() }
    public var _viewKataOperatingSystemVersionString: String { "" }
    public func _viewKataIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { true }
    """

  static let kataLab = """
    import Foundation
    import Trace

    @MainActor public final class Lab {
      private let channel: FileHandle?
      public let system = ProcessInfo.processInfo.environment[Message.system] ?? ""
      init() {
        channel = ProcessInfo.processInfo.environment[Message.channel].flatMap { Int32($0) }
          .map { FileHandle(fileDescriptor: $0) }
      }
      public func step(_ name: String, texts: [String] = [], _ work: () -> Void = {}) {
        work()
        var step = Step(name: name)
        step.bodies = ["Counter": 1]
        step.texts = texts
        step.issues = [Issue(message: "careful", file: "Learner/counter.swift", line: 2)]
        fflush(stdout)
        send(.step(step, outputEnd: Int(lseek(1, 0, SEEK_CUR))))
      }
      public func goal(_ title: String, _ metric: Metric, _ comparison: Comparison) {
        send(.goal(Goal(title: title, metric: metric, during: nil, comparison: comparison)))
      }
      public func fail(_ message: String, file: String = #fileID, line: Int = #line) throws {
        throw Stop(message: message, file: file, line: line)
      }
      func send(_ message: Message) {
        guard let line = try? JSONEncoder().encode(message) else { return }
        try? channel?.write(contentsOf: line + Data("\\n".utf8))
      }
    }
    struct Stop: Error { var message: String, file: String, line: Int }

    @MainActor public func _run(_ scenario: @MainActor (Lab) async throws -> Void) async {
      let lab = Lab()
      do {
        try await scenario(lab)
        fflush(stdout)
        lab.send(.finished)
      } catch let stop as Stop {
        lab.send(.failed(message: stop.message, file: stop.file, line: stop.line))
      } catch {
        lab.send(.failed(message: String(describing: error), file: "", line: 0))
      }
    }
    """

  private static func build() throws -> RuntimeKit {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
      .standardizedFileURL
    let trace = Files.names(in: root.path + "/Sources/Trace").filter { $0.hasSuffix(".swift") }
      .map { "\(root.path)/Sources/Trace/\($0)" }.sorted()
    let sources = try trace.map { try Files.read($0) } + [Array(swiftUI.utf8), Array(kataLab.utf8)]
    let stamp = Array(try toolchain.get().stamp.utf8)
    let final = "\(Bench.parent)/kit-\(SHA256.hex(of: stamp + sources.joined()))"
    if Files.exists(final) { return RuntimeKit(modules: final, libraries: final) }
    let folder = try Files.temporaryFolder(in: Bench.parent)
    defer { Files.remove(folder) }
    try Files.write(swiftUI.utf8, to: "\(folder)/SwiftUI.swift")
    try Files.write(kataLab.utf8, to: "\(folder)/KataLab.swift")
    try compile("Trace", trace, folder)
    let others = Set(RuntimeKit.moduleNames).subtracting(["Trace", "SwiftUI", "KataLab"])
    for module in others.sorted() {
      try Files.write([UInt8](), to: "\(folder)/\(module).swift")
      try compile(module, ["\(folder)/\(module).swift"], folder)
    }
    try compile("SwiftUI", ["\(folder)/SwiftUI.swift"], folder)
    try compile("KataLab", ["\(folder)/KataLab.swift"], folder)
    try swiftc(
      ["-emit-library", "-o", "\(folder)/libViewKata.so", "-Xlinker", "-soname=libViewKata.so"]
        + RuntimeKit.moduleNames.map { "\(folder)/\($0).o" }
        + ["-lswiftSwiftOnoneSupport", "-lswift_StringProcessing", "-lswift_RegexParser"], folder)
    if rename(folder, final) != 0 { try #require(Files.exists(final)) }
    return RuntimeKit(modules: final, libraries: final)
  }

  private static func compile(_ module: String, _ sources: [String], _ folder: String) throws {
    try swiftc(
      ["-c", "-O", "-wmo", "-swift-version", "5", "-parse-as-library", "-package-name", "viewkata"]
        + ["-module-name", module]
        + ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-I", folder]
        + ["-module-cache-path", "\(folder)/modules", "-o", "\(folder)/\(module).o"] + sources,
      folder)
  }

  private static func swiftc(_ arguments: [String], _ folder: String) throws {
    let completion = try Command(
      path: try toolchain.get().swiftc, arguments: arguments,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder], directory: folder
    ).run(limits: .compiler, isolated: false, stop: { false })
    guard completion.ending == .exited(0) else {
      throw WorkbenchError.kitNotLinked(folder: folder, reason: completion.printed)
    }
  }
}

/// A workbench with a cache of its own, which goes when it does.
final class Bench: Sendable {
  /// For tests that do not look at the cache itself.
  static let shared = Result {
    let bench = try Bench()
    sharedCache = bench.cache
    atexit { Bench.sharedCache.map(Files.remove) }
    return bench
  }
  nonisolated(unsafe) private static var sharedCache: String?

  static let parent = NSTemporaryDirectory() + "viewkata-tests"

  let workbench: Workbench
  let cache: String

  init() throws {
    cache = try Files.temporaryFolder(in: Self.parent)
    workbench = Workbench(
      toolchain: try StandInKit.toolchain.get(), kit: try StandInKit.kit.get(), cache: cache)
  }

  deinit { Files.remove(cache) }

  /// A program of one file, `counter.swift`, whose scenario is the given lines from line 3 on.
  static func program(
    _ scenario: String, besides: String = ""
  ) -> Program {
    let text = """
      import SwiftUI; import KataLab
      @MainActor func scenario(_ lab: Lab) async throws {
      \(scenario)
      }
      \(besides)
      """
    let unit = SourceUnit(name: "counter.swift", path: "Katas/counter.swift", text: text)
    return Program(units: [unit], file: "counter.swift")
  }

  func measure(
    _ scenario: String, besides: String = "", limits: Limits = Limits(), fresh: Bool = false,
    stop: @Sendable () -> Bool = { false }
  ) throws -> Trace.Measurement {
    try workbench.measure(
      Self.program(scenario, besides: besides), limits: limits, fresh: fresh, stop: stop)
  }
}
