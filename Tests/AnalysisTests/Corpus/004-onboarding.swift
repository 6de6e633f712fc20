// For iOS 16
import SwiftUI

struct OnboardingFlow: View {
  private struct Page: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let detail: LocalizedStringKey
  }

  private static let pages = [
    Page(id: 0, symbol: "sparkles", title: "Welcome", detail: "Everything in one place."),
    Page(id: 1, symbol: "bell", title: "Stay informed", detail: "Only when it matters."),
    Page(id: 2, symbol: "lock.shield", title: "Private", detail: "Nothing leaves your phone."),
  ]

  @State private var selection = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Binding var isFinished: Bool

  private var isLast: Bool { selection == Self.pages.count - 1 }

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $selection) {
        ForEach(Self.pages) { page in
          VStack(spacing: 16) {
            Image(systemName: page.symbol)
              .font(.system(size: 64))
              .symbolRenderingMode(.hierarchical)
              .foregroundColor(.accentColor)
            Text(page.title).font(.largeTitle).bold()
            Text(page.detail)
              .multilineTextAlignment(.center)
              .foregroundColor(.secondary)
          }
          .padding(.horizontal, 32)
          .tag(page.id)
          .accessibilityElement(children: .combine)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))

      Button(isLast ? "Get started" : "Next", action: advance)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.bottom)
    }
    .background(Color(.systemBackground))
    .overlay(alignment: .topTrailing) {
      Button("Skip") { isFinished = true }
        .opacity(isLast ? 0 : 1)
        .disabled(isLast)
        .padding()
    }
  }

  private func advance() {
    guard !isLast else {
      isFinished = true
      return
    }
    withAnimation(reduceMotion ? nil : .easeInOut) { selection += 1 }
  }
}

struct OnboardingGate<Content: View>: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @ViewBuilder let content: Content

  var body: some View {
    if hasSeenOnboarding {
      content
    } else {
      OnboardingFlow(isFinished: $hasSeenOnboarding)
        .transition(.opacity.combined(with: .move(edge: .leading)))
    }
  }
}

struct OnboardingFlow_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingFlow(isFinished: .constant(false))
      .previewDisplayName("Start")
    OnboardingGate { Text("Home") }
      .previewDisplayName("Gate")
      .previewLayout(.sizeThatFits)
  }
}
