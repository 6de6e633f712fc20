// For iOS 17, macOS 14
import SwiftUI

struct Bubble: InsettableShape {
  var tailWidth: CGFloat = 12
  private var insetAmount: CGFloat = 0

  init(tailWidth: CGFloat = 12) { self.tailWidth = tailWidth }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path(roundedRect: rect, cornerRadius: 12)
    path.move(to: CGPoint(x: rect.maxX - 12, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX + tailWidth, y: rect.maxY),
      control: CGPoint(x: rect.maxX, y: rect.maxY + 4))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.maxX, y: rect.maxY), control2: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: 2, height: 2))
    path.addLines([rect.origin, CGPoint(x: rect.midX, y: rect.minY)])
    return path
  }

  func inset(by amount: CGFloat) -> Bubble {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct ShapeGallery: View {
  let isRound: Bool

  private var clip: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(.rect(cornerRadius: 8)) }

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow(alignment: .top) {
        Bubble().strokeBorder(.blue, lineWidth: 2)
        Bubble(tailWidth: 4).inset(by: 4).stroke(style: StrokeStyle(lineWidth: 1))
        Capsule().strokeBorder(lineWidth: 3)
        Capsule().strokeBorder(.red)
        Circle().strokeBorder()
      }
      GridRow {
        Circle().stroke()
        Circle().stroke(.green)
        Circle().stroke(.orange, lineWidth: 4)
        Ellipse().fill()
        Rectangle().fill(.blue, style: FillStyle(eoFill: true))
      }
      GridRow {
        RoundedRectangle(cornerSize: CGSize(width: 8, height: 4)).fill(.teal)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular).fill(.mint)
        UnevenRoundedRectangle(
          topLeadingRadius: 8, bottomLeadingRadius: 0, bottomTrailingRadius: 8,
          topTrailingRadius: 0)
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 4))
        UnevenRoundedRectangle(
          cornerRadii: RectangleCornerRadii(bottomTrailing: 9, topTrailing: 9), style: .continuous)
      }
      GridRow {
        ContainerRelativeShape().fill(.gray)
        Circle().subtracting(Circle().scale(0.5)).fill(.pink)
        Rectangle().rotation(.degrees(45)).fill(.purple)
        Circle().size(CGSize(width: 12, height: 12)).fill(.brown)
        Rectangle().offset(CGSize(width: 2, height: 2)).stroke(.primary)
      }
      GridRow {
        Color.red.clipShape(clip)
        Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)).trimmedPath(from: 0, to: 0.5)
        Capsule().trim(from: 0.1, to: 0.9).strokedDash()
        Rectangle().strokeBorder(.red, style: StrokeStyle(dash: [2]))
      }
    }
    .containerShape(RoundedRectangle(cornerRadius: 16))
  }
}

extension Shape {
  fileprivate func strokedDash() -> some View {
    stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [4, 2], dashPhase: 1))
  }
}
