/// Turns a learner's file into one that compiles on Linux against our SwiftUI and reports itself.
///
/// Lines never move, so what the compiler says of the result is true of the learner's file once
/// its columns are taken back by ``Instrumented/original(line:column:)``. A file in which there is
/// nothing to do comes back byte for byte; one that does not import SwiftUI has its questions for
/// the system answered and is otherwise left alone.
public struct Rewriter: Sendable {
  /// 26 or 27: from 27 on, the default of a `@State` is evaluated once per identity.
  let sdk: Int
  /// The one of `SimulatedSystem.platforms` that `#if os(…)` is about. Versions do not matter: the
  /// texts for two of them are the same, and so are those for two platforms where nothing asks.
  let platform: String
  let purpose: Purpose
  /// The modules that can be imported; imports of others are taken out. `nil` leaves all of them.
  let importable: Set<String>?

  /// What the result is compiled for.
  public enum Purpose: Sendable, CaseIterable {
    /// A run: members report themselves, and the simulated system answers.
    case running
    /// Type checking for a system of Apple's, to which `#available` means what it says.
    case checking
    /// The same with guards that guard nothing, so that every newer symbol in one is an error.
    case probing
  }

  public init(
    sdk: Int = 26, platform: String = "iOS", for purpose: Purpose = .running,
    importable: Set<String>? = nil
  ) {
    (self.sdk, self.platform) = (sdk, platform)
    (self.purpose, self.importable) = (purpose, importable)
  }

  /// What `swift-frontend` has to be told for a result in which `#unavailable` occurs.
  ///
  /// See ``Concern/availability`` for the reason; harmless everywhere else.
  public static let compilerArguments = [
    "-enable-experimental-feature", "CustomAvailability",
    "-define-disabled-availability-domain", Concern.absentDomain,
  ]

  /// The macros of Apple's SDKs that are written out here, because Linux has none of that name.
  public static var macros: Set<String> { Set(Concern.all.flatMap(\.macros)) }

  /// The text with every concern's edits in it.
  ///
  /// Nearly all of the time goes into the parse; a caller with a ``SourceFile`` at hand passes that.
  public func instrument(_ text: String) -> Instrumented {
    let concerns = Concern.all.filter { $0.purposes.contains(purpose) }
    let maySeeSwiftUI = text.mentions("SwiftUI")
    guard
      concerns.contains(where: { (maySeeSwiftUI || $0.isForAllFiles) && $0.mayApply(to: text) })
    else { return Instrumented(text) }
    return instrument(SourceFile(path: "", text: text))
  }

  /// The same for a file that is parsed already. One that is nested too deeply to be read comes
  /// back byte for byte.
  public func instrument(_ file: SourceFile) -> Instrumented {
    let source = Source(file.tree, sdk: sdk, platform: platform, importable: importable)
    let seesSwiftUI = source.importsSwiftUI
    let edits = Concern.all.filter { $0.purposes.contains(purpose) }
      .filter { seesSwiftUI || $0.isForAllFiles }
      .filter { $0.mayApply(to: file.text) }.flatMap { $0.edits(source) }
    return edits.isEmpty ? Instrumented(file.text) : Instrumented(source.bytes, applying: edits)
  }

  /// The text of a module that is not the learner's, in which the questions for the system are
  /// answered as for a run, and nothing else is done: it has no probes.
  public func answer(_ text: String) -> Instrumented {
    let source = Source(SourceFile(path: "", text: text).tree, sdk: sdk, platform: platform)
    let edits = Concern.all.filter { $0.isForAllFiles && $0.purposes.contains(.running) }
      .flatMap { $0.edits(source) }
    return Instrumented(source.bytes, applying: edits)
  }
}

extension Rewriter.Concern {
  fileprivate func mayApply(to text: String) -> Bool { words.contains(where: text.mentions) }
}

extension String {
  /// Whether the bytes occur anywhere, comments and strings included: a cheap first look.
  fileprivate func mentions(_ word: String) -> Bool {
    var (text, word) = (self, word)
    return text.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, text.count >= word.count else { return false }
        return (0...text.count - word.count).contains { start in
          text[start] == first && text[start..<start + word.count].elementsEqual(word)
        }
      }
    }
  }
}
