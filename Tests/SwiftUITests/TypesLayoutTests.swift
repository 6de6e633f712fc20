import Foundation
import SwiftUI
import Testing
import Trace

// What layouts, geometry, anchors and preferences do for identity and dependencies.

private struct Weight: LayoutValueKey { static let defaultValue = 0 }

/// Writes down what it is asked.
private struct LoggingLayout: Layout {
  var spacing: CGFloat = 0
  let log: Log

  func makeCache(subviews: Subviews) -> Int {
    let line = "cache for \(subviews.count)"
    MainActor.assumeIsolated { log(line) }
    return subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    let values = subviews.map { $0[Weight.self] }
    let line = "place \(values) in \(Int(bounds.width))×\(Int(bounds.height))"
    MainActor.assumeIsolated { log(line) }
  }
}

@MainActor @Test func `a layout is asked with one subview per view, nominal sizes and values`() {
  struct Host: View {
    let log: Log
    @State var more = false
    @State var other = 0
    var body: some View {
      LoggingLayout(log: log) {
        Text("a").layoutValue(key: Weight.self, value: 3)
        if more { Text("b").layoutValue(key: Weight.self, value: 5) }
        ForEach(0..<2) { Text("\($0)") }
      }
      Button("more") { more = true }
      Button("other \(other)") { other += 1 }
    }
  }
  let (rig, log) = (Rig(), Log())
  #expect(rig.mount { Host(log: log) }.texts == ["a", "0", "1", "more", "other 0"])
  #expect(log.new == ["cache for 3", "place [3, 0, 0] in 44×132"])
  #expect(rig.tap("more").texts == ["a", "b", "0", "1", "more", "other 0"])
  #expect(log.new == ["cache for 4", "place [3, 5, 0, 0] in 44×176"])
  // Nothing in the layout has changed, so it is not asked again.
  rig.tap("other 0")
  #expect(log.new == [])
}

@MainActor @Test func `AnyLayout keeps state between a custom layout and a stack`() {
  struct Host: View {
    let log: Log
    @State var custom = false
    var body: some View {
      let layout = custom ? AnyLayout(LoggingLayout(log: log)) : AnyLayout(VStackLayout())
      Button("turn") { custom.toggle() }
      layout {
        Tapper("p")
        Tapper("q")
      }
    }
  }
  let (rig, log) = (Rig(), Log())
  rig.mount { Host(log: log) }
  rig.tap("q 0")
  let step = rig.tap("turn")
  #expect(step.texts == ["turn", "p 0", "q 1"])
  #expect(step.stateDestroyed == [:])
  #expect(step.stateCreated == [:])
  #expect(step.bodies == ["Host": 1])
  #expect(log.new == ["cache for 2", "place [0, 0] in 44×88"])
  #expect(rig.tap("turn").texts == ["turn", "p 0", "q 1"])
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Named: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name)\(count)") { count += 1 }
      .preference(key: Names.self, value: ["\(name)\(count)"])
  }
}

@MainActor @Test func `what views hand up is shown over them, and no body around runs again`() {
  struct Host: View {
    var body: some View {
      VStack {
        Named(name: "x")
        Named(name: "y")
      }
      .transformPreference(Names.self) { $0.append("end") }
      .overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
      .backgroundPreferenceValue(Names.self) { Text("\($0.count) names") }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["3 names", "x0", "y0", "x0+y0+end"])
  let step = rig.tap("y0")
  #expect(step.texts == ["3 names", "x0", "y1", "x0+y1+end"])
  #expect(step.bodies == ["Named": 1])
}

@MainActor @Test func `an anchor of a view is a rectangle for the geometry around it`() {
  struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }
  struct Host: View {
    var body: some View {
      Text("a")
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("\(Int(proxy[anchor].width)) wide") }
          }
        }
    }
  }
  #expect(Rig().mount { Host() }.texts == ["a", "393 wide"])
}

@MainActor @Test func `geometry is measured from spaces of any kind`() {
  struct Host: View {
    @State var width = 0.0
    var body: some View {
      GeometryReader { proxy in
        let frames = [
          proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("here")),
          proxy.bounds(of: .named("here")) ?? .zero,
        ]
        Text("\(frames.map { Int($0.height) })")
      }
      .coordinateSpace(name: "here")
      .onGeometryChange(for: Double.self) {
        Double($0.size.width)
      } action: {
        width = $0
      }
      Text("\(Int(width))")
    }
  }
  #expect(Rig().mount { Host() }.texts == ["[852, 852, 852, 852]", "393"])
}

@MainActor @Test func `a visual effect is compared by what it changes`() {
  struct Host: View {
    @State var faint = false
    @State var other = 0
    var body: some View {
      let opacity = faint ? 0.5 : 1
      Text("a").visualEffect { content, proxy in
        content.offset(x: proxy.size.width).opacity(opacity)
      }
      Button("faint") { faint = true }
      Button("other") { other += 1 }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("other").updates["Text"] == nil)
  #expect(rig.tap("faint").updates["Text"] == 1)
}

@MainActor @Test func `a geometry effect is asked once per update and may change nothing`() {
  struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: (amount / 10).rounded(), y: 0))
    }
  }
  struct Host: View {
    @State var amount: CGFloat = 0
    var body: some View {
      Text("a").modifier(Shake(amount: amount))
      Button("little") { amount += 1 }
      Button("much") { amount += 10 }
    }
  }
  let rig = Rig()
  rig.mount { Host() }
  #expect(rig.tap("little").updates["Text"] == nil)
  #expect(rig.tap("much").updates["Text"] == 1)
}

@Test func `paths are made of steps that can be measured and moved`() {
  var path = Path()
  path.move(to: CGPoint(x: 0, y: 0))
  path.addLine(to: CGPoint(x: 10, y: 0))
  path.addLine(to: CGPoint(x: 10, y: 10))
  path.closeSubpath()
  #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  #expect(path.contains(CGPoint(x: 8, y: 2)))
  #expect(!path.contains(CGPoint(x: 2, y: 8)))
  #expect(
    path.offsetBy(dx: 5, dy: 0).boundingRect == CGRect(x: 5, y: 0, width: 10, height: 10))
  #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).contains(CGPoint(x: 2, y: 1)))
  #expect(!Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2)).contains(.zero))
  #expect(
    Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      == Rectangle().path(in: .init(x: 0, y: 0, width: 1, height: 1)))
  #expect(path != path.trimmedPath(from: 0, to: 0.5))
  let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading)
    .path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect
  #expect(abs(turned.minX + 2) < 1e-9 && abs(turned.height - 4) < 1e-9)
}

@MainActor @Test func `shapes made of shapes are shown and compared`() {
  struct Host: View {
    @State var big = false
    var body: some View {
      Circle().subtracting(Rectangle().scale(big ? 0.5 : 0.4)).fill(.red)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)).stroke(.blue)
      ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
      RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 2))
      Button("big") { big = true }
    }
  }
  let rig = Rig()
  #expect(rig.mount { Host() }.texts == ["big"])
  let step = rig.tap("big")
  #expect(step.updates.keys.sorted().count == 1)
}

@MainActor @Test func `alignments of one's own are known by their type`() {
  enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  let own = VerticalAlignment(Middle.self)
  #expect(own == VerticalAlignment(Middle.self))
  #expect(own != .center)
  #expect(Alignment(horizontal: .leading, vertical: own) != .leading)
}
