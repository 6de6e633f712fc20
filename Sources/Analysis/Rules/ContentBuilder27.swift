import SwiftSyntax

extension Rule {
  static let contentBuilder27 = Rule(
    id: "content-builder-27",
    summary: "Code that stops compiling when builders become one, with SDK 27",
    severity: .note,
    explanation: """
      SDK 27 makes one builder of the many, `ContentBuilder`, which no longer asks that what it \
      builds is a view. The compiler gets faster by it, and loses a hint that three shapes lived \
      on:

      - A color or gradient with `blendMode` or `opacity` handed to `overlay(_:)` or \
      `background(_:)`: both a view and a shape style, and nothing says which. Use the form with a \
      closure, `.overlay { … }`.
      - `TupleView` written inside of another type, `VStack<TupleView<(Text, Text)>>`: a block of \
      several views is now a `TupleContent`. Say `some View`, or build the `TupleView` by hand.
      - An empty `Group { }`, `Section { }` or `ForEach` block, also one that `#if` leaves empty, in \
      a file with MapKit, whose own empty content fits just as well. Write `EmptyView()`.

      It is fine, and silent here, as long as you build with SDK 26: say `lint --sdk 27` (or \
      `sdk: 27` in a kata) to be told. It is the SDK that counts, not the system the code runs on.

      Source: Apple, TN3211 "Resolving SwiftUI source incompatibilities for State and \
      ContentBuilder", https://developer.apple.com/documentation/technotes/\
      tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
      """,
    bad: [
      Example(
        """
        struct Cover: View {
          var body: some View {
            Image("cover")
              .↓overlay(Color.blue.opacity(0.7).blendMode(.overlay))
              .↓background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.2))
          }
        }
        """, sdk: 27),
      Example(
        """
        extension Card where Content == VStack<↓TupleView<(Text, Text)>> {
          init(title: String, detail: String) {
            self = Card {
              VStack {
                Text(title)
                Text(detail)
              }
            }
          }
        }
        struct Card<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { content }
        }
        """, sdk: 27),
      Example(
        """
        import MapKit
        import SwiftUI
        struct Overview: View {
          var body: some View {
            VStack {
              ↓Group { }
              ↓Section {
                #if DEBUG
                Text("Debugging")
                #endif
              }
            }
          }
        }
        """, sdk: 27),
    ],
    good: [
      """
      import MapKit
      struct Cover: View {
        var body: some View {
          Image("cover").overlay(Color.blue.opacity(0.7).blendMode(.overlay))
          Group { }
        }
      }
      """,
      Example(
        """
        struct Cover: View {
          var body: some View {
            Image("cover")
              .overlay(Color.blue.opacity(0.7))
              .overlay { Color.blue.opacity(0.7).blendMode(.overlay) }
              .overlay(Color.red.opacity(0.3).blendMode(.multiply).padding())
              .background(Color.blue.blendMode(.screen), in: Circle())
              .background(Color.blue.blendMode(.screen), alignment: .top)
              .background(Text("behind").opacity(0.1))
          }
        }
        """, sdk: 27),
      Example(
        """
        extension Card where Content == VStack<TupleView<(Text, Text)>> {
          init(title: String, detail: String) {
            self = Card {
              VStack { TupleView((Text(title), Text(detail))) }
            }
          }
        }
        extension Card where Content == TupleView<(Text, Text)> {
          var isPair: Bool { true }
        }
        struct Card<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { content }
        }
        """, sdk: 27),
      Example(
        """
        import SwiftUI
        struct Overview: View {
          var body: some View {
            Group { }
            Section {
              #if DEBUG
              Text("Debugging")
              #endif
            }
          }
        }
        """, sdk: 27),
      Example(
        """
        import MapKit
        import SwiftUI
        struct Overview: View {
          var body: some View {
            Group {
              #if DEBUG
              Text("Debugging")
              #else
              EmptyView()
              #endif
            }
            VStack { }
          }
        }
        """, sdk: 27),
    ]
  ) { context in
    guard context.sdk ?? 0 >= 27 else { return }
    for call in context.index.calls {
      if let style = call.ambiguousStyle,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        context.report(
          at: access.declName,
          "With SDK 27 it is ambiguous whether `\(style)` is a view or a style. Write "
            + "`.\(call.name) { … }`.")
      } else if call.mayBeEmpty, context.file(of: call)?.importsMapKit == true {
        context.report(
          at: call,
          "With SDK 27 an empty \(call.name) in a file with MapKit may be its map content as well, "
            + "which does not compile. Write `EmptyView()` into it.")
      }
    }
    for file in context.files where file.text.contains("TupleView") {
      for type in file.tree.all(IdentifierTypeSyntax.self)
      where type.name.text == "TupleView" && type.isNestedArgument && !type.isBuiltByHand {
        context.report(
          at: type,
          "With SDK 27 a block of several views is a TupleContent, so this type fits nothing that a "
            + "builder makes. Say `some View`, or build the TupleView by hand.")
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The only argument of `overlay` or `background`, where both `View` and `ShapeStyle` have it.
  fileprivate var ambiguousStyle: String? {
    guard ["overlay", "background"].contains(name), trailingClosure == nil, arguments.count == 1,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    let root = argument.expression.chainRoot
    let names = argument.expression.modifierNames
    guard !names.isEmpty, names.allSatisfy({ ["opacity", "blendMode"].contains($0) }) else {
      return nil
    }
    let type = root.as(FunctionCallExprSyntax.self)?.constructedType
    // A color has an `opacity` of its own.
    let isColor = root.isReference(to: "Color") || type == "Color"
    guard isColor ? names.contains("blendMode") : type?.hasSuffix("Gradient") == true else {
      return nil
    }
    return argument.expression.trimmedDescription.split(separator: "\n").joined(separator: " ")
      .replacing(/\s+/, with: " ")
  }

  /// Whether the builder closure of a container that every builder shares holds nothing, in some
  /// configuration at least.
  fileprivate var mayBeEmpty: Bool {
    guard ["Group", "Section", "ForEach"].contains(constructedType), let closure = trailingClosure,
      additionalTrailingClosures.isEmpty
    else { return false }
    guard let only = closure.statements.first else { return true }
    guard closure.statements.count == 1, case .decl(let item) = only.item,
      let condition = item.as(IfConfigDeclSyntax.self)
    else { return false }
    return !condition.clauses.contains { $0.poundKeyword.tokenKind == .poundElse }
  }
}

extension SourceFile {
  fileprivate var importsMapKit: Bool {
    text.contains("MapKit")
      && tree.statements.unconditional.contains {
        $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "MapKit"
      }
  }
}

extension IdentifierTypeSyntax {
  /// Whether it is what a container of SwiftUI is said to hold: `VStack<TupleView<(Text, Text)>>`.
  fileprivate var isNestedArgument: Bool {
    guard
      genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)?.is(TupleTypeSyntax.self)
        == true, parent?.is(GenericArgumentSyntax.self) == true,
      let outer = ancestors().lazy.compactMap({ $0.as(IdentifierTypeSyntax.self) }).first
    else { return false }
    return Self.containers.contains(outer.name.text)
  }

  private static let containers: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "Label", "List",
    "Form", "ScrollView", "Button", "Menu", "GroupBox", "DisclosureGroup", "LabeledContent",
  ]

  /// Whether the declaration around says `TupleView(…)` itself.
  fileprivate var isBuiltByHand: Bool {
    guard
      let around = ancestors().first(where: {
        $0.is(MemberBlockItemSyntax.self) || $0.is(CodeBlockItemSyntax.self)
      })
    else { return true }
    return around.all(FunctionCallExprSyntax.self).contains { $0.constructedType == "TupleView" }
  }
}
