import Testing

@testable import Kata

@Suite struct `A fence` {
  @Test(arguments: [
    (#"swift"#, FenceRole.sample),
    (#"swift nocompile"#, .illustration),
    (#"swift   starter"#, .starter),
    (#"swift wrong name=a fails="One, two""#, .wrong(name: "a", fails: ["One", "two"])),
    (#"swift wrong fails=one name="a-b""#, .wrong(name: "a-b", fails: ["one"])),
    (
      #"swift wrong name=a fails="says \"hi\"\, \\o/ = fine""#,
      .wrong(name: "a", fails: [#"says "hi", \o/ = fine"#])
    ),
  ])
  func `says what its Swift is for`(info: String, role: FenceRole) {
    var complaints = Complaints(file: "a.md")
    #expect(FenceRole(info: info, line: 1, complaints: &complaints) == role)
    #expect(complaints.problems == [])
  }

  @Test(arguments: ["", "sh", "json pretty", "text"])
  func `of another language is none of ours`(info: String) {
    var complaints = Complaints(file: "a.md")
    #expect(FenceRole(info: info, line: 1, complaints: &complaints) == nil)
    #expect(complaints.problems == [])
  }

  @Test(arguments: [
    (
      "swift startr",
      "a.md:7: “startr” is not a role of a swift fence. Did you mean “starter”?"
    ),
    (
      "swift python",
      "a.md:7: “python” is not a role of a swift fence. "
        + "Possible are: starter, scenario, wrong, nocompile."
    ),
    (
      "starter",
      "a.md:7: A piece with a role is Swift, but this fence begins with “starter”. "
        + "Write “swift” first, then the role."
    ),
    (
      "swift starter hidden",
      "a.md:7: “starter” takes nothing more, but “hidden” follows. Take it out."
    ),
    (
      #"swift wrong name=a fails="one"#,
      "a.md:7: A quote behind the fence is never closed. End the value with “\"” on the same line."
    ),
    (
      "swift wrong name=a",
      "a.md:7: The wrong answer does not say what it misses. "
        + "Add fails=\"…\" with the titles of goals or the ids of rules."
    ),
    (
      "swift wrong name=A_b fails=x",
      "a.md:7: “A_b” cannot name a wrong answer. "
        + "Write lowercase words with hyphens, such as name=computed-property."
    ),
  ])
  func `with a slip is explained`(info: String, problem: String) {
    var complaints = Complaints(file: "a.md")
    _ = FenceRole(info: info, line: 7, complaints: &complaints)
    #expect(complaints.problems.map(\.description) == [problem])
  }
}
