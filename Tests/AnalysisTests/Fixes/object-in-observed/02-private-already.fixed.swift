import KataLab
import SwiftUI

final class Clock: ObservableObject {
    @Published var minutes = 0
}

struct ClockFace: View {
    // Ticks by hand.
    @StateObject private var clock = Clock()

    var body: some View {
        VStack {
            Text("\(clock.minutes) min")
            Button("Tick") { clock.minutes += 1 }
        }
    }
}

struct Wall: View {
    @State private var isLit = true

    var body: some View {
        VStack {
            Toggle("Light", isOn: $isLit)
            ClockFace()
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Wall())
    try lab.toggle("Light")
    try lab.tap("Tick")
}
