import SwiftUI

struct Plan: Identifiable, Hashable {
  enum Period: String {
    case month, year, lifetime
  }

  let id: String
  let period: Period
  let price: Decimal
  var badge: String?

  static let all = [
    Plan(id: "monthly", period: .month, price: 4.99),
    Plan(id: "yearly", period: .year, price: 29.99, badge: "Save 50%"),
    Plan(id: "lifetime", period: .lifetime, price: 79),
  ]
}

@MainActor
final class PurchaseController: ObservableObject {
  enum State: Equatable {
    case ready
    case purchasing(Plan.ID)
    case purchased(Plan.ID)
    case failed(message: String)
  }

  @Published private(set) var state: State = .ready
  private var attempts = 0

  var isBusy: Bool {
    if case .purchasing = state { return true }
    return false
  }

  func buy(_ plan: Plan) async {
    state = .purchasing(plan.id)
    attempts += 1
    try? await Task.sleep(for: .seconds(1.5))
    if attempts.isMultiple(of: 3) {
      state = .failed(message: "Your card was declined.")
    } else {
      state = .purchased(plan.id)
    }
  }

  func restore() { state = .purchased("yearly") }
  func acknowledge() { state = .ready }
}

private struct PlanWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct ProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .foregroundStyle(.white)
      .background {
        Capsule().fill(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray))
      }
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct CardModifier: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.ultraThinMaterial, in: .rect(cornerRadius: 16))
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .strokeBorder(isSelected ? Color.accentColor : .clear, lineWidth: 2)
      }
      .contentShape(.rect(cornerRadius: 16))
  }
}

extension View {
  func card(isSelected: Bool = false) -> some View {
    modifier(CardModifier(isSelected: isSelected))
  }
}

struct PaywallScreen: View {
  @StateObject private var purchases = PurchaseController()
  @State private var selection = Plan.all[1]
  @State private var width: CGFloat = 0
  @State private var showsTerms = false
  @Namespace private var highlight

  private var failure: Binding<Bool> {
    Binding {
      if case .failed = purchases.state { true } else { false }
    } set: { isShown in
      if !isShown { purchases.acknowledge() }
    }
  }

  var body: some View {
    ZStack(alignment: .top) {
      RadialGradient(
        colors: [.indigo, .black], center: .top, startRadius: 20, endRadius: 600
      )
      .ignoresSafeArea()
      if case .purchased(let id) = purchases.state {
        ThankYou(planID: id, done: purchases.acknowledge)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      } else {
        offer
      }
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.8), value: purchases.state)
    .preferredColorScheme(.dark)
    .alert("Purchase failed", isPresented: failure) {
      Button("OK") {}
    } message: {
      if case .failed(let message) = purchases.state { Text(message) }
    }
  }

  private var offer: some View {
    VStack(spacing: 20) {
      Text("Unlock everything").font(.largeTitle.weight(.heavy))
      FeatureList(features: ["Unlimited projects", "Cloud sync", "Custom themes"])
      ForEach(Plan.all) { plan in
        PlanCard(plan: plan, isSelected: plan == selection, namespace: highlight)
          .onTapGesture {
            withAnimation(.bouncy) { selection = plan }
          }
          .accessibilityAddTraits(plan == selection ? [.isButton, .isSelected] : .isButton)
      }
      Text("Cards are \(Int(width)) points wide").font(.caption2).hidden()
      Button {
        Task { await purchases.buy(selection) }
      } label: {
        if purchases.isBusy {
          ProgressView().tint(.white)
        } else {
          Text("Continue with \(selection.period.rawValue)")
        }
      }
      .buttonStyle(ProminentButtonStyle())
      .disabled(purchases.isBusy)
      HStack {
        Button("Restore") { purchases.restore() }
        Spacer()
        Button("Terms") { showsTerms.toggle() }
          .popover(isPresented: $showsTerms) {
            Text("Plans renew until cancelled.").padding()
          }
      }
      .font(.footnote)
      .buttonStyle(.borderless)
    }
    .padding()
    .onPreferenceChange(PlanWidthKey.self) { width = $0 }
  }
}

private struct PlanCard: View {
  let plan: Plan
  let isSelected: Bool
  let namespace: Namespace.ID

  var body: some View {
    HStack {
      ZStack {
        Circle().stroke(.secondary, lineWidth: 1.5)
        if isSelected {
          Circle().fill(.tint).padding(4)
            .matchedGeometryEffect(id: "mark", in: namespace)
        }
      }
      .frame(width: 22, height: 22)
      VStack(alignment: .leading) {
        Text(plan.period.rawValue.capitalized).font(.headline)
        Text(plan.price, format: .currency(code: "USD")).monospacedDigit()
      }
      Spacer()
      if let badge = plan.badge {
        Text(badge)
          .font(.caption.bold())
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.green.opacity(0.3), in: .capsule)
      }
    }
    .background {
      GeometryReader { proxy in
        Color.clear.preference(key: PlanWidthKey.self, value: proxy.size.width)
      }
    }
    .card(isSelected: isSelected)
  }
}

private struct FeatureList: View {
  let features: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(features, id: \.self) { feature in
        Label(feature, systemImage: "checkmark.seal.fill")
          .symbolRenderingMode(.hierarchical)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct ThankYou: View {
  let planID: Plan.ID
  let done: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "party.popper").font(.system(size: 60))
      Text("Thank you!").font(.title)
      Text("Your \(planID) plan is active.")
      Button("Start", action: done).buttonStyle(ProminentButtonStyle())
    }
    .padding(32)
  }
}

#Preview {
  PaywallScreen()
}
