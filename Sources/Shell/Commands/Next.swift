import Kata

extension Command {
  static let next = Command(
    name: "next", summary: "Open the next kata that is not solved."
  ) { session, _ in
    let katas = try session.course().katas
    let solved = try session.logbook().solved()
    let here = try session.current.flatMap { open in katas.firstIndex { $0.slug == open.slug } }
    // After the open kata first, then whatever was left out before it.
    let order = here.map { katas[($0 + 1)...] + katas[...$0] } ?? katas[...]
    guard let kata = order.first(where: { solved[$0.slug] == nil }) else {
      try session.say("Everything is solved: \(counted(katas.count, "kata")).")
      session.next("progress", "to see the road you took")
      return .passed
    }
    try session.start(kata)
    return .passed
  }
}
