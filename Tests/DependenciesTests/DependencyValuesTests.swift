import Dependencies
import Foundation
import Testing

enum ServiceKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

struct Settings: DependencyKey, Sendable {
  var size = 12
  static var liveValue: Settings { Settings() }
}

enum CountedKey: DependencyKey {
  static let asked = LockIsolated(0)
  static var liveValue: Int {
    asked.withValue { asked in
      asked += 1
      return asked
    }
  }
}

enum NumberKey: TestDependencyKey { static let testValue = 1 }

extension DependencyValues {
  var service: String {
    get { self[ServiceKey.self] }
    set { self[ServiceKey.self] = newValue }
  }
  var settings: Settings {
    get { self[Settings.self] }
    set { self[Settings.self] = newValue }
  }
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// Runs the operation and returns the issues that it reports, up to their first sign.
func issues(_ operation: () async throws -> Void) async rethrows -> [String] {
  let heard = LockIsolated<[String]>([])
  try await Issues.$hear.withValue({ issue in
    heard.withValue { $0.append(String(issue.prefix { !",:".contains($0) })) }
  }) { try await operation() }
  return heard.value
}

@Suite struct DependencyValuesTests {
  @Test func `the context decides what is not overridden`() async {
    #expect(DependencyValues._current.context == .live)
    #expect(DependencyValues.live.service == "live")
    #expect(DependencyValues.preview.service == "preview")
    #expect(DependencyValues.test.service == "test")
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.service) var service
      #expect(service == "preview")
    }
    let issues = await issues {
      // Without a value for tests it is that for previews, and without that the live one.
      #expect(DependencyValues.test.settings.size == 12)
      // Without a live value it is that for tests.
      #expect(DependencyValues.live.number == 1)
    }
    #expect(
      issues == [
        "@Dependency(\\.settings) has no test value", "@Dependency(\\.number) has no live value",
      ])
  }

  @Test func `a key is asked once, and not by those who override it`() {
    withDependencies {
      $0 = .live
      $0[CountedKey.self] = -1
    } operation: {
      #expect(DependencyValues._current[CountedKey.self] == -1)
    }
    #expect(CountedKey.asked.value == 0)
    withDependencies {
      $0 = .live
    } operation: {
      @Dependency(CountedKey.self) var counted
      #expect(counted == 1)
      #expect(counted == 1)
    }
  }

  @Test func `a part can be read and overridden`() {
    withDependencies {
      $0.settings.size = 20
    } operation: {
      @Dependency(\.settings.size) var size
      @Dependency(Settings.self) var settings
      #expect(size == 20)
      #expect(settings.size == 20)
    }
  }

  @Test func `what is prepared holds for all, until it is overridden`() async {
    await withDependencies {
      $0 = DependencyValues()
    } operation: {
      prepareDependencies {
        $0.service = "prepared"
        $0.service += "!"
      }
      #expect(DependencyValues._current.service == "prepared!")
      let issues = await issues { prepareDependencies { $0.service = "again" } }
      #expect(issues == ["@Dependency(\\.service) was read or prepared before"])
      #expect(DependencyValues._current.service == "prepared!")
      withDependencies {
        $0.service = "mock"
      } operation: {
        #expect(DependencyValues._current.service == "mock")
      }
    }
  }

  @Test func `built-in values`() async throws {
    await withDependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 5)
      $0.continuousClock = ImmediateClock()
      $0.timeZone = TimeZone(secondsFromGMT: 0)!
      $0.locale = Locale(identifier: "de_DE")
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Always())
      $0.openURL = OpenURLEffect { $0.host == "a.example" }
    } operation: {
      @Dependency(\.uuid) var uuid
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      @Dependency(\.continuousClock) var clock
      @Dependency(\.locale) var locale
      @Dependency(\.withRandomNumberGenerator) var withGenerator
      @Dependency(\.openURL) var openURL
      @Dependency(\.fireAndForget) var fireAndForget
      #expect([uuid(), uuid()] == [UUID(0), UUID(1)])
      #expect(UUID(255).uuidString == "00000000-0000-0000-0000-0000000000FF")
      #expect(date() == now)
      #expect(now.timeIntervalSince1970 == 5)
      try? await clock.sleep(for: .seconds(3_600))
      #expect(locale.identifier == "de_DE")
      #expect(withGenerator { Int.random(in: 0..<8, using: &$0) } == 0)
      #expect(await openURL(URL(string: "https://a.example")!))
      #expect(await !openURL(URL(string: "https://b.example")!))
      await withCheckedContinuation { continuation in
        let start = fireAndForget
        Task { await start { continuation.resume() } }
      }
    }
  }

  private struct Always: RandomNumberGenerator, Sendable {
    mutating func next() -> UInt64 { 0 }
  }

  @Test func `unimplemented closures give the placeholder or throw`() async {
    let plain: @Sendable (Int, String) -> Int = unimplemented("plain", placeholder: 3)
    let waiting: @Sendable (Int) async -> Int = unimplemented("waiting", placeholder: 4)
    let failing: @Sendable () async throws -> Int = unimplemented("failing")
    let issues = await issues {
      #expect(plain(1, "a") == 3)
      #expect(await waiting(1) == 4)
      await #expect(throws: UnimplementedFailure.self) { try await failing() }
    }
    #expect(issues == ["Unimplemented", "Unimplemented", "Unimplemented"])
  }
}
