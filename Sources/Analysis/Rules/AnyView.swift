import Kata
import SwiftSyntax

extension Rule {
  static let anyView = Rule(
    id: "any-view",
    summary: "AnyView where a builder, a generic or `some View` would do",
    severity: .should,
    explanation: """
      `AnyView` hides the type of what it wraps, and the type is what SwiftUI tells views apart \
      by. When the wrapped type changes, everything below is destroyed and made anew, without a \
      transition. In rows it hides how many views a row has, so that a `List` has to evaluate \
      every row to find out.

      A property or function that returns one of several views can be `some View` marked \
      `@ViewBuilder`. A view that keeps a child can be generic over it: `struct Card<Content: \
      View>` with `let content: Content`.

      It is fine, and silent here, where an interface has to erase: a protocol's requirement \
      that returns `AnyView`, an override, a dictionary or array of views of different types, an \
      argument of an API that takes `AnyView`, a value that is already `any View`.

      Source: https://developer.apple.com/documentation/swiftui/anyview and Apple's guidance on \
      `ForEach` rows.
      """,
    bad: [
      """
      struct Status: View {
        let isReady: Bool
        var icon: ↓AnyView {
          if isReady { return AnyView(Image(systemName: "checkmark")) }
          return AnyView(ProgressView())
        }
        var body: some View { icon }
      }
      """,
      """
      struct Early: View {
        let name: String?
        var body: some View { header }
        var header: some View {
          guard let name else { return ↓AnyView(EmptyView()) }
          return ↓AnyView(Text(name))
        }
      }
      """,
      """
      struct Whole: View {
        let isOn: Bool
        var body: ↓AnyView { isOn ? AnyView(Text("on")) : AnyView(Color.red) }
      }
      """,
      """
      struct Names: View {
        let names: [String]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { name in
              ↓AnyView(Text(name).padding())
            }
          }
        }
      }
      """,
      """
      struct Card: View {
        let content: ↓AnyView
        var body: some View { content.padding() }
      }
      """,
      """
      extension View {
        func boxed(_ isBoxed: Bool) -> ↓AnyView {
          isBoxed ? AnyView(self.padding().border(.red)) : AnyView(self)
        }
      }
      """,
      """
      struct Choice: View {
        let isOn: Bool
        var body: some View {
          VStack {
            isOn ? ↓AnyView(Text("on")) : AnyView(Image(systemName: "moon"))
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Registry {
        var screens: [String: AnyView] = ["home": AnyView(Text("Home"))]
        mutating func register(_ name: String, _ view: some View) { screens[name] = AnyView(view) }
      }
      """,
      """
      protocol Plugin {
        func makeView() -> AnyView
      }
      struct Clock: Plugin {
        func makeView() -> AnyView { AnyView(Text("12:00")) }
      }
      """,
      """
      struct Status: View {
        let isReady: Bool
        @ViewBuilder var icon: some View {
          if isReady { Image(systemName: "checkmark") } else { ProgressView() }
        }
        var body: some View { icon }
      }
      """,
      """
      extension View {
        func eraseToAnyView() -> AnyView { AnyView(self) }
      }
      """,
      """
      struct Host: View {
        let child: any View
        var body: some View { VStack { AnyView(child) } }
      }
      """,
      """
      struct Tabs: View {
        var body: some View {
          TabBar(items: [AnyView(Text("a")), AnyView(Image(systemName: "b"))])
        }
      }
      struct TabBar: View {
        let items: [AnyView]
        var body: some View { ForEach(items.indices, id: \\.self) { items[$0] } }
      }
      """,
    ],
    fix: "Returns `some View`, with a view builder where there are several results, and takes "
      + "AnyView away where a builder takes any view."
  ) { context in
    for type in context.index.types where type.kind != .protocol {
      for member in type.members where member.returnsErased(by: type, in: context) {
        guard let returns = member.returns else { continue }
        let remedy =
          member.code.wrappedShapes.count > 1
          ? "when that type changes, everything below it is made anew. Return `some View` and mark "
            + "it `@ViewBuilder`."
          : "but it is always of one type. Return `some View`."
        context.report(
          at: returns,
          "\(type.name).\(member.name) hides what it returns in AnyView: \(remedy)",
          asks: destroyed, fix: context.unerasing(member, of: type))
      }
    }
    for method in context.index.viewExtensionMethods
    where method.returnType?.dottedName == "AnyView"
      && Syntax(method).makesAnyView && !Syntax(method).mentionsExistential && !method.isErasure
    {
      context.report(
        at: method.returnType.map { Syntax($0) } ?? Syntax(method),
        "\(method.name.identifierText) hides the view it changes in AnyView. Return `some View`; a "
          + "condition belongs into a modifier's argument.",
        asks: destroyed, fix: context.unerasing(method))
    }
    for view in context.index.views where !view.isErasing {
      for property in view.properties where property.wrapper == nil {
        guard let type = property.type, type.dottedName == "AnyView" else { continue }
        context.report(
          at: type,
          "\(view.name) stores `\(property.name)` as AnyView. Make the view generic over it: "
            + "`<Content: View>` and `let \(property.name): Content`.",
          asks: destroyed)
      }
    }
    for call in context.index.calls(named: "AnyView") {
      guard !call.isElseOfTernary,
        let place = call.builderPlace, !call.wrapsExistential(in: context)
      else { continue }
      let owner = context.index.type(around: call)?.name
      let rows = owner.map {
        [Evidence(.closures("\($0).ForEach"), "the rows of \($0) were built # times")]
      }
      context.report(
        at: call, place.message, asks: place == .row ? rows ?? destroyed : destroyed,
        fix: context.unerasing(call))
    }
  }

  private static let destroyed = [
    Evidence(.stateDestroyed(), "state was destroyed # times")
  ]
}

/// Where an `AnyView(…)` stands that a builder makes needless.
private enum BuilderPlace {
  case row, statement, returned

  var message: String {
    switch self {
    case .row:
      "AnyView hides the shape of this row, so every row is evaluated to count its views. Return "
        + "the view itself; a builder takes `if` and `switch`."
    case .statement:
      "AnyView is not needed here: a view builder takes views of any type, also in `if` and "
        + "`switch`. Write the view itself."
    case .returned:
      "AnyView is not needed here: under `@ViewBuilder` the branches may have different types. Add "
        + "it, drop `return`, and write the view itself."
    }
  }
}

extension Nominal {
  // A view whose initializer takes any view and erases it has decided on purpose.
  fileprivate var isErasing: Bool {
    initializers.contains { Syntax($0).makesAnyView }
  }
}

extension FunctionDeclSyntax {
  fileprivate var returnType: TypeSyntax? { signature.returnClause?.type }
}

extension Syntax {
  /// What the results in it wrap, by views and modifiers without arguments; what it keeps under a
  /// name or hands to others isn't a result.
  fileprivate var wrappedShapes: Set<[String]> {
    let wraps = all(FunctionCallExprSyntax.self).filter { call in
      call.constructedType == "AnyView" && !call.ancestors(below: self).contains(where: \.handsOn)
    }
    return Set(
      wraps.map { wrap in
        let links = sequence(first: wrap.arguments.first?.expression) { $0?.chainBase }
        return links.prefix { $0 != nil }.compactMap { link in
          link?.as(FunctionCallExprSyntax.self)?.name ?? link?.trimmedDescription
        }
      })
  }

  /// Whether it gives what is inside to somebody else, or keeps it under a name.
  fileprivate var handsOn: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return self.is(LabeledExprSyntax.self) || self.is(ArrayElementSyntax.self)
      || self.is(DictionaryElementSyntax.self) || self.is(InitializerClauseSyntax.self)
  }

  fileprivate var makesAnyView: Bool {
    all(FunctionCallExprSyntax.self).contains { $0.constructedType == "AnyView" }
  }

  fileprivate var mentionsExistential: Bool {
    all(SomeOrAnyTypeSyntax.self).contains {
      $0.someOrAnySpecifier.text == "any" && $0.constraint.dottedName == "View"
    }
  }
}

extension Member {
  /// Whether it returns `AnyView` although nothing outside asks for that.
  fileprivate func returnsErased(by type: Nominal, in context: Context) -> Bool {
    guard returns?.dottedName == "AnyView", returns?.is(OptionalTypeSyntax.self) == false,
      code.makesAnyView, let declaration = code.declaration,
      !declaration.mentionsExistential,
      declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .has(.override, .open, .public) != true
    else { return false }
    // A protocol of another module may ask for it: only the well-known ones surely do not.
    return type.inherited.isSubset(of: Self.harmless)
      && type.attributes.allSatisfy { !$0.hasSuffix("Representable") }
  }

  private static let harmless: Set = [
    "View", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "Codable",
    "ObservableObject", "CaseIterable", "String", "Int", "App", "Scene", "Comparable",
  ]
}

extension Syntax {
  /// The variable or function that the getter or body belongs to.
  fileprivate var declaration: Syntax? {
    ancestors().first { $0.is(VariableDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) }
  }
}

extension FunctionCallExprSyntax {
  /// Where this view is a result that a builder could take; `nil` when it is handed on or kept.
  fileprivate var builderPlace: BuilderPlace? {
    var place = BuilderPlace.statement
    for node in ancestors() {
      if let closure = node.as(ClosureExprSyntax.self) {
        guard let name = closure.receiver?.call.constructedType,
          Self.builders.contains(name)
        else { return nil }
        return ["ForEach", "List"].contains(name) ? .row : place
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.returnType?.isSomeView == true ? place : nil
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.accessorBlock != nil && binding.typeAnnotation?.type.isSomeView == true
          ? place : nil
      }
      if node.is(ReturnStmtSyntax.self) { place = .returned }
      if node.handsOn { return nil }
    }
    return nil
  }

  /// Whether it follows the `:` of a ternary: what is to be said was said of its first half.
  fileprivate var isElseOfTernary: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    return list.prefix { $0.id != id }.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
  }

  /// Whether what is wrapped is a property or local whose type is `any View` or unknown.
  fileprivate func wrapsExistential(in context: Context) -> Bool {
    guard let wrapped = arguments.first?.expression.as(DeclReferenceExprSyntax.self) else {
      return false
    }
    let property = context.index.type(around: self)?.property(wrapped.baseName.identifierText)
    guard let type = property?.type else { return true }
    return type.isExistentialView
  }

  private static let builders = Syntax.eagerContainers.union([
    "ForEach", "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "NavigationLink",
    "TabView", "Tab", "GeometryReader", "TimelineView", "Menu",
  ])
}

extension TypeSyntax {
  fileprivate var isExistentialView: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.isExistentialView
    }
    if let tuple = self.as(TupleTypeSyntax.self), let only = tuple.elements.first {
      return only.type.isExistentialView
    }
    guard let type = self.as(SomeOrAnyTypeSyntax.self) else { return false }
    return type.someOrAnySpecifier.text == "any"
  }
}
