// For iOS 18
import SwiftUI

struct HealthSample: Identifiable, Equatable {
  let id: Int
  let bpm: Double
}

struct HeartCard: View {
  @State private var isBeating = false
  let samples: [HealthSample]

  private var average: Double {
    samples.isEmpty ? 0 : samples.map(\.bpm).reduce(0, +) / Double(samples.count)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "heart.fill", variableValue: 0.7)
        .foregroundStyle(.red, .pink, .white)
        .scaleEffect(x: isBeating ? 1.1 : 1, y: isBeating ? 1.1 : 1)
        .scaleEffect(x: 1, anchor: .leading)
        .scaleEffect(y: 1, anchor: .top)
        .scaleEffect(y: 1)
        .symbolEffect(.pulse, options: .repeating)
        .symbolEffect(.bounce, options: .nonRepeating, value: isBeating)
      Text(average, format: .number.precision(.fractionLength(0)))
        .font(.system(.title, design: .rounded).smallCaps())
        .tracking(1)
        .fontWidth(.condensed)
        .monospaced()
        .strikethrough()
        .underline(false)
      Text("bpm").italic(isBeating).underline(color: .red).strikethrough(false, color: .blue)
    }
    .brightness(0.02)
    .saturation(1.1)
    .grayscale(0)
    .colorMultiply(.white)
    .luminanceToAlpha()
    .blur(radius: 0, opaque: true)
    .shadow(radius: 2, y: 1)
    .shadow(radius: 2, x: 1, y: 1)
    .onTapGesture { isBeating.toggle() }
    .containerBackground(for: .navigation) { Color.black }
    .containerBackground(.black, for: .navigation)
    .animation(.easeInOut.repeatForever(), value: isBeating)
  }
}

struct InvertedCard: View {
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack {
      Image(systemName: "arrow.right")
        .flipsForRightToLeftLayoutDirection(true)
        .colorInvert()
      Text(layoutDirection == .rightToLeft ? "RTL" : "LTR")
        .border(.red, width: 2)
        .transaction { $0.animation = nil }
    }
    .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0), perspective: 0.3)
    .mask(alignment: .top) { Rectangle() }
    .mask(Circle())
    .unredacted()
    .allowedDynamicRange(.high)
    .background(.red, ignoresSafeAreaEdges: .all)
    .overlay(.ultraThinMaterial, in: .circle)
    .contentMargins(8, for: .scrollContent)
  }
}

struct GradientWall: View {
  var body: some View {
    HStack {
      AngularGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .center, startAngle: .zero,
        endAngle: .degrees(180))
      AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90))
      AngularGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .zero)
      RadialGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center,
        startRadius: 0, endRadius: 20)
      RadialGradient(
        stops: [.init(color: .red, location: 0)], center: UnitPoint(x: 0.3, y: 0.3),
        startRadius: 0, endRadius: 20)
      LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
      Color(white: 0.5)
      Color(red: 1, green: 0, blue: 0, opacity: 0.5)
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
      Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.5)
    }
  }
}
