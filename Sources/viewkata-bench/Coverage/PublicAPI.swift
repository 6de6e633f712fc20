import Analysis
import Foundation
import Workbench

/// What the modules that learners import declare, as the compiler reads it from the built modules.
struct PublicAPI {
  /// Names by what they can be used as. A nested one is there with and without its owner.
  private var names: [Use: Set<Substring>] = [:]
  /// The parameters of every initializer and method, by `Text` and `.padding`.
  private var callables: [Substring: [[Parameter]]] = [:]

  private enum Use {
    case type, view, `protocol`, wrapper, builder, modifier, method, function, property, environment
    case `static`
  }

  init(of kit: RuntimeKit, toolchain: Toolchain, scratch: String) throws {
    let graphs = try RuntimeKit.learnerModules.flatMap { module in
      try SymbolGraph.extract(module, of: kit, toolchain: toolchain, into: "\(scratch)/\(module)")
    }
    let content = Conformances(graphs).types(
      conformingTo: [
        "View", "Scene", "Commands", "ToolbarContent", "TabContent", "TableRowContent",
        "TableColumnContent", "Widget", "Gesture", "Transition",
      ]
    ).union(["AnyTransition"])
    for symbol in graphs.flatMap(\.symbols) { add(symbol, content) }
  }

  /// Whether there is something of that name that can be used so.
  func has(_ symbol: UsageTables.Symbol) -> Bool {
    func named(_ uses: Use...) -> Bool {
      uses.contains { names[$0]?.contains(symbol.name) ?? false }
    }
    switch symbol.kind {
    case "view": return named(.view)
    case "type": return named(.type, .protocol)
    case "protocol": return named(.protocol)
    case "wrapper": return named(.wrapper)
    case "builder": return named(.builder)
    case "modifier": return named(.modifier)
    case "method": return named(.method)
    case "func": return named(.function)
    case "property": return named(.property)
    case "env": return named(.environment)
    case "static": return named(.static)
    case "macro": return Rewriter.macros.contains(String(symbol.name))
    default: return false
    }
  }

  /// Whether a call with those labels finds something to call, such as `Text(_:)`,
  /// `.padding(_:_:)` or `@State`. Parameters with a default may be left out.
  func answers(_ call: Substring) -> Bool {
    if call.hasPrefix("@") { return names[.wrapper]?.contains(call.dropFirst()) ?? false }
    guard let open = call.firstIndex(of: "(") else { return false }
    guard let candidates = callables[call[..<open]] else { return false }
    let labels = call[call.index(after: open)...].dropLast()
    if labels == "?" { return true }
    let given = labels.split(separator: ":")
    return candidates.contains { Parameter.list($0[...], accepts: given[...]) }
  }
}

extension PublicAPI {
  private mutating func add(_ symbol: SymbolGraph.Symbol, _ content: Set<String>) {
    guard let last = symbol.pathComponents.last else { return }
    let base = last.prefix { $0 != "(" }
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    func note(_ uses: Use...) {
      for use in uses {
        names[use, default: []].insert(base)
        if !owner.isEmpty { names[use, default: []].insert("\(owner).\(base)") }
      }
    }
    switch symbol.kind.identifier {
    case "swift.struct", "swift.class", "swift.enum", "swift.typealias":
      note(.type)
      let declaration = symbol.declaration
      let name = owner.isEmpty ? String(base) : "\(owner).\(base)"
      // What an alias stands for is not followed: it is written where a type of that use is.
      let isAlias = symbol.kind.identifier == "swift.typealias"
      if isAlias || content.contains(name) { note(.view) }
      if isAlias || declaration.contains("@propertyWrapper") { note(.wrapper) }
      if isAlias || declaration.contains("@resultBuilder") { note(.builder) }
    case "swift.protocol": note(.protocol)
    case "swift.method":
      note(.method)
      if content.contains(owner) { note(.modifier) }
      callables[".\(base)", default: []].append(symbol.parameters)
    case "swift.func": note(.function)
    case "swift.property":
      note(.property)
      if owner == "EnvironmentValues" { note(.environment) }
    case "swift.type.property", "swift.enum.case": note(.static)
    case "swift.type.method":
      note(.static)
      callables["\(owner).\(base)", default: []].append(symbol.parameters)
    case "swift.init": callables[owner[...], default: []].append(symbol.parameters)
    default: break
    }
  }
}
