// For iOS 17, macOS 14
import Combine
import SwiftUI

struct WorkoutPlan: Identifiable, Hashable {
  struct Step: Identifiable, Hashable {
    let id: Int
    let name: String
    let seconds: Int
  }

  let id: String
  let steps: [Step]
}

struct WorkoutScreen: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var index = 0
  @State private var remaining = 0
  @State private var isRunning = false
  let plan: WorkoutPlan

  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      if let step = plan.steps.indices.contains(index) ? plan.steps[index] : nil {
        Text(step.name).font(.largeTitle.weight(.heavy))
        CountdownRing(remaining: remaining, total: step.seconds)
          .frame(width: 220, height: 220)
      } else {
        Label("Done", systemImage: "checkmark.seal")
          .font(.largeTitle)
          .symbolEffect(.bounce, value: index)
      }
      HStack {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
        Button("Skip", action: advance).buttonStyle(.bordered)
      }
      .controlSize(.large)
    }
    .onReceive(clock) { _ in tick() }
    .onAppear { remaining = plan.steps.first?.seconds ?? 0 }
    .onDisappear { isRunning = false }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { isRunning = false }
    }
    .sensoryFeedback(.impact(weight: .heavy), trigger: index)
  }

  private func tick() {
    guard isRunning else { return }
    remaining -= 1
    if remaining <= 0 { advance() }
  }

  private func advance() {
    index += 1
    guard plan.steps.indices.contains(index) else { return isRunning = false }
    remaining = plan.steps[index].seconds
  }
}

private struct CountdownRing: View {
  let remaining: Int
  let total: Int

  private var fraction: Double { total == 0 ? 0 : Double(remaining) / Double(total) }

  var body: some View {
    Circle()
      .stroke(.quaternary, lineWidth: 12)
      .overlay {
        Circle()
          .trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .overlay {
        Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond))
          .font(.system(.largeTitle, design: .rounded).monospacedDigit())
          .contentTransition(.numericText(countsDown: true))
      }
      .animation(.linear(duration: 1), value: remaining)
  }
}

#Preview {
  WorkoutScreen(
    plan: WorkoutPlan(
      id: "core",
      steps: [.init(id: 0, name: "Plank", seconds: 30), .init(id: 1, name: "Rest", seconds: 10)]))
}
