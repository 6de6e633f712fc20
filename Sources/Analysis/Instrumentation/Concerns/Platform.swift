import SwiftParser
import SwiftSyntax

extension Rewriter.Concern {
  /// Answers what `#if` asks about the platform, which the compiler would answer for Linux.
  ///
  ///     #if os(iOS) && !targetEnvironment(macCatalyst)     #if true && !false
  ///     #elseif canImport(AppKit) && swift(>=6)            #elseif false && swift(>=6)
  ///
  /// The texts for two platforms are then two programs, and only those. An `#if` of nothing but
  /// imports stays: what can be imported is a matter of the machine that compiles.
  static let platform = Self(words: ["#if"], isForAllFiles: true) { source in
    let visitor = Questions(source.platform)
    visitor.walk(source.tree)
    return visitor.found.map { source.replace($0.range, with: $0.answer) }
  }
}

extension Rewriter {
  /// A condition of an `#if`, on one line, as ``Concern/platform`` leaves it.
  func answering(_ condition: String) -> String {
    let tree = Parser.parse(source: "#if \(condition)\n0\n#endif\n")
    let source = Source(tree, sdk: sdk, platform: platform)
    let text = Instrumented(source.bytes, applying: Concern.platform.edits(source)).text
    return text.split(separator: "\n").first.map { String($0.dropFirst("#if ".count)) } ?? condition
  }
}

private final class Questions: SyntaxVisitor {
  var found: [(range: Range<Int>, answer: String)] = []
  private let platform: String

  init(_ platform: String) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.hasOnlyImports {
      for case let condition? in node.clauses.map(\.condition) { answer(condition) }
    }
    return .visitChildren
  }

  private func answer(_ condition: ExprSyntax) {
    guard !condition.hasError else { return }
    for call in Syntax(condition).all(FunctionCallExprSyntax.self) {
      guard
        let question = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let subject = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
        let answer = platform.answer(question, subject.baseName.identifierText)
      else { continue }
      found.append((call.bytes, "\(answer)"))
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether it decides about imports and nothing else.
  fileprivate var hasOnlyImports: Bool {
    let elements = clauses.compactMap(\.elements)
    let items = elements.compactMap { $0.as(CodeBlockItemListSyntax.self) }.flatMap(\.unconditional)
    return !items.isEmpty && items.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
      && elements.allSatisfy { $0.is(CodeBlockItemListSyntax.self) }
  }
}

extension String {
  /// What a compiler for this platform says to `question(subject)`; `nil` where the one for Linux
  /// may answer.
  fileprivate func answer(_ question: String, _ subject: String) -> Bool? {
    switch question {
    case "os":
      let names = ["OSX": "macOS", "xrOS": "visionOS"]
      let system = self == "macCatalyst" ? "iOS" : self
      return names[subject, default: subject] == system
    case "canImport": return Self.frameworks[subject]?.contains(self)
    case "targetEnvironment" where subject == "macCatalyst": return self == "macCatalyst"
    // There is no device.
    case "targetEnvironment" where subject == "simulator":
      return self != "macOS" && self != "macCatalyst"
    default: return nil
    }
  }

  /// Those of our modules that not every platform has. On watchOS UIKit is there in part, on Mac
  /// Catalyst AppKit.
  private static let frameworks: [String: Set<String>] = [
    "UIKit": ["iOS", "macCatalyst", "tvOS", "visionOS", "watchOS"],
    "AppKit": ["macOS", "macCatalyst"],
  ]
}
