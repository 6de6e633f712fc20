// For iOS 17, macOS 14
import SwiftUI

struct PulseBadge: View {
  @State private var count = 0
  @State private var isWobbling = false

  var body: some View {
    VStack {
      Text("\(count)")
        .phaseAnimator([1, 1.3, 1], trigger: count) { content, scale in
          content.scaleEffect(scale)
        }
        .phaseAnimator([0.9, 1.0]) { content, opacity in
          content.opacity(opacity)
        } animation: { _ in .linear(duration: 1) }
      PhaseAnimator([Color.red, .green, .blue]) { color in
        Circle().fill(color).frame(width: 20)
      }
      PhaseAnimator([0, 1], trigger: count) { phase in
        Rectangle().opacity(Double(phase)).frame(width: 20, height: 4)
      }
      Text("Wobble")
        .rotationEffect(.degrees(isWobbling ? 4 : -4))
        .animation(.easeInOut) { content in content.opacity(isWobbling ? 1 : 0.8) }
        .transaction { transaction in transaction.disablesAnimations = count > 20 }
      Button("Add", action: add)
      Button("Quick") { withAnimation(.linear, quicken) }
      Button("Fade") {
        withAnimation(.easeOut, completionCriteria: .removed) { count -= 1 } completion: { isWobbling = false }
      }
      Button("Done") {
        withAnimation { isWobbling = true } completion: { isWobbling = false }
      }
      Button("Tuned") {
        var transaction = Transaction()
        transaction.animation = .bouncy
        withTransaction(transaction, add)
      }
    }
  }

  private func add() { count += 1 }
  private func quicken() { isWobbling.toggle() }
}

struct FadingList: View {
  @State private var names = ["Ada", "Grace"]
  @State private var isReversed = false

  var body: some View {
    List {
      ForEach(isReversed ? names.reversed() : names, id: \.self) { name in
        Text(name).transition(.slide)
      }
      Button("Reverse") {
        withAnimation(.spring(duration: 0.3)) { isReversed.toggle() }
      }
      Button("Add") { withAnimation { names.append("Name \(names.count)") } }
    }
    .animation(.default, value: names)
  }
}

struct ShakeEffect: GeometryEffect {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(amount * .pi * 4), y: 0))
  }
}
