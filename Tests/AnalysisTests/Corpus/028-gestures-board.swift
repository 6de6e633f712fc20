// For iOS 16, macOS 13
import SwiftUI

struct GestureBoard: View {
  private enum DragPhase: Equatable {
    case idle, pressing
    case dragging(CGSize)

    var offset: CGSize {
      if case .dragging(let size) = self { return size }
      return .zero
    }
  }

  @GestureState private var phase = DragPhase.idle
  @GestureState(initialValue: Angle.zero) private var twist: Angle
  @State private var position = CGSize.zero
  @State private var zoom = 1.0
  @State private var taps = 0

  var body: some View {
    Circle()
      .fill(phase == .idle ? Color.blue : Color.orange)
      .frame(width: 100, height: 100)
      .overlay { Text("\(taps)").font(.title).foregroundStyle(.white) }
      .scaleEffect(zoom)
      .rotationEffect(twist)
      .offset(x: position.width + phase.offset.width, y: position.height + phase.offset.height)
      .gesture(longPressDrag)
      .simultaneousGesture(MagnificationGesture().onChanged { zoom = Double($0) })
      .simultaneousGesture(RotationGesture().updating($twist) { angle, twist, _ in twist = angle })
      .highPriorityGesture(TapGesture(count: 2).onEnded { zoom = 1 })
      .onTapGesture { taps += 1 }
      .onLongPressGesture(minimumDuration: 2, maximumDistance: 20) {
        position = .zero
      } onPressingChanged: { _ in
        taps = 0
      }
      .animation(.interactiveSpring(), value: phase)
  }

  private var longPressDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture(coordinateSpace: .global))
      .updating($phase) { value, phase, transaction in
        transaction.animation = nil
        switch value {
        case .first(true): phase = .pressing
        case .second(true, let drag?): phase = .dragging(drag.translation)
        default: phase = .idle
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        position.width += drag.translation.width
        position.height += drag.translation.height
      }
  }
}

struct PanZoomImage: View {
  @State private var scale: CGFloat = 1
  @State private var lastScale: CGFloat = 1
  @State private var offset = CGSize.zero

  var body: some View {
    Image(systemName: "map")
      .resizable()
      .scaledToFill()
      .scaleEffect(x: scale, y: scale, anchor: .center)
      .offset(offset)
      .gesture(drag.simultaneously(with: pinch))
      .onTapGesture(count: 2) { reset() }
      .onTapGesture(count: 3, perform: reset)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10).onChanged { offset = $0.translation }
  }

  private var pinch: some Gesture {
    MagnificationGesture()
      .onChanged { scale = lastScale * $0 }
      .onEnded { _ in lastScale = scale }
  }

  private func reset() {
    withAnimation(.spring()) { (scale, lastScale, offset) = (1, 1, .zero) }
  }
}

struct PressAndHoldButton: View {
  @State private var isPressing = false
  let action: () -> Void

  var body: some View {
    Text("Hold")
      .padding()
      .background(Capsule(style: .continuous).strokeBorder(.red, lineWidth: isPressing ? 4 : 1))
      .onLongPressGesture(
        minimumDuration: 1, maximumDistance: 10, perform: action,
        onPressingChanged: { isPressing = $0 })
  }
}
