// For iOS 17
import SwiftUI
import UIKit

extension Font {
  init(uiFont: UIFont) { self.init(uiFont) }
}

extension EdgeInsets {
  init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}

extension UIHostingController {
  convenience init(rootView: Content, ignoreSafeArea: Bool) {
    self.init(rootView: rootView)
    view.isHidden = ignoreSafeArea
  }
}

struct PanCatcher: UIViewRepresentable {
  let onChange: (CGSize, CGPoint) -> Void

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.onChange = onChange }
  func makeCoordinator() -> Coordinator { Coordinator(onChange: onChange) }

  final class Coordinator: NSObject {
    var onChange: (CGSize, CGPoint) -> Void

    init(onChange: @escaping (CGSize, CGPoint) -> Void) { self.onChange = onChange }

    #if canImport(ObjectiveC)
      @objc func panned(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: pan.view)
        let speed = pan.velocity(in: pan.view)
        let place = pan.location(in: pan.view)
        onChange(CGSize(width: moved.x + speed.x, height: moved.y + speed.y), place)
      }
    #endif
  }
}

final class HapticTrigger {
  private(set) var count = 0
  func trigger() { count += 1 }
}

struct PanScreen: View {
  @State private var offset = CGSize.zero
  @State private var place = CGPoint.zero
  @State private var haptics = HapticTrigger()

  var body: some View {
    VStack {
      Circle()
        .fill(.blue.shadow(.drop(radius: 4)))
        .offset(offset)
        .gesture(DragGesture().onChanged(dragged).onEnded(dropped))
      Text("\(Int(place.x))").font(Font(uiFont: .systemFont(ofSize: 12)))
      PanCatcher { offset = $0; place = $1 }
        .frame(height: 44)
    }
    .padding(EdgeInsets(all: 8))
    .onHover { if !$0 { offset = .zero } }
    #if os(visionOS)
      .listRowHoverEffectDisabled()
    #endif
  }

  private func dragged(_ value: DragGesture.Value) { offset = value.translation }

  private func dropped(_ value: DragGesture.Value) {
    haptics.trigger()
    offset = .zero
  }
}

final class PanHost: UIViewController {
  private let host = UIHostingController(rootView: PanScreen(), ignoreSafeArea: true)

  var fittingSize: CGSize { host.sizeThatFits(in: CGSize(width: 320, height: 480)) }
}
