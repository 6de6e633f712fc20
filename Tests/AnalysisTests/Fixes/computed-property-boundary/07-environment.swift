import KataLab
import SwiftUI

struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.locale) private var locale
  @State private var progress = 0
  let terms: [String]

  var body: some View {
    VStack {
      Button("Progress \(progress)") { progress += 1 }
      Text(locale.identifier.isEmpty ? "nowhere" : "somewhere")
      termsList
    }
  }

  private var termsList: some View {
    Section {
      ForEach(terms, id: \.self) { Text($0) }
      Text(locale.identifier.isEmpty ? "no terms" : "terms")
      Button("Close") { dismiss() }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Sheet(terms: ["a", "b"]))
  try lab.tap("Progress 0")
}
