/// A program to start.
struct Command {
  var path: String
  var arguments: [String]
  var environment: [String: String] = [:]
  var directory: String
}

/// How a child ended, and what it wrote.
struct Completion {
  enum Ending: Equatable {
    case exited(Int)
    case signalled(Int32)
    case stopped
    case outOfTime
    case outOfProcessorTime
    case outOfMemory
    case tooManyProcesses
    /// It said more on its channel than anybody can want to hear.
    case tooManyMessages
  }

  var ending: Ending
  var output: [UInt8]
  var error: [UInt8]
  var milliseconds: Int

  var errorText: String { String(decoding: error, as: UTF8.self) }
}
