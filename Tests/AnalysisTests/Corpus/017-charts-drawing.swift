// For iOS 16, macOS 13
import SwiftUI

struct ChartPoint: Identifiable, Equatable {
  let id: Int
  let value: Double
}

struct LineChart: View {
  let points: [ChartPoint]
  @State private var highlighted: Int?
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        ChartGrid(lines: 4)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1 / displayScale, dash: [4, 4]))
        ChartLine(values: points.map(\.value))
          .stroke(Color.accentColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        if let highlighted {
          Rectangle()
            .fill(.tertiary)
            .frame(width: 1)
            .offset(x: proxy.size.width * CGFloat(highlighted) / CGFloat(max(1, points.count - 1)))
        }
      }
      .contentShape(.interaction, Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .local)
          .onChanged { value in
            let share = value.location.x / max(1, proxy.size.width)
            highlighted = Int((share * CGFloat(points.count - 1)).rounded())
          }
          .onEnded { _ in highlighted = nil }
      )
    }
    .frame(minHeight: 120, maxHeight: 240)
    .drawingGroup()
  }
}

struct ChartLine: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    guard let highest = values.max(), highest > 0, values.count > 1 else { return Path() }
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.height * (1 - value / highest))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct ChartGrid: Shape {
  let lines: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in 0...lines {
        let y = rect.height * CGFloat(line) / CGFloat(lines)
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: rect.width, y: y))
      }
    }
  }
}

struct RingShape: Shape {
  var progress: Double
  var thickness = 8.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(progress, thickness) }
    set { (progress, thickness) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: Angle(degrees: 360 * progress - 90), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }
}

struct ProgressRing: View {
  let progress: Double

  var body: some View {
    RingShape(progress: progress)
      .fill(AngularGradient(colors: [.green, .mint], center: .center))
      .animation(.easeOut(duration: 0.6), value: progress)
      .accessibilityLabel("Progress")
  }
}
