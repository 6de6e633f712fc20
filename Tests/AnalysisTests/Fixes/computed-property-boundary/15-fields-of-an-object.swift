import KataLab
import SwiftUI

final class Session: ObservableObject {
  @Published var name = "Ada"
  @Published var points = [1, 2]
  @Published var isBusy = false
  func add() { points.append(3) }
}

struct SessionScreen: View {
  @ObservedObject var session: Session
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count \(count)") { count += 1 }
      Button(session.isBusy ? "Busy" : "Idle") { session.isBusy.toggle() }
      pointsSection
      actions
    }
  }

  private var pointsSection: some View {
    VStack {
      Text("Points of \(session.name)")
      ForEach(session.points, id: \.self) { Text("\($0)") }
    }
  }

  private var actions: some View {
    VStack {
      Button("Add") { session.add() }
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(SessionScreen(session: Session()))
  try lab.tap("Count 0")
  try lab.tap("Idle")
  try lab.tap("Add")
}
