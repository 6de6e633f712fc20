import KataLab
import SwiftUI

final class Clock: ObservableObject {
    @Published var minutes = 0

    func tick() { minutes += 1 }
}

struct ClockFace: View {
    // Ticks by hand.
    @StateObject
    private var clock: Clock = Clock()
    @State private var isLit = false

    var body: some View {
        VStack {
            Text("\(clock.minutes) min")
            Toggle("Light", isOn: $isLit)
            Button("Tick \(isLit)") {
                clock.tick()
                isLit.toggle()
            }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(ClockFace())
    try lab.tap("Tick false")
    try lab.tap("Tick true")
}
