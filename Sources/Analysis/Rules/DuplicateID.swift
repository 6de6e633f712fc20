import Kata
import SwiftSyntax

extension Rule {
  static let duplicateID = Rule(
    id: "duplicate-id",
    summary: "Two rows with one id",
    severity: .must,
    explanation: """
      Each id may occur once in a collection. Where it occurs twice SwiftUI warns that the \
      results are undefined: rows show the first element of that id twice or not at all, and \
      insertions and removals go to the wrong row.

      Give each element an id of its own: make the elements `Identifiable`, or take the position \
      where the collection is constant: `ForEach(Array(names.enumerated()), id: \\.offset)`.

      It is fine, and silent here, to use `id: \\.self` over values of which each occurs once.

      Source: WWDC21 "Demystify SwiftUI", https://developer.apple.com/videos/play/wwdc2021/10022 \
      ; https://developer.apple.com/documentation/swiftui/foreach
      """,
    bad: [
      """
      struct Keys: View {
        var body: some View {
          ForEach([[1, 2], [3, 4], ↓[1, 2]], id: \\.self) { row in Text("\\(row.count)") }
        }
      }
      """,
      """
      struct Initials: View {
        var body: some View {
          ForEach(["M", "T", "W", ↓"T", "F"], id: \\.self) { Text($0) }
        }
      }
      """,
      """
      struct Scores: View {
        private let scores = [10, 20, ↓10]
        static let colors: [Color] = [.red, .blue, ↓.red]
        var body: some View {
          List(scores, id: \\.self) { Text("\\($0)") }
          HStack { ForEach(Self.colors, id: \\.self) { $0 } }
        }
      }
      """,
      """
      struct Plans: View {
        @State private var plans = [
          Plan(id: 1, name: "Free"), Plan(id: 2, name: "Pro"), Plan(id: ↓2, name: "Team"),
        ]
        let sizes = [Size(name: "S", height: 1), Size(name: ↓"S", height: 2)]
        var body: some View {
          ForEach(plans) { Text($0.name) }
          ForEach(sizes, id: \\.name) { Text($0.name) }
        }
      }
      struct Plan: Identifiable {
        let id: Int
        let name: String
      }
      struct Size {
        let name: String
        let height: Int
      }
      """,
      """
      struct Word: View {
        var body: some View {
          ForEach(↓Array("hello"), id: \\.self) { Text(String($0)) }
          ForEach(↓Array(repeating: "star", count: 5), id: \\.self) { Image(systemName: $0) }
        }
      }
      """,
      """
      struct Todos: View {
        let todos: [Todo]
        var body: some View { ForEach(todos, id: ↓\\.isDone) { Text($0.title) } }
      }
      struct Todo {
        let title: String
        var isDone = false
      }
      """,
    ],
    good: [
      """
      struct Days: View {
        let days = ["Mon", "Tue", "Wed"]
        var body: some View {
          ForEach(days, id: \\.self) { Text($0) }
          ForEach(Array(["M", "T", "T"].enumerated()), id: \\.offset) { Text($0.element) }
          ForEach(Array("word"), id: \\.self) { Text(String($0)) }
        }
      }
      """,
      """
      struct Plans: View {
        let plans = [Plan(name: "Pro"), Plan(name: "Pro")]
        var body: some View { ForEach(plans) { Text($0.name) } }
      }
      struct Plan: Identifiable {
        let id = UUID()
        let name: String
      }
      """,
      """
      struct Menu: View {
        let titles = ["Save", "Save"]
        let numbers: [Int]
        var body: some View {
          ForEach(numbers, id: \\.self) { Text("\\($0)") }
          ForEach([next(), next()], id: \\.self) { Text("\\($0)") }
          ForEach(titles.indices, id: \\.self) { Text(titles[$0]) }
        }
        func next() -> Int { 0 }
      }
      """,
    ]
  ) { context in
    var reported: Set<SyntaxIdentifier> = []
    for rows in context.index.rowCalls {
      if let id = rows.id, let field = rows.idField, field != "self",
        let element = context.changes.elementType(of: rows.data, in: rows.owner),
        element.property(field)?.isBool == true
      {
        context.report(
          at: id,
          "`\(field)` is true or false, so of all \(element.name) rows at most two have an id of "
            + "their own. Give \(element.name) an id.", asks: warned)
        continue
      }
      if rows.idField == "self", rows.data.repeatsItself {
        context.report(
          at: rows.data,
          "The values of \(rows.data.quoted(or: "this array")) repeat, but \(rows.owner.name) uses "
            + "each as the id of its row. Use an id that occurs once.", asks: warned)
        continue
      }
      guard let array = rows.literal(in: context.index) else { continue }
      var seen: Set<String> = []
      for element in array.elements {
        guard let id = rows.literalID(of: element.expression) else { continue }
        guard !seen.insert(id.trimmedDescription).inserted, reported.insert(id.id).inserted else {
          continue
        }
        context.report(
          at: id,
          "Two rows of \(rows.owner.name) have the id \(id.quoted(or: "written here")). Give each "
            + "element an id of its own.", asks: warned)
      }
    }
  }
}

private let warned = [Evidence(.issues("occurs multiple times"), "the run warned of it # times")]

extension Property {
  fileprivate var isBool: Bool {
    type?.dottedName == "Bool" || initializer?.is(BooleanLiteralExprSyntax.self) == true
  }
}

extension RowCall {
  /// The array literal that the data is, or that its constant or state begins with.
  fileprivate func literal(in index: SourceIndex) -> ArrayExprSyntax? {
    if let array = data.as(ArrayExprSyntax.self) { return array }
    if let access = data.as(MemberAccessExprSyntax.self), let base = access.base,
      !base.isReference(to: "self")
    {
      let name = base.trimmedDescription
      let type = name == "Self" ? owner : index.type(named: name, near: call)
      return type?.declaration.staticArray(access.declName.baseName.identifierText)
    }
    guard let path = data.writtenPath, path.count == 1, let name = path.first,
      !Syntax(data).isShadowed(name, below: Syntax(data.root))
    else { return nil }
    if let property = owner.property(name) {
      guard property.wrapper == nil || property.wrapper == "State" else { return nil }
      return property.initializer?.as(ArrayExprSyntax.self)
    }
    let member = owner.members(name).first { !$0.isFunction }
    return member?.code.as(CodeBlockItemListSyntax.self)?.onlyExpression?.as(ArrayExprSyntax.self)
  }

  /// The id of an element, where it can be read off the literal.
  fileprivate func literalID(of element: ExprSyntax) -> ExprSyntax? {
    if idField == "self" { return element.isPlainValue ? element : nil }
    guard id == nil || idField != nil, let call = element.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    return call.argument(idField ?? "id").flatMap { $0.isPlainValue ? $0 : nil }
  }
}

extension Syntax {
  /// The literal behind `static let name = […]` of this type.
  fileprivate func staticArray(_ name: String) -> ArrayExprSyntax? {
    for variable in all(VariableDeclSyntax.self)
    where variable.modifiers.has(.static) && variable.bindingSpecifier.text == "let" {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
        return binding.initializer?.value.as(ArrayExprSyntax.self)
      }
    }
    return nil
  }
}

extension ExprSyntax {
  /// A literal without interpolation, or a case such as `.red`.
  fileprivate var isPlainValue: Bool {
    if let string = self.as(StringLiteralExprSyntax.self) {
      return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base.map { $0.trimmedDescription.first?.isUppercase ?? false } ?? true
    }
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.allSatisfy(\.expression.isPlainValue)
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self)
      || self.as(PrefixOperatorExprSyntax.self)?.expression.isPlainValue == true
  }

  /// `Array(repeating: x, count: 5)`, and `Array("hello")` with a letter that occurs twice.
  fileprivate var repeatsItself: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.constructedType == "Array" else {
      return false
    }
    if let count = call.argument("count") {
      return call.argument("repeating") != nil && !["0", "1"].contains(count.trimmedDescription)
    }
    guard let text = call.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      text.isPlain
    else { return false }
    let letters = text.segments.trimmedDescription
    return Set(letters).count < letters.count
  }
}

extension StringLiteralExprSyntax {
  fileprivate var isPlain: Bool {
    segments.allSatisfy { $0.is(StringSegmentSyntax.self) } && !trimmedDescription.contains("\\")
  }
}
