import Foundation
import Trace

/// Finds the lines of the user's files behind run-time warnings and traps, with the toolchain's
/// `llvm-symbolizer`. A toolchain without one leaves them without a place.
struct Symbolizer {
  var toolchain: Toolchain
  var executable: String
  var program: Program

  /// A call may carry no line of its own, as that of a setter in `count += 1`; then the nearest
  /// instruction before it in the same function says where it stands.
  private static let reach: UInt = 64

  /// Gives every warning that has frames the innermost line that is known. Starts one process if
  /// there is any, none otherwise.
  func locate(_ steps: inout [Step]) {
    let frames = Set(steps.flatMap(\.issues).flatMap { $0.frames ?? [] })
    guard !frames.isEmpty else { return }
    let places = places(of: frames)
    for index in steps.indices {
      var located: [Issue] = []
      for var issue in steps[index].issues {
        if let place = issue.frames?.lazy.compactMap({ places[$0] }).first {
          (issue.file, issue.line) = (place.file, place.line)
        }
        issue.frames = nil
        if !located.contains(issue) { located.append(issue) }
      }
      steps[index].issues = located
    }
  }

  private func places(of frames: Set<UInt>) -> [UInt: (file: String, line: Int)] {
    let asked = frames.flatMap { frame in (1...Self.reach).map { frame - min($0, frame) } }
    let answers = symbols(at: Set(asked), in: executable)
    var places: [UInt: (file: String, line: Int)] = [:]
    for frame in frames {
      let function = answers[frame - 1]?.last?.FunctionName
      for distance in 1...min(Self.reach, frame) {
        guard let symbols = answers[frame - distance], symbols.last?.FunctionName == function
        else { break }
        let symbol = symbols.first { $0.Line > 0 && program.unit(at: $0.FileName) != nil }
        guard let symbol else { continue }
        places[frame] = (symbol.FileName, symbol.Line)
        break
      }
    }
    return places
  }

  /// What `llvm-symbolizer --output-style=JSON` prints for one address: the function there, behind
  /// those that are inlined into it.
  struct Symbol: Decodable {
    var FileName: String
    var FunctionName: String
    var Line: Int
  }

  private struct Answer: Decodable {
    var Address: String
    var Symbol: [Symbolizer.Symbol]
  }

  /// Without an answer the addresses stay without a line.
  func symbols(at addresses: Set<UInt>, in object: String) -> [UInt: [Symbol]] {
    let printed = output(
      of: "llvm-symbolizer",
      ["--obj=\(object)", "--output-style=JSON"]
        + addresses.sorted().map { "0x" + String($0, radix: 16) })
    let answers = (try? JSONDecoder().decode([Answer].self, from: Data(printed))) ?? []
    var symbols: [UInt: [Symbol]] = [:]
    for answer in answers {
      UInt(answer.Address.dropFirst(2), radix: 16).map { symbols[$0] = answer.Symbol }
    }
    return symbols
  }

  /// What one of the toolchain's programs prints; nothing if it is not there.
  func output(of tool: String, _ arguments: [String]) -> [UInt8] {
    let command = Command(
      path: "\(toolchain.bin)/\(tool)", arguments: arguments, directory: "/")
    guard
      let completion = try? command.run(limits: .compiler, isolated: false, stop: { false }),
      completion.ending == .exited(0)
    else { return [] }
    return completion.output
  }
}
