import Foundation
import Glibc
import Trace

/// Reads what the Swift runtime and its backtracer print when a program crashes.
struct TrapReport {
  var program: Program
  var signal: Int32
  var printed: String

  /// The environment that makes the backtracer print what is read here, and little else.
  static let backtrace = """
    enable=yes,interactive=no,color=no,sanitize=no,registers=none,images=none,\
    threads=crashed,limit=48,top=0,cache=no,output-to=stderr
    """

  /// Whether the program ended because it asked for memory that there is not.
  var isOutOfMemory: Bool { printed.contains("Fatal error: failed to allocate ") }

  var trap: Trap {
    let frames = printed.split(separator: "\n").compactMap(Frame.init)
    let own = frames.filter { $0.file.map { program.unit(at: $0) != nil } ?? false }
    if signal == SIGSEGV || signal == SIGBUS, let cycle = recursion(frames, own: own) {
      return trap(at: own.first, message: "ran out of stack: \(cycle) → …")
    }
    let fatal = fatalError
    let message = fatal?.message ?? usual
    // The runtime names the place that called fatalError; a check inside the standard library has
    // its own place there, and ours is the innermost frame.
    if let fatal, let place = program.place(fatal.file, line: fatal.line) {
      let function = own.first?.function ?? ""
      return Trap(function: function, message: message, file: place.file, line: place.line)
    }
    // When the simulator itself gives up, no function of the learner is running; its message
    // begins with the type it is about.
    let type = message.prefix { $0.isLetter || $0.isNumber }
    if own.isEmpty, let place = program.declaration(of: type, after: ["struct", "class", "enum"]) {
      return Trap(function: "", message: message, file: place.file, line: place.line)
    }
    return trap(at: own.first, message: message)
  }

  /// Where the program was when it was interrupted; `nil` when its backtrace does not say.
  var whereabouts: (function: String, place: Place)? {
    let frames = printed.split(separator: "\n").lazy.compactMap(Frame.init)
    for frame in frames {
      if let place = frame.file.flatMap({ program.place($0, line: frame.line) }) {
        return (frame.function, place)
      }
    }
    return nil
  }

  private func trap(at frame: Frame?, message: String) -> Trap {
    let place = frame.flatMap { frame in
      frame.file.flatMap { program.place($0, line: frame.line) }
    }
    return Trap(
      function: frame?.function ?? "", message: message, file: place?.file ?? program.file,
      line: place?.line ?? 0)
  }

  // `path:line: Fatal error: message`, the message perhaps of several lines.
  private var fatalError: (file: String, line: Int, message: String)? {
    guard let mark = printed.range(of: "Fatal error", options: .backwards) else { return nil }
    let start = printed[..<mark.lowerBound].lastIndex(of: "\n").map(printed.index(after:))
    let place = printed[(start ?? printed.startIndex)..<mark.lowerBound].split(separator: ":")
    let rest = printed[mark.upperBound...]
    let end = rest.range(of: "\n\n*** ")?.lowerBound ?? rest.endIndex
    var message = rest[..<end]
    if message.hasPrefix(": ") { message = message.dropFirst(2) }
    let text = String(message).trimmed
    return (
      file: place.dropLast(place.count > 1 ? 2 : 0).joined(separator: ":"),
      line: place.count >= 2 ? Int(place[place.count - 2]) ?? 0 : 0,
      message: text.isEmpty ? "Fatal error" : text
    )
  }

  private var usual: String {
    switch signal {
    case SIGILL where printed.contains("__DISPATCH_WAIT_FOR_QUEUE__"):
      "DispatchQueue.sync waits for the queue it was called on, which would take for ever"
    case SIGILL, SIGTRAP: "the program trapped, for instance because of an overflow or a nil"
    case SIGSEGV, SIGBUS: "the program used memory that is not its own"
    case SIGABRT: "the program aborted"
    case SIGFPE: "the program divided by zero"
    default: "the program was ended by signal \(signal)"
    }
  }

  // Without end, the innermost frames are the same few again and again.
  private func recursion(_ frames: [Frame], own: [Frame]) -> String? {
    guard frames.count >= 40 else { return nil }
    var cycle: [String] = []
    for frame in own where !cycle.contains(frame.function) { cycle.append(frame.function) }
    let repeats = Dictionary(grouping: frames.prefix(40), by: \.function).values.map(\.count).max()
    guard let repeats, repeats >= 2 else { return nil }
    // Innermost first is how they are listed; calls read the other way round.
    let names = Array(cycle.prefix(4).reversed())
    guard let first = names.first else { return frames[0].function }
    return (names + [first]).joined(separator: " → ")
  }
}

/// A line of a backtrace:
/// ` 3 [ra] 0x000055be9159ed07 scenario(_:) + 262 in program at /tmp/x/a.swift:7:10`.
private struct Frame {
  var function: String
  var file: String?
  var line: Int

  init?(_ text: Substring) {
    guard
      text.drop(while: { $0 == " " }).first?.isNumber == true,
      let address = text.firstRange(of: " 0x")
    else { return nil }
    var rest = text[address.upperBound...].drop { $0 != " " }.dropFirst()
    (file, line) = (nil, 0)
    if let at = rest.range(of: " at ", options: .backwards) {
      let place = rest[at.upperBound...].split(separator: ":")
      rest = rest[..<at.lowerBound]
      if place.count >= 2, let line = Int(place[1]) {
        (file, self.line) = (String(place[0]), line)
      }
    }
    if let image = rest.range(of: " in ", options: .backwards) { rest = rest[..<image.lowerBound] }
    if let offset = rest.range(of: " + ", options: .backwards) { rest = rest[..<offset.lowerBound] }
    function = rest.plainFunction
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}
