// For iOS 17
import SwiftUI

struct StepsEntry: Equatable {
  var date: Date
  var steps: Int
  var goal: Int

  var progress: Double { goal == 0 ? 0 : min(1, Double(steps) / Double(goal)) }
}

enum CardSize { case small, medium, large }

struct StepsCard: View {
  @Environment(\.redactionReasons) private var redactionReasons
  let entry: StepsEntry
  let size: CardSize

  var body: some View {
    switch size {
    case .small:
      SmallSteps(entry: entry)
    case .medium:
      HStack {
        SmallSteps(entry: entry)
        Divider()
        StepsDetails(entry: entry)
      }
    case .large:
      VStack(alignment: .leading) {
        StepsDetails(entry: entry)
        if redactionReasons.isEmpty {
          Text(entry.date, style: .relative).font(.caption)
        }
      }
    }
  }
}

private struct SmallSteps: View {
  let entry: StepsEntry

  var body: some View {
    ViewThatFits {
      Label("\(entry.steps)", systemImage: "figure.walk")
      Text("\(entry.steps)")
    }
    .contentTransition(.numericText())
    .privacySensitive()
    .overlay(alignment: .bottom) { Capsule().fill(.tint).frame(height: 4).scaleEffect(x: entry.progress, anchor: .leading) }
  }
}

private struct StepsDetails: View {
  let entry: StepsEntry

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) {
        Text("Goal: \(entry.goal)")
        Text(timerInterval: entry.date...entry.date.addingTimeInterval(3_600), countsDown: true)
      }
      Text(
        timerInterval: entry.date...entry.date.addingTimeInterval(3_600), pauseTime: nil,
        countsDown: false)
    }
    .dynamicTypeSize(.large)
    .environment(\.calendar, Calendar(identifier: .iso8601))
  }
}

#Preview("Small", traits: .fixedLayout(width: 160, height: 160)) {
  StepsCard(entry: StepsEntry(date: .now, steps: 4_200, goal: 8_000), size: .small)
}

#Preview("All") {
  List {
    ForEach([CardSize.small, .medium, .large], id: \.self) { size in
      StepsCard(entry: StepsEntry(date: .now, steps: 4_200, goal: 8_000), size: size)
    }
  }
}

#if canImport(WidgetKit)
  import WidgetKit

  struct StepsCard_Previews: PreviewProvider {
    static var previews: some View {
      StepsCard(entry: StepsEntry(date: .now, steps: 10, goal: 20), size: .small)
        .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
  }
#endif
