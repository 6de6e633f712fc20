import KataLab
import SwiftUI

enum Feature {
  struct Board: View {
    enum Kind: String, CaseIterable { case all, open }

    static let spacing: CGFloat = 8

    @State private var query = ""

    var body: some View {
      VStack(spacing: Self.spacing) {
        TextField("Query", text: $query)
        Text(query)
        KindPicker()
      }
    }
  }

  private struct KindPicker: View {
    @State private var kind = Board.Kind.all

    var body: some View {
      VStack(spacing: Board.spacing) {
        ForEach(Array(Board.Kind.allCases.reversed()), id: \.self) { one in
          Button(one.rawValue) { kind = one }
        }
        Text("Kind: \(kind.rawValue)")
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
      }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Feature.Board())
  try lab.enter("pen", into: "Query")
  try lab.tap("open")
}
