import Testing

@testable import Workbench

@Suite struct PatchTests {
  private func files(_ text: String) -> [String: [Range<Int>]?] { Patch(Array(text.utf8)).files }

  @Test func `the new lines of each file are read, and nothing of its text`() {
    let patch = """
      diff --git a/a.swift b/a.swift
      --- a/a.swift
      +++ b/a.swift
      @@ -3 +3,2 @@ struct A
      -old
      \\ No newline at end of file
      +++ b/not.swift
      +@@ -1 +1 @@
      @@ -9,2 +10,0 @@
      --- a
      -b
      @@ -20,0 +20 @@
      +last
      \\ No newline at end of file
      diff --git a/gone.swift b/gone.swift
      --- a/gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -all
      diff --git "a/\\303\\251 \\"\\t\\\\.swift" "b/\\303\\251 \\"\\t\\\\.swift"
      --- "a/\\303\\251 \\"\\t\\\\.swift"
      +++ "b/\\303\\251 \\"\\t\\\\.swift"
      @@ -0,0 +1 @@
      +new
      diff --git a/b c.swift b/b c.swift
      --- a/b c.swift\t
      +++ b/b c.swift\t
      @@ -1 +1 @@
      -a
      +b
      * Unmerged path d.swift

      """
    #expect(
      files(patch) == [
        "a.swift": [3..<5, 10..<10, 20..<21], "é \"\t\\.swift": [1..<2], "b c.swift": [1..<2],
        "d.swift": nil,
      ])
  }

  @Test func `a rename without a change changes no line`() {
    #expect(files("similarity index 100%\nrename from a.swift\nrename to b.swift\n") == [:])
    #expect(files("") == [:])
  }
}
