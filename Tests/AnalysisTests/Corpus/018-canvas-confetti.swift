// For iOS 17, macOS 14
import SwiftUI

struct ConfettiPiece: Identifiable {
  let id: Int
  let start: CGFloat
  let speed: Double
  let color: Color
}

/// Draws all pieces in one canvas, and stops its clock when nobody looks.
struct ConfettiView: View {
  private static let pieces = (0..<40).map { index in
    ConfettiPiece(
      id: index, start: CGFloat(index) / 40, speed: 60 + Double(index % 7) * 20,
      color: Color(hue: Double(index) / 40, saturation: 0.8, brightness: 0.9))
  }

  @State private var began = Date()
  let isRunning: Bool

  var body: some View {
    TimelineView(.animation(paused: !isRunning)) { timeline in
      let elapsed = timeline.date.timeIntervalSince(began)
      Canvas { context, size in
        for piece in Self.pieces {
          var layer = context
          layer.translateBy(
            x: piece.start * size.width,
            y: CGFloat((elapsed * piece.speed).truncatingRemainder(dividingBy: size.height + 20)))
          layer.rotate(by: .radians(elapsed * 2))
          layer.opacity = 0.9
          layer.fill(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 8, height: 4), cornerRadius: 1),
            with: .color(piece.color))
        }
      }
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onChange(of: isRunning) { _, isRunning in
      if isRunning { began = .now }
    }
  }
}

struct SparkCanvas: View {
  let values: [Double]

  var body: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(max(1, values.count))
      for (index, value) in values.enumerated() {
        let rect = CGRect(
          x: CGFloat(index) * step, y: size.height * (1 - value), width: step * 0.8,
          height: size.height * value)
        context.fill(Path(rect), with: .linearGradient(
          Gradient(colors: [.blue, .purple]), startPoint: .zero,
          endPoint: CGPoint(x: 0, y: size.height)))
        context.stroke(Path(ellipseIn: rect), with: .color(.primary), lineWidth: 0.5)
      }
      if let label = context.resolveSymbol(id: "label") {
        context.draw(label, at: CGPoint(x: size.width / 2, y: 8), anchor: .top)
      }
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 2))
        layer.scaleBy(x: 0.5, y: 0.5)
        layer.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.secondary))
        layer.stroke(
          Path(ellipseIn: CGRect(x: 4, y: 4, width: 20, height: 20)), with: .color(.red),
          style: StrokeStyle(lineWidth: 1, dash: [2]))
      }
    } symbols: {
      Text("Today").tag("label")
    }
  }
}
