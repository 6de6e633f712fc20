// For iOS 18
import SwiftUI

struct DoseEntry: Identifiable, Equatable {
  let id: Int
  var name: String
  var milligrams: Int
  var isTaken: Bool
}

struct DoseList: View {
  @AccessibilityFocusState private var focusedDose: DoseEntry.ID?
  @AccessibilityFocusState private var isSummaryFocused: Bool
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn
  @ScaledMetric(wrappedValue: 20, relativeTo: .headline) private var iconSize: CGFloat
  @Binding var doses: [DoseEntry]

  var body: some View {
    List {
      Text("\(doses.count { $0.isTaken }) of \(doses.count) taken")
        .accessibilityHeading(.h2)
        .accessibilityFocused($isSummaryFocused)
        .accessibilitySortPriority(2)
      ForEach($doses) { $dose in
        let layout =
          dynamicTypeSize.isAccessibilitySize
          ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
          Image(systemName: "pills").frame(width: iconSize)
          Text(dose.name).baselineOffset(1)
          Toggle("Taken", isOn: $dose.isTaken).labelsHidden()
        }
        .accessibilityElement(children: .combine)
        .accessibilityFocused($focusedDose, equals: dose.id)
        .accessibilityAction(named: "Skip") { skip(dose.id) }
        .accessibilityAction(.magicTap) { dose.isTaken.toggle() }
        .accessibilityAction { dose.isTaken = true }
        .accessibilityActions {
          Button("Double") { dose.milligrams *= 2 }
        }
        .accessibilityInputLabels([dose.name, "Dose \(dose.id)"])
        .accessibilityHint("Double tap to mark as taken", isEnabled: !dose.isTaken)
        .accessibilityRemoveTraits(.isImage)
      }
    }
    .accessibilityRotor("Open doses", entries: doses, entryLabel: \.name)
    .onChange(of: doses.count) {
      if isVoiceOverOn { isSummaryFocused = true }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
  }

  private func skip(_ id: DoseEntry.ID) {
    doses.removeAll { $0.id == id }
    focusedDose = doses.first?.id
  }
}

struct ContrastChip: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityDifferentiateWithoutColor) private var isWithoutColor
  @Environment(\.legibilityWeight) private var legibilityWeight
  let isUrgent: Bool

  var body: some View {
    HStack {
      if isWithoutColor, isUrgent { Image(systemName: "exclamationmark") }
      Text(isUrgent ? "Urgent" : "Routine").bold(legibilityWeight == .bold)
    }
    .padding(8)
    .background(isUrgent ? Color.red : .blue, in: Capsule())
    .opacity(contrast == .increased ? 1 : 0.85)
    .accessibilityRepresentation {
      Label(isUrgent ? "Urgent" : "Routine", systemImage: "tag")
    }
    .accessibilityRespondsToUserInteraction(false)
    .accessibilityIgnoresInvertColors()
  }
}
