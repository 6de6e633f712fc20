import SwiftSyntax

/// What files show by themselves when they have no scenario: all their previews, or else a view
/// that can be made without arguments.
public struct Showcase: Sendable {
  /// Something that is mounted, in a step of its own.
  public struct Item: Sendable {
    /// The name of the step: `preview "Dark"`, `preview 2`, `mount`.
    public internal(set) var step: String
    /// What is mounted: the name of the preview's step, or of the view.
    public internal(set) var subject: String
    /// The position of its file among the files.
    let file: Int
    let expression: String
    /// The `#if` conditions it stands under, outermost first.
    let conditions: [String]
    let line: Int
    let column: Int
  }

  /// How long the views are played with once they are mounted.
  public struct Walk: Sendable {
    public var interactions: Int
    public var seed: UInt64

    public init(interactions: Int, seed: UInt64) {
      (self.interactions, self.seed) = (interactions, seed)
    }
  }

  /// A line of generated code, and the place in its file that it stands for.
  public struct Line: Sendable {
    public let text: String
    public let line: Int
    public let column: Int
  }

  /// In the order they are mounted; empty when nothing can be.
  public let items: [Item]
  /// Why views cannot be made without arguments, such as `RowView needs item`; told only when
  /// ``items`` is empty.
  public let refusals: [String]

  /// Looks at files that are compiled together. Those that do not import SwiftUI show nothing.
  public init(of files: [SourceFile]) {
    let usable = files.indices.filter { files[$0].tree.importsSwiftUI }
    let previews = usable.flatMap { Self.previews(in: files[$0], at: $0) }
    if previews.isEmpty {
      (items, refusals) = Self.views(in: files, usable)
    } else {
      (items, refusals) = (Self.distinct(previews, in: files), [])
    }
  }

  /// What goes behind the last line of a file, the scenario itself with the first item; empty for a
  /// file that shows nothing. Conditions are answered as the rewriter answers those of the file.
  public func code(for file: Int, walk: Walk? = nil, with rewriter: Rewriter) -> [Line] {
    let own = items.filter { $0.file == file }
    guard let first = own.first else { return [] }
    var lines: [Line] = []
    func add(_ text: String, for item: Item) {
      lines.append(Line(text: text, line: item.line, column: item.column))
    }
    add("import KataLab", for: first)
    if file == items.first?.file {
      add("@MainActor func scenario(_ lab: KataLab.Lab) async throws {", for: first)
      var told: Set<Int> = []
      for item in items where told.insert(item.file).inserted {
        add("try await _viewKataShow\(item.file)(lab)", for: first)
      }
      add("}", for: first)
    }
    add("@MainActor func _viewKataShow\(file)(_ lab: KataLab.Lab) async throws {", for: first)
    for item in own {
      for condition in item.conditions { add("#if \(rewriter.answering(condition))", for: item) }
      add("try lab._show(\(item.step.debugDescription)) { \(item.expression) }", for: item)
      if let walk {
        add("try await lab.wander(\(walk.interactions), seed: \(walk.seed))", for: item)
      }
      for _ in item.conditions { add("#endif", for: item) }
    }
    add("}", for: first)
    return lines
  }
}

extension Showcase {
  private static func previews(in file: SourceFile, at index: Int) -> [Item] {
    let places = SourceLocationConverter(fileName: file.path, tree: file.tree)
    var number = 0
    return file.tree.statements.unconditional.compactMap { statement in
      if let preview = Preview(statement) {
        number += 1
        guard preview.content != nil else { return nil }
        let step = preview.name.map { "preview \"\($0)\"" } ?? "preview \(number)"
        return Item(step, of: index, preview.expression(number), statement, places)
      }
      guard let provider = statement.item.asProtocol((any DeclGroupSyntax).self),
        provider.inheritedNames.contains("PreviewProvider"),
        let name = statement.item.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
      else { return nil }
      return Item("preview \(name)", of: index, "\(name).previews", statement, places)
    }
  }

  /// Each file counts its own previews from 1, so with several files only those tell them apart.
  private static func distinct(_ previews: [Item], in files: [SourceFile]) -> [Item] {
    guard Set(previews.map(\.file)).count > 1 else { return previews }
    return previews.map { item in
      var item = item
      let name = files[item.file].path.split(separator: "/").last ?? ""
      item.step += " (\(name))"
      item.subject = item.step
      return item
    }
  }

  private static func views(
    in files: [SourceFile], _ usable: [Int]
  ) -> (items: [Item], refusals: [String]) {
    let index = SourceIndex(files: files)
    let fileOfTree = Dictionary(
      usable.map { (files[$0].tree.id, $0) }, uniquingKeysWith: { first, _ in first })
    let views = index.views.filter {
      $0.declaration.isAtFileScope && fileOfTree[$0.declaration.root.id] != nil
    }
    let makeable = views.filter { $0.obstacle(index) == nil }
    // Of many files the screen is wanted, not the first of its parts.
    let whole = files.count == 1 ? nil : makeable.first { index.constructions(of: $0).isEmpty }
    guard let view = whole ?? makeable.first, let file = fileOfTree[view.declaration.root.id] else {
      return ([], views.compactMap { $0.obstacle(index) })
    }
    let places = SourceLocationConverter(fileName: files[file].path, tree: files[file].tree)
    var item = Item("mount", of: file, "\(view.name)()", view.declaration, places)
    item.subject = view.name
    return ([item], [])
  }
}

extension Showcase.Item {
  fileprivate init(
    _ step: String, of file: Int, _ expression: String, _ node: some SyntaxProtocol,
    _ places: SourceLocationConverter
  ) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    self.init(
      step: step, subject: step, file: file, expression: expression,
      conditions: node.compilationConditions, line: place.line, column: place.column)
  }
}

extension SyntaxProtocol {
  /// The conditions of the `#if`s around the node, outermost first, each as it is to be written
  /// where nothing of its `#else` is there.
  fileprivate var compilationConditions: [String] {
    ancestors().compactMap { $0.as(IfConfigClauseSyntax.self) }.reversed().map { clause in
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      let before = clauses.map { Array($0.prefix { $0.id != clause.id }) } ?? []
      let conditions =
        before.compactMap(\.condition).map { "!(\($0.onOneLine))" }
        + (clause.condition.map { ["(\($0.onOneLine))"] } ?? [])
      return conditions.joined(separator: " && ")
    }
  }

  private var onOneLine: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }

  /// Whether it can be named from everywhere in its file: not declared in code.
  fileprivate var isAtFileScope: Bool {
    ancestors().allSatisfy {
      !$0.is(CodeBlockSyntax.self) && !$0.is(AccessorBlockSyntax.self)
        && !$0.is(ClosureExprSyntax.self)
    }
  }
}
