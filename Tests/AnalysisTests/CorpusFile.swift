import Analysis
import Foundation
import Testing
import Trace

/// One good file of the folder `Corpus`, with the mistakes that are planted in it.
struct CorpusFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let plants: [Plant]

  var testDescription: String { name }

  /// What its first line says it is for: `// For iOS 17, macOS 14`.
  var targets: [SimulatedSystem] {
    let line = text.prefix { $0 != "\n" }
    guard line.hasPrefix("// For ") else { return [] }
    return Self.systems(line.dropFirst(7))
  }

  static func systems(_ list: Substring) -> [SimulatedSystem] {
    list.split(separator: ",").compactMap { SimulatedSystem(String($0)) }
  }

  static let all: [CorpusFile] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let name = String(file.dropLast(6))
      return CorpusFile(
        name: name, text: read(file),
        plants: Plant.list(in: read("\(name).plants"), of: name))
    }
  }()

  /// The call shapes of the apps that the corpus stands for.
  static let shapes = UsedShape.rows(of: read("call-shapes.tsv"))

  private static func read(_ file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  private static let folder = Bundle.module.bundlePath + "/Corpus"
}
