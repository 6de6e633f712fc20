import Foundation

/// How a program is compiled and linked, with gaps for the names of files.
///
/// The driver (`swiftc`) takes longer to plan than the compiler takes to compile, and plans the
/// same each time. So it is asked once, and what it would run is run without it from then on.
struct Recipe: Codable, Sendable, Hashable {
  var frontend: [String]
  var linker: [String]
  /// Libraries that every program asks for; they come along with `libViewKata.so`.
  var known: [String]

  static let inputs = "@inputs"
  static let object = "@object"
  static let program = "@program"
  private static let module = "Learner"

  /// The triple of the machine it compiles for.
  var target: String {
    frontend.firstIndex(of: "-target").map { frontend[$0 + 1] } ?? ""
  }

  /// - Parameter name: of a module that is not a learner's.
  func compiling(_ sources: [String], to result: String, as name: String? = nil) -> [String] {
    frontend.flatMap { word in
      switch word {
      case Self.inputs: sources
      case Self.object: [result]
      case Self.module: [name ?? word]
      // What was compiled with the program is beside it, and comes before the kit's.
      case "-I": ["-I", ".", word]
      default: [word]
      }
    }
  }

  func typechecking(_ sources: [String]) -> [String] {
    var words = compiling(sources, to: "")
    if let emit = words.firstIndex(of: "-c") { words[emit] = "-typecheck" }
    if let output = words.firstIndex(of: "-o") { words.removeSubrange(output...output + 1) }
    return words
  }

  func linking(_ objects: [String], wanting libraries: [String], to result: String) -> [String] {
    let extra = libraries.filter { !known.contains($0) && $0.hasPrefix("-l") }
    return linker.flatMap { word in
      switch word {
      case Self.object: objects + extra
      case Self.program: [result]
      default: [word]
      }
    }
  }
}

extension Recipe {
  /// Whether the system's start files are still where they were; an update of gcc moves them.
  var isUsable: Bool {
    linker.filter { $0.hasPrefix("/") && $0.hasSuffix(".o") }.allSatisfy(Files.exists)
  }

  /// Asks the driver; takes about half a second.
  static func make(
    toolchain: Toolchain, kit: RuntimeKit, cache: String
  ) throws(WorkbenchError) -> Recipe {
    let folder = try Files.temporaryFolder(in: cache)
    defer { Files.remove(folder) }
    let source = "\(folder)/source.swift"
    let object = "\(folder)/object.o"
    let program = "\(folder)/program"
    try Files.write(Glue.empty.utf8, to: source)
    try Files.write([], to: object)

    let flags = [
      "-###", "-Onone", "-wmo", "-swift-version", "5", "-parse-as-library",
      "-module-name", module, "-gline-tables-only", "-diagnostic-style", "llvm",
      // A file need not import anything to bind a task-local.
      "-Xfrontend", "-import-module", "-Xfrontend", "TaskLocals",
      "-module-cache-path", "\(cache)/modules", "-I", kit.modules, source, "-o", program,
      "-use-ld=lld", "-L", kit.libraries, "-lViewKata", "-Xlinker", "-rpath", "-Xlinker",
      kit.libraries, "-Xlinker", "--unresolved-symbols=ignore-all",
    ]
    let plan = try ask(toolchain.swiftc, flags, in: folder).output.split(separator: "\n")
    guard
      let compile = plan.first(where: { $0.contains(" -frontend -c ") }).map(words),
      let link = plan.last.map(words), link.contains("-lViewKata")
    else {
      throw .noRecipe(reason: "`swiftc -###` printed \(plan.joined(separator: "\n"))")
    }

    var frontend = Array(compile.dropFirst())
    guard
      let input = frontend.firstIndex(of: source), let output = frontend.firstIndex(of: "-o")
    else { throw .noRecipe(reason: "its compile job is \(compile.joined(separator: " "))") }
    frontend[input] = inputs
    let temporaryObject = frontend[output + 1]
    frontend[output + 1] = Recipe.object
    if let place = frontend.firstIndex(of: "-file-compilation-dir") {
      frontend.removeSubrange(place...place + 1)
    }

    // What the program asks of other libraries is resolved when it starts, from those that come
    // along with libViewKata.so. Reading Foundation's symbols at each link would take 4/5 of it.
    let driver = link.dropFirst().compactMap { word -> String? in
      if word == temporaryObject { return object }
      if word.hasPrefix("@") || (word.hasPrefix("-l") && word != "-lViewKata") { return nil }
      return word
    }
    let planned = try ask(link[0], ["-###"] + driver, in: folder).error
    guard let last = planned.split(separator: "\n").last.map(words), last.count > 1,
      last.contains(object), last.contains(program)
    else { throw .noRecipe(reason: "`clang -###` printed \(planned)") }
    let linker = last.map { $0 == object ? Recipe.object : $0 == program ? Recipe.program : $0 }

    var recipe = Recipe(frontend: frontend, linker: linker, known: [])
    let compiled = try Command(
      path: toolchain.frontend, arguments: recipe.compiling([source], to: object),
      directory: folder
    ).run(limits: .compiler, isolated: false, stop: { false })
    if compiled.foundNoSpace(in: folder) { throw .diskFull(path: cache) }
    guard compiled.ending == .exited(0) else {
      throw .noRecipe(reason: "an empty program does not compile: \(compiled.errorText)")
    }
    recipe.known = Autolink.entries(of: try Files.read(object))
    return recipe
  }

  private static func ask(
    _ tool: String, _ arguments: [String], in folder: String
  ) throws(WorkbenchError) -> (output: String, error: String) {
    let completion = try Command(
      path: tool, arguments: arguments,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": folder], directory: folder
    ).run(limits: .compiler, isolated: false, stop: { false })
    if completion.foundNoSpace(in: folder) { throw .diskFull(path: folder) }
    guard completion.ending == .exited(0) else {
      throw .noRecipe(reason: "\(tool): \(completion.errorText)")
    }
    return (String(decoding: completion.output, as: UTF8.self), completion.errorText)
  }

  /// The words of a line as a POSIX shell would read it.
  static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var escaped = false
    for character in line {
      if escaped {
        word = (word ?? "") + String(character)
        escaped = false
      } else if character == "\\", quote != "'" {
        escaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
