import Kata
import SwiftSyntax
import Trace

extension Rule {
  static let overGated = Rule(
    id: "over-gated",
    summary: "A check for a newer version than anything behind it needs",
    severity: .note,
    explanation: """
      A check that asks for too much compiles and looks careful. Everybody between the version \
      that has the symbol and the one that is asked for goes without it: with \
      `presentationDetents` behind iOS 16.4, sheets on 16.0 to 16.3 have one size only.

      Ask for the version that has the newest symbol behind the check.

      It is fine, and silent here, when the check chooses a behaviour and none of its symbols \
      needs one, and when it holds names of which the table and your files know nothing. Where a \
      version is asked for because an older one has a bug, say so with `// viewkata:ignore \
      over-gated -- why`.

      Source: Apple's documentation of each symbol for its versions, for one \
      https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
      """,
    bad: [
      """
      extension View {
        @ViewBuilder func halfSheet() -> some View {
          if ↓#available(iOS 16.4, *) { self.presentationDetents([.medium]) } else { self }
        }
        @ViewBuilder func twoSizes() -> some View {
          if ↓#available(iOS 16.4, *) { presentationDetents([.medium, .large]) } else { self }
        }
      }
      """,
      Example(
        """
        struct Panel: View {
          var body: some View {
            if ↓#available(iOS 18, macOS 15, *) {
              NavigationStack { Text("a").scrollContentBackground(.hidden) }
            } else {
              NavigationView { Text("a") }
            }
          }
        }
        """, targets: "iOS 15, macOS 12"),
      """
      struct Panel: View {
        func old() -> Bool {
          guard ↓#available(iOS 17, *) else { return true }
          let view = ScrollView { Text("a") }.scrollBounceBehavior(.always)
          print(view)
          return false
        }
      }
      """,
      """
      enum Size {
        case half
        ↓@available(iOS 16.4, *)
        var detent: PresentationDetent { .medium }
      }
      """,
    ],
    good: [
      """
      extension View {
        @ViewBuilder func halfSheet() -> some View {
          if #available(iOS 16, macOS 13, *) { self.presentationDetents([.medium]) } else { self }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 17, *) { Text("wide").padding(20) } else { Text("narrow") }
        }
      }
      """,
      """
      extension View {
        @ViewBuilder func strange() -> some View {
          if #available(iOS 18, *) {
            self.presentationDetents([.medium]).somethingElse()
          } else if #available(iOS 16, *) {
            self.presentationDetents([.large])
          } else {
            self
          }
        }
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems, let availability = context.availability,
      let symbols = context.symbols
    else { return }
    for check in availability.guards {
      guard let region = check.region, !check.uses.isEmpty else { continue }
      var (enough, names) = ([SimulatedSystem](), [String]())
      for version in check.list.systems {
        guard let needed = check.needed(on: version.platform), needed.isOlder(than: version),
          let asked = check.asked.first(where: { $0.platform == version.platform }),
          asked.isOlder(than: needed)
        else { continue }
        enough.append(needed)
        if let name = check.newest(on: needed), !names.contains(name) { names.append(name) }
      }
      guard !enough.isEmpty, symbols.knowsAll(in: region) else { continue }
      context.report(
        at: check.list.node, AvailabilityGuard.excess(enough: enough, names: names))
    }
  }
}

extension Guard {
  /// The first version with all that is mentioned behind the check; `nil` when that is unclear.
  fileprivate func needed(on platform: String) -> SimulatedSystem? {
    var latest: SimulatedSystem?
    for use in uses {
      guard let since = use.needed(on: platform) else { return nil }
      if latest?.isOlder(than: since) ?? true { latest = since }
    }
    return latest
  }

  fileprivate func newest(on system: SimulatedSystem) -> String? {
    uses.first { $0.needed(on: system.platform) == system }?.name
  }
}

extension SymbolUse {
  /// An implicit member has namesakes that are not meant; any of them will do.
  fileprivate func needed(on platform: String) -> SimulatedSystem? {
    isImplicit ? least(on: platform) : most(on: platform)
  }
}

extension SymbolUses {
  /// Whether each function and type that is mentioned is in the table, in the files, or in the
  /// standard library for ever.
  fileprivate func knowsAll(in region: Syntax) -> Bool {
    region.all(FunctionCallExprSyntax.self).allSatisfy { call in
      call.calledExpression.is(ClosureExprSyntax.self) || knows(call.name)
    }
      && region.all(IdentifierTypeSyntax.self).allSatisfy {
        $0.name.text.first?.isUppercase != true || knows($0.name.identifierText)
      }
      && region.all(DeclReferenceExprSyntax.self).allSatisfy {
        $0.baseName.text.first?.isUppercase != true || knows($0.baseName.identifierText)
      }
  }

  private func knows(_ name: String) -> Bool {
    declares(name) || !table.types(name).isEmpty || !table.members(name).isEmpty
      || Self.always.contains(name)
  }

  private static let always: Set = [
    "String", "Int", "Double", "Float", "Bool", "CGFloat", "CGSize", "CGPoint", "CGRect", "Array",
    "Set", "Dictionary", "Optional", "Date", "URL", "UUID", "Void", "Any", "Self", "print", "min",
    "max", "map", "filter", "forEach", "append", "contains", "init", "reduce", "first", "sorted",
    "enumerated", "toggle",
  ]
}
