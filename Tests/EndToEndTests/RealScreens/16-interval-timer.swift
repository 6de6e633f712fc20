import SwiftUI

struct Workout: Hashable {
  var rounds = 3
  var work = 20
  var rest = 10
  var total: Int { rounds * (work + rest) }
}

enum WorkoutPhase: Equatable {
  case idle
  case working(round: Int, left: Int)
  case resting(round: Int, left: Int)
  case finished

  func advanced(in workout: Workout) -> WorkoutPhase {
    switch self {
    case .working(let round, let left) where left > 1: .working(round: round, left: left - 1)
    case .working(let round, _):
      round == workout.rounds ? .finished : .resting(round: round, left: workout.rest)
    case .resting(let round, let left) where left > 1: .resting(round: round, left: left - 1)
    case .resting(let round, _): .working(round: round + 1, left: workout.work)
    case .idle, .finished: self
    }
  }

  var title: String {
    switch self {
    case .idle: "Ready"
    case .working(let round, _): "Work, round \(round)"
    case .resting: "Rest"
    case .finished: "Done!"
    }
  }

  var secondsLeft: Int? {
    switch self {
    case .working(_, let left), .resting(_, let left): left
    default: nil
    }
  }
}

struct IntervalTimerScreen: View {
  @State private var workout = Workout()
  @State private var phase = WorkoutPhase.idle
  @State private var isRunning = false
  @State private var history: [Int] = []
  @SceneStorage("timer.showsHistory") private var showsHistory = false
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    NavigationStack {
      VStack(spacing: 32) {
        TimelineHeader(workout: workout, phase: phase)
        dial
        buttons
        if phase == .idle {
          WorkoutForm(workout: $workout)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .padding()
      .background(background.ignoresSafeArea())
      .animation(.easeInOut, value: phase.title)
      .navigationTitle(Text("Intervals"))
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Toggle("History", isOn: $showsHistory)
        }
      }
      .inspectorOrSheet(isPresented: $showsHistory) {
        HistoryList(history: history) { history.removeAll() }
      }
    }
    .task(id: isRunning) {
      guard isRunning else { return }
      do {
        while isRunning {
          try await Task.sleep(for: .seconds(1))
          tick()
        }
      } catch {}
    }
    .onChange(of: scenePhase) { _, new in
      if new == .background { isRunning = false }
    }
    .sensoryFeedback(.impact, trigger: phase.title)
  }

  private func tick() {
    phase = phase.advanced(in: workout)
    if phase == .finished {
      isRunning = false
      history.append(workout.total)
    }
  }

  private var background: Color {
    switch phase {
    case .working: .red.opacity(0.2)
    case .resting: .green.opacity(0.2)
    case .idle, .finished: .clear
    }
  }

  private var dial: some View {
    let total = if case .resting = phase { workout.rest } else { workout.work }
    return ProgressView(value: Double(phase.secondsLeft ?? 0), total: Double(max(total, 1))) {
      Text(phase.secondsLeft.map { "\($0)" } ?? "–")
    }
    .progressViewStyle(RingProgressStyle())
    .frame(width: 200, height: 200)
  }

  @ViewBuilder private var buttons: some View {
    HStack(spacing: 16) {
      switch phase {
      case .idle:
        Button("Start") {
          phase = .working(round: 1, left: workout.work)
          isRunning = true
        }
        .keyboardShortcut(.space, modifiers: [])
      case .working, .resting:
        Button(isRunning ? "Pause" : "Resume") { isRunning.toggle() }
        Button("Stop", role: .cancel, action: reset)
      case .finished:
        Button("Again", action: reset)
      }
    }
    .buttonStyle(.bordered)
    .controlSize(.large)
  }

  private func reset() {
    isRunning = false
    phase = .idle
  }
}

extension View {
  @ViewBuilder
  fileprivate func inspectorOrSheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if #available(iOS 16.4, *) {
      sheet(isPresented: isPresented) {
        content()
          .presentationBackground(.thinMaterial)
          .presentationCornerRadius(24)
      }
    } else {
      sheet(isPresented: isPresented, content: content)
    }
  }
}

struct RingProgressStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 14

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: configuration.fractionCompleted ?? 0)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.label
        .font(.system(size: 56, weight: .bold, design: .rounded))
        .monospacedDigit()
    }
  }
}

private struct TimelineHeader: View {
  let workout: Workout
  let phase: WorkoutPhase

  var body: some View {
    VStack {
      Text(phase.title).font(.title2)
      HStack(spacing: 2) {
        ForEach(1...max(workout.rounds, 1), id: \.self) { round in
          Rectangle()
            .fill(isDone(round) ? Color.green : .gray.opacity(0.3))
            .frame(height: 6)
        }
      }
      .clipShape(Capsule())
      Text(
        Duration.seconds(workout.total), format: .time(pattern: .minuteSecond)
      )
      .font(.footnote)
    }
  }

  private func isDone(_ round: Int) -> Bool {
    switch phase {
    case .idle: false
    case .working(let current, _): round < current
    case .resting(let current, _): round <= current
    case .finished: true
    }
  }
}

private struct WorkoutForm: View {
  @Binding var workout: Workout

  var body: some View {
    VStack {
      Stepper("\(workout.rounds) rounds", value: $workout.rounds, in: 1...10)
      Stepper("\(workout.work) s work", value: $workout.work, in: 1...60, step: 5)
      Stepper("\(workout.rest) s rest", value: $workout.rest, in: 1...60, step: 5)
    }
  }
}

private struct HistoryList: View {
  let history: [Int]
  let clear: () -> Void

  var body: some View {
    List {
      ForEach(history.indices.reversed(), id: \.self) { index in
        LabeledContent("Workout \(index + 1)", value: "\(history[index]) s")
      }
      if history.isEmpty { Text("No workouts yet") }
      Button("Clear", action: clear).disabled(history.isEmpty)
    }
  }
}

#Preview {
  IntervalTimerScreen()
}
