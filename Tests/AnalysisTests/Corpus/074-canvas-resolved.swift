// For iOS 16, macOS 13
import SwiftUI

struct TimelineMark: Identifiable, Equatable {
  let id: Int
  let position: Double
  let title: String
}

/// Draws text and pictures that were resolved once, below all marks.
struct TimelineCanvas: View {
  let marks: [TimelineMark]

  var body: some View {
    Canvas { context, size in
      let dot = context.resolve(Image(systemName: "circle.fill"))
      for mark in marks {
        let x = CGFloat(mark.position) * size.width
        let title = context.resolve(Text(mark.title).font(.caption2))
        context.draw(dot, at: CGPoint(x: x, y: size.height / 2), anchor: .center)
        context.draw(title, at: CGPoint(x: x, y: size.height), anchor: .bottom)
      }
      var path = Path()
      path.move(to: CGPoint(x: 0, y: size.height / 2))
      path.addLine(to: CGPoint(x: size.width, y: size.height / 2))
      path.addPath(Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
      context.stroke(path, with: .color(.secondary), lineWidth: 1)
      context.concatenate(CGAffineTransform(scaleX: 1, y: 1))
      context.fill(path.offsetBy(dx: 2, dy: 2), with: .color(.blue.opacity(0.2)))
    }
    .frame(height: 64)
    .accessibilityChildren {
      ForEach(marks) { Text($0.title) }
    }
  }
}

struct Tick: Shape {
  var angle = Angle.zero

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
    }
    .applying(CGAffineTransform(rotationAngle: angle.radians))
  }
}

struct ClockFace: View {
  let hour: Int

  var body: some View {
    ZStack {
      ForEach(0..<12) { tick in
        Tick()
          .stroke(tick == hour % 12 ? Color.red : .primary, style: StrokeStyle(lineWidth: 2, lineCap: .butt, miterLimit: 4))
          .rotationEffect(.degrees(Double(tick) * 30))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .transformEffect(.identity)
    .projectionEffect(ProjectionTransform(CGAffineTransform.identity))
  }
}

extension VerticalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
  private enum Gutter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  static let gutter = HorizontalAlignment(Gutter.self)
}

struct AlignedLabels: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .gutter, vertical: .middle)) {
      Text("Name").alignmentGuide(.gutter) { dimensions in dimensions[.trailing] }
      Text("Value").alignmentGuide(.middle, computeValue: middle)
    }
  }

  private func middle(_ dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
}
