import Foundation
import Testing

/// Whatever happens to a kata's file or to the disk, no work is lost and the shell says what to do.
@Suite struct RobustHomeTests {
  let program: BuiltProgram
  let course: TinyCourse
  init() throws {
    program = try BuiltProgram()
    course = try TinyCourse(in: program)
  }

  @Test func `a kata's file that does not run is judged and kept`() throws {
    _ = try course.shell("open 1.1")
    for answer in [
      TinyCourse.starter + "\n}", TinyCourse.starter.replacing("count += 1", with: "count += x"),
    ] {
      try program.write(answer, to: TinyCourse.file)
      let ending = try course.shell("check")
      #expect(ending.status == 1)
      #expect(ending.output.contains("\nnot passed: did not compile\n"), "\(ending.output)")
      #expect(ending.output.contains("01-count.swift:"))
      #expect(!ending.output.contains("missed"))
      #expect(ending.error == "")
      #expect(try course.answer() == answer)
    }
    try program.write(TinyCourse.solution, to: TinyCourse.file)
    #expect(try course.shell("check").status == 0)
    let road = try course.shell("progress 1.1").output
    #expect(road.contains("3 attempts"), "\(road)")
  }

  @Test func `a deleted file is told, and reset writes the starter again`() throws {
    _ = try course.shell("open 1.1")
    try FileManager.default.removeItem(atPath: "\(program.folder)/\(TinyCourse.file)")
    #expect(
      try course.shell("check")
        == BuiltProgram.Ending(
          status: 2, output: "",
          error: """
            viewkata: error: home/ViewKata/01-counting/01-count.swift: no such file
            Write the starter again: reset 1.1.

            """))
    #expect(try course.shell("reset 1.1 --yes").status == 0)
    #expect(try course.answer() == TinyCourse.starter)
  }

  @Test(.enabled(if: BuiltProgram.canMount, "the kernel grants no mounts here"))
  func `a read-only home costs the memory of a session, not the measurement`() throws {
    try program.write(Screens.fine, to: "Screen.swift")
    let prefix = try #require(BuiltProgram.mounting("ro", at: "\(program.folder)/home"))
    let environment: [String: String?] = ["VIEWKATA_CACHE": nil]
    let measured = try program.run(
      ["measure", "Screen.swift"], environment: environment, prefix: prefix)
    #expect(measured.status == 0)
    #expect(measured.output.contains("shows: “Add 0”"))
    let home = "\(program.folder)/home/.cache/viewkata"
    #expect(
      measured.error.hasPrefix(
        "viewkata: warning: \(home) cannot be written, so what is compiled is kept in "))

    let opened = try program.run(
      ["--lessons", "Course/Lessons", "-c", "open 1.1"], environment: environment, prefix: prefix)
    #expect(opened.status == 3)
    // Which of the folders cannot be made differs.
    let error = opened.error.replacing(/home\/.local[\w\/.]*/, with: "home/.local")
    #expect(
      error == """
        viewkata: warning: progress cannot be kept in \(program.folder)/home/.local: Read-only \
        file system; make it writable or use --home DIR. Until then progress is remembered only \
        in this session.
        viewkata: error: home/ViewKata/01-counting/01-count.swift cannot be written: Read-only \
        file system
        Nothing was changed. Free space or make the folder writable, or use --home DIR.

        """)
  }

  @Test(.enabled(if: BuiltProgram.canMount, "the kernel grants no mounts here"))
  func `a full disk for the cache is told as that`() throws {
    try program.write(Screens.fine, to: "Screen.swift")
    let cache = "\(program.folder)/cache"
    let prefix = try #require(BuiltProgram.mounting("size=64k", at: cache))
    #expect(
      try program.run(["measure", "Screen.swift"], prefix: prefix)
        == BuiltProgram.Ending(
          status: 3, output: "",
          error: """
            viewkata: error: the disk is full: nothing more can be written to \(cache)
            Free some space there, or set VIEWKATA_CACHE to a folder on another disk. Nothing was \
            lost.

            """))
  }

  @Test(.enabled(if: BuiltProgram.canMount, "the kernel grants no mounts here"))
  func `a full disk at home costs a warning, not the verdict or the old file`() throws {
    // The disk fills up between `open` and `reset`; what was written before has to survive.
    let prefix = try #require(
      BuiltProgram.mounting("size=200k", at: "\(program.folder)/home"))
    let script = """
      "$0" --lessons Course/Lessons -c "open 1.1" >/dev/null || exit 90
      echo "// mine" >> \(TinyCourse.file)
      cp \(TinyCourse.file) before.swift
      cat /dev/zero > home/filler 2>/dev/null
      "$0" --lessons Course/Lessons -c "check"
      echo "check $?"
      "$0" --lessons Course/Lessons -c "reset --yes"
      echo "reset $?"
      cmp \(TinyCourse.file) before.swift && echo kept
      """
    let ending = try program.run([], prefix: prefix + ["/bin/sh", "-c", script])
    let tail = ending.output.split(separator: "\n").suffix(3)
    #expect(tail == ["check 1", "reset 3", "kept"], "\(ending.output)\(ending.error)")
    #expect(ending.output.contains("not passed: 1 of 1 goal missed"), "\(ending.output)")
    #expect(ending.error.contains("database or disk is full; set that right or use --home DIR."))
    #expect(ending.error.contains("No space left on device"))
    #expect(!ending.error.contains("Fatal"))
  }
}
