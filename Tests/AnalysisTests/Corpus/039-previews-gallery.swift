// For iOS 17, macOS 14
import SwiftUI

struct StepBadge: View {
  var step = 1
  var isDone = false

  var body: some View {
    Text(isDone ? "✓" : "\(step)")
      .font(.caption.bold())
      .frame(width: 24, height: 24)
      .background(isDone ? Color.green : .secondary.opacity(0.3), in: .circle)
  }
}

struct StepProgress: View {
  let current: Int
  let total: Int

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<total, id: \.self) { step in
        StepBadge(step: step + 1, isDone: step < current)
        if step < total - 1 {
          Rectangle()
            .fill(.quaternary)
            .frame(height: 2)
            .frame(maxWidth: .infinity)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Step \(current + 1) of \(total)")
  }
}

struct StepperWizard: View {
  @State private var current = 0
  let titles: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      StepProgress(current: current, total: titles.count)
      Text(titles.indices.contains(current) ? titles[current] : "Done")
        .font(.headline)
        .id(current)
        .transition(.push(from: .trailing))
      HStack {
        Button("Back") { current -= 1 }.disabled(current == 0)
        Spacer()
        Button("Next") { current += 1 }.disabled(current >= titles.count)
      }
    }
    .animation(.default, value: current)
    .padding()
  }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  HStack {
    StepBadge()
    StepBadge(step: 2)
    StepBadge(isDone: true)
  }
}

#Preview {
  @Previewable @State var step = 1
  VStack {
    StepProgress(current: step, total: 4)
    Button("Advance") { step += 1 }
  }
}

#Preview("Wizard") {
  let titles = ["Name", "Address", "Payment"].sorted()
  return StepperWizard(titles: titles)
}

struct StepBadge_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      StepBadge(step: 3)
        .preferredColorScheme(scheme)
        .previewDisplayName("\(scheme)")
    }
    Group {
      StepProgress(current: 0, total: 3)
    }
    .padding()
    .previewLayout(.fixed(width: 300, height: 80))
  }
}
