import Kata
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Generated", "/r/Generated/A.swift"), ("Generated/", "/r/Generated/deep/A.swift"),
    ("./Generated", "/r/Generated/A.swift"), ("A.swift", "/r/A.swift"),
    ("**/*.pb.swift", "/r/a.pb.swift"), ("**/*.pb.swift", "/r/x/y/a.pb.swift"),
    ("App/*/Old", "/r/App/Feed/Old/A.swift"), ("App/**/Old", "/r/App/Old/A.swift"),
    ("?.swift", "/r/é.swift"), ("*a*b*", "/r/aabab"), ("../Other", "/Other/A.swift"),
    ("/q/A.swift", "/q/A.swift"), ("a[1].swift", "/r/a[1].swift"),
  ]) func `a pattern means files and all that is in folders`(pattern: String, path: String) {
    #expect(PathPattern(pattern, from: "/r").matches(path))
  }

  @Test(arguments: [
    ("Generated", "/r/App/Generated/A.swift"), ("Generated", "/r/Generated2/A.swift"),
    ("Generated", "/Generated/A.swift"), ("*.pb.swift", "/r/x/a.pb.swift"),
    ("App/*/Old", "/r/App/Old/A.swift"), ("?.swift", "/r/ab.swift"), ("*a*b", "/r/aba"),
    ("a[1].swift", "/r/a1.swift"), ("generated", "/r/Generated/A.swift"), ("A", "/r"),
  ]) func `and nothing else`(pattern: String, path: String) {
    #expect(!PathPattern(pattern, from: "/r").matches(path))
  }

  @Test func `a folder that is named itself is not sorted out again`() {
    let pattern = PathPattern("**/Old", from: "/r")
    #expect(!pattern.matches("/r/Old/A.swift", below: "/r/Old"))
    #expect(pattern.matches("/r/Old/Old/A.swift", below: "/r/Old"))
    #expect(pattern.matches("/r/Old/A.swift", below: "/r"))
  }
}
