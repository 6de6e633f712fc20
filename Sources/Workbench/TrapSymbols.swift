import Trace

extension Symbolizer {
  /// The traps that a device would have had at these bindings, with the lines behind their calls.
  /// Starts three short processes if there are any.
  func traps(_ bindings: [(binding: IllegalBinding, step: String?)]) -> [Trap] {
    guard !bindings.isEmpty else { return [] }
    let symbols = symbols(of: Set(bindings.flatMap(\.binding.calls)))
    let names = simplified(Set(symbols.values.joined().map(\.FunctionName)))
    return bindings.map { binding, step in
      var trap = trap(
        of: binding, stack: binding.calls.flatMap { symbols[$0] ?? [] }, names: names)
      trap.step = step
      return trap
    }
  }

  private func trap(
    of binding: IllegalBinding, stack: [Symbol], names: [String: String]
  ) -> Trap {
    func place(_ symbol: Symbol) -> Trap.Place? {
      guard symbol.Line > 0 else { return nil }
      return program.place(symbol.FileName, line: symbol.Line).map {
        Trap.Place(
          function: names[symbol.FunctionName]?.plainFunction ?? "", file: $0.file, line: $0.line)
      }
    }
    let own = program.place(binding.file, line: binding.line)
    let innermost = stack.lazy.compactMap(place).first
    let binder = own.map { "\($0.file):\($0.line)" } ?? "\(binding.file):\(binding.line)"
    var trap = Trap(
      function: innermost?.function ?? "",
      message: "detected illegal task-local value binding at \(binder)",
      // The place that binds is the learner's own, or a library's on behalf of the innermost.
      file: own?.file ?? innermost?.file ?? program.file,
      line: own?.line ?? innermost?.line ?? 0)
    if let opening = stack.firstIndex(where: \.opensGroup) {
      trap.group = stack[opening...].dropFirst().lazy.compactMap(place).first
      let body = stack[..<opening].reversed().lazy.compactMap(place).first
      if let body, (body.file, body.line) != (trap.file, trap.line) { trap.body = body }
    }
    trap.explanation = binding.explanation
    return trap
  }

  private func symbols(of calls: Set<IllegalBinding.Call>) -> [IllegalBinding.Call: [Symbol]] {
    var symbols: [IllegalBinding.Call: [Symbol]] = [:]
    for (library, calls) in Dictionary(grouping: calls, by: \.library) {
      // A call returns to what follows it.
      let found = self.symbols(
        at: Set(calls.map { $0.offset - 1 }), in: library ?? executable)
      for call in calls { symbols[call] = found[call.offset - 1] }
    }
    return symbols
  }

  private func simplified(_ names: Set<String>) -> [String: String] {
    let names = names.filter { $0.hasPrefix("$s") }.sorted()
    guard !names.isEmpty else { return [:] }
    let lines = String(
      decoding: output(of: "swift-demangle", ["-simplified", "-compact"] + names), as: UTF8.self
    ).split(separator: "\n").map(String.init)
    guard lines.count == names.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(names, lines))
  }
}

extension Symbolizer.Symbol {
  /// Whether it is one of the four functions that open a task group, or a part of one.
  fileprivate var opensGroup: Bool {
    [
      "$ss13withTaskGroup", "$ss21withThrowingTaskGroup", "$ss23withDiscardingTaskGroup",
      "$ss31withThrowingDiscardingTaskGroup",
    ].contains { FunctionName.hasPrefix($0) }
  }
}

extension IllegalBinding {
  /// What it means and what to do.
  fileprivate var explanation: String {
    let rule = """
      Before iOS 18, macOS 15, watchOS 11 and visionOS 2 no task-local value may be bound while the \
      body of a task group runs. Whatever the group's task calls there is in the body, and so are \
      the capture list and the other arguments of addTask; only its closure is not.
      """
    let remedy =
      switch file {
      case "Dependencies/WithDependencies.swift":
        """
        withDependencies binds one. Call it around the whole group, or in the closure of addTask.
        """
      case _ where file.hasPrefix("Dependencies/"):
        """
        Reading a @Dependency binds one. Read it above the group, or in the capture list of the \
        group's own closure: { [api] group in … }.
        """
      default: "Bind it around the whole group, or in the closure of addTask."
      }
    return "\(rule) \(remedy)"
  }
}
