import Kata
import SwiftSyntax

extension Rule {
  static let duplicatedBranches = Rule(
    id: "duplicated-branches",
    summary: "Two long copies of a view for two systems that differ in one place",
    severity: .should,
    explanation: """
      Two copies of a screen, one for iOS 17 and one for older systems, that differ in one \
      modifier: every later change has to be made twice, and the branch that is not on the \
      developer's phone falls behind first.

      Write the view once and put the check around the one modifier: a function in an extension \
      of View, or `.modify { if #available(iOS 17, *) { $0.x() } else { $0 } }`.

      It is fine, and silent here, when the branches are short, and when they differ in more than \
      one place.

      Source: Emad Beyrami, "Supporting Multiple iOS Versions in SwiftUI Without Turning Your \
      Views Into a Mess", https://dev.to/emadbeyrami
      """,
    bad: [
      """
      struct Panel: View {
        let rows: [String]
        var body: some View {
          ↓if #available(iOS 17, *) {
            ScrollView {
              Text("Rows").font(.title).padding()
              ForEach(rows, id: \\.self) { row in
                Text(row).padding(.horizontal, 12)
              }
            }
            .scrollClipDisabled()
            .padding()
          } else {
            ScrollView {
              Text("Rows").font(.title).padding()
              ForEach(rows, id: \\.self) { row in
                Text(row).padding(.horizontal, 12)
              }
            }
            .padding()
          }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          ↓if #unavailable(iOS 16) {
            NavigationView { VStack(spacing: 8) { Text("a").bold(); Text("b").italic(); Text("c") } }
              .padding(12)
          } else {
            NavigationStack { VStack(spacing: 8) { Text("a").bold(); Text("b").italic(); Text("c") } }
              .padding(12)
          }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 26, *) {
            Text("glass")
          } else ↓if #available(iOS 17, *) {
            VStack { Text("a").font(.title).padding(); Image(systemName: "star"); Text("b").bold() }
              .background(.red, in: Circle())
          } else {
            VStack { Text("a").font(.title).padding(); Image(systemName: "star"); Text("b").bold() }
              .background(.blue, in: Circle())
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 17, *) { Text("a").bold().padding() } else { Text("a").padding() }
        }
      }
      """,
      """
      struct Panel: View {
        var body: some View {
          if #available(iOS 17, *) {
            ScrollView { Text("a").font(.title).padding(); Text("b").bold() }.scrollClipDisabled()
              .padding(4).background(.red).border(.blue)
          } else {
            List { Text("first"); Text("second"); Text("third"); Text("fourth") }
              .listStyle(.plain).frame(width: 200).opacity(0.5)
          }
        }
      }
      """,
      """
      struct Panel: View {
        let isOn: Bool
        var body: some View {
          if isOn {
            VStack { Text("a").font(.title).padding(); Image(systemName: "star"); Text("b").bold() }
              .background(.red, in: Circle())
          } else {
            VStack { Text("a").font(.title).padding(); Image(systemName: "star"); Text("b").bold() }
              .background(.blue, in: Circle())
          }
        }
      }
      """,
    ]
  ) { context in
    guard context.asksForSystems, let availability = context.availability else { return }
    var seen: Set<SyntaxIdentifier> = []
    var files: [SyntaxIdentifier: Words] = [:]
    for check in availability.guards {
      guard let branch = check.list.branch, seen.insert(branch.id).inserted,
        let other = branch.nextStatements
      else { continue }
      let words = files[branch.root.id] ?? Words(of: branch.root)
      files[branch.root.id] = words
      guard let difference = words[branch.body.statements].onlyDifference(from: words[other]),
        branch.isInViewCode
      else { continue }
      let what =
        difference.isEmpty ? "are the same" : "differ in `\(difference)` only"
      context.report(
        at: branch,
        "These two branches \(what). Write the view once and ask for the system around that one "
          + "place, in a function of an extension of View or in `.modify { }`.")
    }
  }
}

extension IfExprSyntax {
  /// The statements of the branch behind this one.
  fileprivate var nextStatements: CodeBlockItemListSyntax? {
    switch elseBody {
    case .codeBlock(let block): block.statements
    case .ifExpr(let next): next.body.statements
    default: nil
    }
  }
}

extension ArraySlice<String> {
  /// What is in one of two long texts and not in the other, where that is one short piece; `nil`
  /// when they are short or differ in more.
  fileprivate func onlyDifference(from other: Self) -> String? {
    let shorter = Swift.min(count, other.count)
    guard shorter >= 30 else { return nil }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let rest = shorter - start
    let end = zip(reversed(), other.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let difference = (count >= other.count ? self : other).dropFirst(start).dropLast(end)
    guard difference.count * 3 <= shorter else { return nil }
    return difference.joined()
  }
}
