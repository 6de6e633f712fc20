import Analysis
import Trace

/// Broken versions of Swift files: each is the same for the same seed and number.
struct Mutants {
  struct Mutant {
    /// What was done to the file, in words.
    let kind: String
    let text: String
    let targets: [SimulatedSystem]
  }

  private let seed: Int
  private let texts: [String]

  init(seed: Int) throws {
    self.seed = seed
    texts =
      try ViewFiles.screens() + ViewFiles.texts(in: "Tests/EndToEndTests/Conformance")
      + ViewFiles.texts(in: "Solutions")
      + Rule.all.flatMap { $0.bad + $0.good }.map(\.source)
  }

  func mutant(_ number: Int) -> Mutant {
    var random = Seeded(seed: seed, number: number)
    let targets =
      [[], [SimulatedSystem(major: 15)], [SimulatedSystem(major: 17)]]
      .randomElement(using: &random) ?? []
    let text = texts.randomElement(using: &random) ?? ""
    let kind = Kind.allCases.randomElement(using: &random) ?? .deleted
    return Mutant(
      kind: kind.rawValue, text: change(text, kind, &random), targets: targets)
  }

  private enum Kind: String, CaseIterable {
    // The first ones three times, as they are what the others are measured against.
    case deleted = "tokens deleted"
    case duplicated = "tokens duplicated"
    case swapped = "tokens swapped"
    case mixed = "tokens deleted, duplicated, swapped and replaced"
    case many = "every tenth token changed"
    case truncated = "cut off"
    case beheaded = "its beginning cut off"
    case unbalanced = "brackets taken out and put in"
    case spliced = "another file in its middle"
    case nested = "nested deeply at a place"
    case chained = "something repeated at a place"
    case repeated = "lines repeated"
    case bytes = "random bytes"
    case endings = "other line endings"
    case marked = "a byte order mark, blanks, or nothing"
  }

  private func change(_ text: String, _ kind: Kind, _ random: inout Seeded) -> String {
    var tokens = Self.tokens(of: text)
    guard !tokens.isEmpty else { return text }
    switch kind {
    case .deleted:
      for _ in 0..<Int.random(in: 1...5, using: &random) where !tokens.isEmpty {
        tokens.remove(at: random.index(of: tokens))
      }
    case .duplicated:
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = random.index(of: tokens)
        tokens.insert(tokens[place], at: place)
      }
    case .swapped:
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        tokens.swapAt(random.index(of: tokens), random.index(of: tokens))
      }
    case .mixed: mix(&tokens, Int.random(in: 2...30, using: &random), &random)
    case .many: mix(&tokens, tokens.count / 10 + 1, &random)
    case .truncated: tokens.removeSubrange(random.index(of: tokens)...)
    case .beheaded: tokens.removeSubrange(..<random.index(of: tokens))
    case .unbalanced:
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let brackets = tokens.indices.filter { "(){}[]<>\"".contains(tokens[$0]) }
        if Bool.random(using: &random), let place = brackets.randomElement(using: &random) {
          tokens.remove(at: place)
        } else {
          let bracket = ["(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "/*", "*/", "\\(", "#if"]
          tokens.insert(
            bracket.randomElement(using: &random) ?? "", at: random.place(in: tokens))
        }
      }
    case .spliced:
      let other = Self.tokens(of: texts.randomElement(using: &random) ?? "")
      let from = random.place(in: other)
      let part = other[from..<min(other.count, from + Int.random(in: 1...400, using: &random))]
      tokens.insert(contentsOf: part, at: random.place(in: tokens))
    case .nested:
      let (open, close) = Self.nests.randomElement(using: &random) ?? ("(", ")")
      let depth = random.size(upTo: 3_000)
      let place = random.place(in: tokens)
      let end = Int.random(in: place...min(tokens.count, place + 40), using: &random)
      if Bool.random(using: &random) {
        tokens.insert(String(repeating: close, count: depth), at: end)
      }
      tokens.insert(String(repeating: open, count: depth), at: place)
    case .chained:
      let link = Self.links.randomElement(using: &random) ?? ""
      tokens.insert(
        String(repeating: link, count: random.size(upTo: 400)), at: random.place(in: tokens))
    case .repeated:
      let from = random.place(in: tokens)
      let part = tokens[from..<min(tokens.count, from + Int.random(in: 1...300, using: &random))]
      let copy = part.joined()
      // Some 200 kB are more than any view file has.
      let count = min(random.size(upTo: 300), 200_000 / max(1, copy.utf8.count))
      tokens.insert(String(repeating: copy, count: count), at: from)
    case .bytes:
      var bytes = Array(tokens.joined().utf8)
      for _ in 0..<random.size(upTo: 200) {
        let place = Int.random(in: 0..<max(1, bytes.count), using: &random)
        let byte = UInt8.random(in: 0...255, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = byte
        } else {
          bytes.insert(byte, at: place)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    case .endings:
      let ending = ["\r\n", "\r", "\u{2028}", "\n\n", "\u{0B}"].randomElement(using: &random) ?? ""
      mix(&tokens, Int.random(in: 0...3, using: &random), &random)
      return tokens.map { $0.replacing("\n", with: ending) }.joined()
    case .marked:
      let whole = tokens.joined()
      let all = [
        "", "\u{FEFF}", "\u{FEFF}" + whole, whole + "\u{FEFF}", " \n\t\n", "\0", whole + "\0",
        "/*" + whole, "#if DEBUG\n" + whole, "\"\"\"\n" + whole, "#!" + whole,
        "<<<<<<< HEAD\n" + whole,
        whole.split(separator: "\n").joined(separator: " "), whole.split(separator: "\n").joined(),
      ]
      return all.randomElement(using: &random) ?? ""
    }
    return tokens.joined()
  }

  private func mix(_ tokens: inout [String], _ count: Int, _ random: inout Seeded) {
    for _ in 0..<count where !tokens.isEmpty {
      let place = random.index(of: tokens)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      case 2: tokens.swapAt(place, random.index(of: tokens))
      case 3: tokens[place] = tokens[random.index(of: tokens)]
      default: tokens[place] = Self.words.randomElement(using: &random) ?? ""
      }
    }
  }

  /// Words, runs of blanks, and single characters of any other kind.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var last: Int?
    for character in text {
      let kind =
        character.isLetter || character.isNumber || character == "_"
        ? 0 : character.isWhitespace ? 1 : nil
      if let kind, kind == last {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append(String(character))
      }
      last = kind
    }
    return tokens
  }

  private static let words = [
    " if ", " else ", " switch ", " case ", " let ", " var ", " func ", " struct ", " extension ",
    " some ", " any ", " in ", " guard ", " for ", " while ", " return ", " await ", " try ",
    " self ", " Self ", " init ", " static ", "@State ", "@ViewBuilder ", "@Binding ",
    "@available ",
    "#available(", "#if ", "#endif\n", "#Preview {", "$", "$0", "_", "\\.", "\\(", "?", "!", "&",
    "->", "==", "=", "...", "..<", "@", "#", "`", ".", ",", ":", ";", "//", "/*", "*/", "\"", "\n",
    "ForEach(", "body", "View", "id", "0", "0x", "1e", "nil", " is ", " as ", "async ", "inout ",
  ]

  private static let nests: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("VStack { ", "}"), ("if a { ", "} else { b }"),
    ("\\(", ")"), ("\"\\(", ")\""), ("A<", ">"), ("struct A { ", "}"), ("func a() { ", "}"),
    ("!", ""), ("&", ""), ("-", ""), ("try ", ""), ("await ", ""), ("a ? b : ", ""), ("a(", ")"),
    ("a[", "]"), ("{ a in ", "}"), ("switch a { case b: ", "}"), ("#if A\n", "\n#endif\n"),
    ("/*", "*/"), ("extension A { ", "}"), ("ForEach(a) { $0 in ", "}"), ("@A(", ")"),
    ("Button { ", "} label: { a }"), ("() -> ", ""), ("[A: ", "]"), ("Group { if a { ", "} }"),
    ("guard let a else { ", "}"), ("do { ", "} catch { }"), ("\\A[", "]"), ("var a: A { ", "}"),
    ("#Preview { ", "}"), (".sheet { ", "}"), ("for a in b { ", "}"),
    ("if #available(iOS 17, *) { ", "}"),
  ]

  private static let links = [
    ".padding()", ".frame(width: a)", ".a", "?.a", "!", "[0]", " + a", " ?? a", " ? a : b", ", a",
    ".onAppear { a = b }", ".onChange(of: a) { b }", " && a", "\na()", "\nlet a = b",
    "\n@State var a = 0",
    " else if a { b }", "\ncase a: b", "\nstruct A: View { var body: some View { Text(a) } }",
    "\nText(\"a\").padding()", "\n$a", ".b($a)", "\nif a { Text(b) } else { Text(c) }", ".a { b }",
    "\nvar a: some View { b }", "\nfunc a() -> some View { a() }", "\na { $0 }",
    "\n#if os(iOS)\na\n#endif",
    " = a", " as A", " is A", "()", "{}", "(a)", "\nForEach(a) { b in Text(b) }", "\"", "\n// a",
    ";",
    "\nself.a = b", "\nif #available(iOS 17, *) { a } else { b }", " { a } b: { c }",
    "\n@Binding var a: A",
    "\nextension View { func a() -> some View { self } }", "\nA(a: $a, b: b)", "@A ",
    "\nlet a = { b }",
    "\n.modifier(A())", "\nclass A: ObservableObject { @Published var a = 0 }",
    "\nguard let a else { b }",
  ]
}

/// A small generator that gives the same numbers for the same seed and number.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int, number: Int) {
    state =
      UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(truncatingIfNeeded: number) &* 0xD1B5_4A32_D192_ED03
    for _ in 0..<4 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(of tokens: [String]) -> Int { Int.random(in: 0..<tokens.count, using: &self) }

  mutating func place(in tokens: [String]) -> Int { Int.random(in: 0...tokens.count, using: &self) }

  /// Mostly small, sometimes up to `limit`.
  mutating func size(upTo limit: Int) -> Int {
    let share = Double.random(in: 0..<1, using: &self)
    return 1 + Int(share * share * share * Double(limit))
  }
}
