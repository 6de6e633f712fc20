import SwiftUI
import Testing

private struct Plan: Identifiable, Hashable {
  let id: String
  let price: String
}

private struct OnboardingScreen: View {
  @State private var page = 0
  @State private var isDone = false
  @AppStorage("screens.onboarded") private var wasHere = false

  var body: some View {
    if isDone {
      Text(wasHere ? "Welcome" : "Hm").font(.largeTitle).transition(.scale)
    } else {
      ZStack(alignment: .bottomTrailing) {
        TabView(selection: $page) {
          Hello().tag(0)
          Paywall { isDone = true }.tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        Button(page == 0 ? "Next" : "Back") {
          withAnimation(.easeInOut) { page = 1 - page }
        }
        .padding()
      }
      .onDisappear { wasHere = true }
      .statusBarHidden()
    }
  }
}

private struct Hello: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Circle().fill(.blue.opacity(0.2)).frame(width: 80, height: 80)
        .overlay(Image(systemName: "hand.wave").font(.system(size: 40)))
      Button("Wave \(taps)") { taps += 1 }
    }
    .rotation3DEffect(.degrees(Double(taps)), axis: (x: 0, y: 1, z: 0))
  }
}

private struct Paywall: View {
  private static let plans = [
    Plan(id: "Month", price: "4 €"), Plan(id: "Year", price: "40 €"),
  ]
  @State private var chosen: Plan.ID?
  let buy: () -> Void

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Self.plans) { plan in
        PlanCard(plan: plan, isChosen: chosen == plan.id)
          .onTapGesture { chosen = plan.id }
          .accessibilityAddTraits(chosen == plan.id ? [.isButton, .isSelected] : .isButton)
      }
      Button("Buy", action: buy)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .disabled(chosen == nil)
        .sensoryFeedback(.success, trigger: chosen)
    }
    .background(
      RadialGradient(
        gradient: Gradient(colors: [.yellow, .clear]), center: .center, startRadius: 0,
        endRadius: 200))
  }
}

private struct PlanCard: View {
  let plan: Plan
  let isChosen: Bool

  var body: some View {
    HStack {
      Text(plan.id).fontWeight(isChosen ? .bold : .regular)
      Spacer()
      Text(plan.price)
    }
    .padding(12)
    .background(
      isChosen ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.clear),
      in: RoundedRectangle(cornerRadius: 10)
    )
    .overlay(RoundedRectangle(cornerRadius: 10).stroke(isChosen ? .blue : .gray, lineWidth: 1))
  }
}

@MainActor @Test func `an onboarding keeps its pages until a plan is bought`() {
  let rig = Rig()
  var steps = [rig.mount { OnboardingScreen() }]
  steps.append(rig.tap("Wave 0"))
  steps.append(rig.tap("Next"))
  steps.append(rig.tap("Year 40 €"))
  steps.append(rig.tap("Month 4 €"))
  steps.append(rig.tap("Back"))
  steps.append(rig.tap("Next"))
  steps.append(rig.tap("Buy"))
  #expect(
    steps.map(\.story) == [
      """
      ran Hello 1, OnboardingScreen 1
      Wave 0 | Next
      """,
      """
      ran Hello 1
      Wave 1 | Next
      """,
      """
      ran OnboardingScreen 1, Paywall 1, PlanCard 2
      skipped Hello 1
      Month | 4 € | Year | 40 € | Buy | Back
      """,
      """
      ran Paywall 1, PlanCard 1
      skipped PlanCard 1
      Month | 4 € | Year | 40 € | Buy | Back
      """,
      """
      ran Paywall 1, PlanCard 2
      Month | 4 € | Year | 40 € | Buy | Back
      """,
      """
      ran OnboardingScreen 1, Paywall 1
      skipped Hello 1, PlanCard 2
      wasted Paywall 1
      Wave 1 | Next
      """,
      """
      ran OnboardingScreen 1, Paywall 1
      skipped Hello 1, PlanCard 2
      wasted Paywall 1
      Month | 4 € | Year | 40 € | Buy | Back
      """,
      """
      ran OnboardingScreen 2
      Welcome
      """,
    ])
}
