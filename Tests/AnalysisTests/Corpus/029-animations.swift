// For iOS 17, macOS 14
import SwiftUI

struct AnimationShowcase: View {
  private enum Bounce: CaseIterable { case rest, up, down
    var offset: CGFloat {
      switch self {
      case .rest: 0
      case .up: -20
      case .down: 6
      }
    }
  }

  private struct Shake { var x = 0.0 }

  @State private var isOn = false
  @State private var isSpinning = false
  @State private var count = 0
  @Namespace private var hero

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "arrow.clockwise")
        .rotationEffect(.degrees(isSpinning ? 360 : 0), anchor: .center)
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isSpinning)
        .onAppear { isSpinning = true }

      Text("Jump")
        .phaseAnimator(Bounce.allCases, trigger: count) { view, phase in
          view.offset(y: phase.offset)
        } animation: { phase in
          phase == .rest ? .smooth : .bouncy.speed(2)
        }

      Text("Shake")
        .keyframeAnimator(initialValue: Shake(), trigger: count) { view, shake in
          view.offset(x: shake.x)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            SpringKeyframe(8, duration: 0.1)
            SpringKeyframe(-8, duration: 0.1)
            LinearKeyframe(0, duration: 0.1)
          }
        }

      PhaseAnimator([0.4, 1.0]) { opacity in
        Circle().opacity(opacity).frame(width: 12)
      } animation: { _ in .easeInOut(duration: 0.8).delay(0.1) }

      HStack {
        if isOn { Spacer() }
        Circle()
          .matchedGeometryEffect(id: "dot", in: hero, anchor: .center)
          .frame(width: 32)
        if !isOn { Spacer() }
      }
      .geometryGroup()

      if isOn {
        Text("Slides in")
          .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
      }

      Button("Toggle", action: toggle)
      Button("Quietly") {
        withTransaction(\.disablesAnimations, true) { isOn.toggle() }
      }
      Button("Slowly") {
        var slow = Transaction(animation: .easeInOut(duration: 2))
        slow.disablesAnimations = false
        withTransaction(slow) { isOn.toggle() }
      }
    }
    .transaction { transaction in
      if count > 10 { transaction.animation = nil }
    }
    .animation(.default.repeatCount(2, autoreverses: true), value: count)
  }

  private func toggle() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
      isOn.toggle()
    } completion: {
      count += 1
    }
  }
}

struct BlurReplaceTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct RotateModifier: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View {
    content.rotation3DEffect(.degrees(amount), axis: (x: 0, y: 1, z: 0)).clipped()
  }
}

extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(active: RotateModifier(amount: -90), identity: RotateModifier(amount: 0))
  }
}
