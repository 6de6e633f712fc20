import KataLab
import SwiftUI

public struct Titled<Label>: View where Label: View {
  let title: String
  private let label: Label

  public init(title: String, @ViewBuilder label: () -> Label) {
    self.title = title
    self.label = label()
  }

  public var body: some View {
    HStack {
      Text(title)
      self.label.bold()
    }
  }
}

struct Score: View {
  @State private var points = 0

  var body: some View {
    VStack {
      Titled(title: "Points") { Text("\(points)") }
      Titled(title: "Best") { Text("100") }
      Button("Hit") { points += 10 }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Score())
  try lab.tap("Hit")
  try lab.tap("Hit")
}
