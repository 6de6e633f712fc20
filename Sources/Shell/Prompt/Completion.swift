import Analysis
import Foundation
import Kata

/// What Tab offers, from what was typed before the word.
struct Completion {
  let session: Session

  func candidates(_ line: String, _ word: String, _ start: Int) -> [String] {
    let before = String(decoding: Array(line.utf8.prefix(start)), as: UTF8.self)
    // An unclosed quote is a word in the making, in which there is nothing to offer.
    guard let words = (try? Line.commands(in: before + " _"))?.last?.dropLast() else { return [] }
    guard let name = words.first else { return matching(word, commands) }
    guard let command = try? Command.named(name, at: session.place) else { return [] }
    let options = command.options + Option.global
    if word.hasPrefix("-") { return matching(word, options.flatMap(\.names)) }
    let option = options.first { $0.value != nil && $0.names.contains(words.last ?? "") }
    if let option, !option.choices.isEmpty { return matching(word, option.choices) }
    if option?.value == Option.only.value { return rules(word) }
    return matching(word, offered(command.operand, word))
  }

  private var commands: [String] {
    Command.all.filter { $0.place != .commandLine }.map(\.name)
  }

  private func offered(_ operand: Command.Operand, _ word: String) -> [String] {
    switch operand {
    case .nothing: []
    case .command: commands
    case .word(let words): words
    case .rule: Rule.all.map(\.id)
    case .view: Why.views(in: session.last)
    case .file: files(word)
    // A course that cannot be read has its error when a command needs it, not while typing.
    case .kata: (try? session.course().katas).map { $0.map(\.label) + $0.map(\.slug) } ?? []
    }
  }

  /// The last rule of a list such as `any-view,wide`, with what stands before it.
  private func rules(_ list: String) -> [String] {
    let start = list.lastIndex(of: ",").map { list.index(after: $0) } ?? list.startIndex
    return matching(String(list[start...]), Rule.all.map(\.id)).map { list[..<start] + $0 }
  }

  /// Swift files and folders that begin like the word.
  private func files(_ word: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let place = folder.isEmpty ? "." : session.withHome(folder)
    // In a folder that cannot be listed there is nothing to offer.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { !$0.hasPrefix(".") }.compactMap { name in
      if isFolder("\(place)/\(name)") { return folder + name + "/" }
      return name.hasSuffix(".swift") ? folder + name : nil
    }
  }

  private func matching(_ word: String, _ candidates: [String]) -> [String] {
    candidates.filter { $0.hasPrefix(word) }.sorted()
  }
}
