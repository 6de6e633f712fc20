import SwiftUI

struct Ring: Identifiable, Equatable {
  let id: String
  var progress: Double
  var goal: Double
  let color: Color

  var fraction: Double { goal > 0 ? progress / goal : 0 }
  var isClosed: Bool { fraction >= 1 }
}

@Observable
final class ActivityModel {
  var rings = [
    Ring(id: "Move", progress: 320, goal: 500, color: .pink),
    Ring(id: "Exercise", progress: 12, goal: 30, color: .green),
    Ring(id: "Stand", progress: 5, goal: 12, color: .cyan),
  ]
  private(set) var awards: [String] = []

  func log(_ amount: Double, for id: Ring.ID) {
    guard let index = rings.firstIndex(where: { $0.id == id }) else { return }
    let wasClosed = rings[index].isClosed
    rings[index].progress += amount
    if !wasClosed, rings[index].isClosed {
      awards.append("\(id) closed")
    }
  }

  func reset() {
    for index in rings.indices { rings[index].progress = 0 }
  }
}

struct RingShape: InsettableShape {
  var fraction: Double
  var thickness: CGFloat = 20
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(fraction, thickness) }
    set { (fraction, thickness) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - thickness / 2 - insetAmount
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }

  func inset(by amount: CGFloat) -> RingShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct Shake: GeometryEffect {
  var count: CGFloat

  var animatableData: CGFloat {
    get { count }
    set { count = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(count * .pi * 2), y: 0))
  }
}

struct CountingText: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text(value, format: .number.precision(.fractionLength(0)))
      .contentTransition(.numericText(value: value))
  }
}

struct ActivityScreen: View {
  @State private var model = ActivityModel()
  @State private var thickness: CGFloat = 24
  @State private var shakes = 0
  @State private var isShowingGoals = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          rings
            .frame(width: 240, height: 240)
            .modifier(Shake(count: CGFloat(shakes)))
            .onTapGesture(perform: shake)
          ForEach(model.rings) { ring in
            RingRow(ring: ring, model: model)
          }
          Awards(awards: model.awards)
        }
        .padding()
      }
      .navigationTitle("Activity")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Goals") { isShowingGoals.toggle() }
        }
        ToolbarItem(placement: .secondaryAction) {
          Button("Reset day") {
            var transaction = Transaction(animation: .easeInOut)
            transaction.disablesAnimations = reduceMotion
            withTransaction(transaction) { model.reset() }
          }
        }
      }
      .sheet(isPresented: $isShowingGoals) {
        GoalsEditor(model: model, thickness: $thickness)
      }
    }
  }

  private var rings: some View {
    ZStack {
      ForEach(Array(model.rings.enumerated()), id: \.element.id) { index, ring in
        let inset = CGFloat(index) * (thickness + 4)
        ZStack {
          RingShape(fraction: 1, thickness: thickness)
            .inset(by: inset)
            .fill(ring.color.opacity(0.2))
          RingShape(fraction: ring.fraction, thickness: thickness)
            .inset(by: inset)
            .fill(
              AngularGradient(
                gradient: Gradient(stops: [
                  .init(color: ring.color.opacity(0.6), location: 0),
                  .init(color: ring.color, location: 1),
                ]), center: .center, angle: .degrees(-90)))
        }
        .drawingGroup()
      }
    }
    .animation(reduceMotion ? nil : .spring(duration: 0.8), value: model.rings)
  }

  private func shake() {
    withAnimation(.linear(duration: 0.4)) { shakes += 1 }
  }
}

private struct RingRow: View {
  let ring: Ring
  let model: ActivityModel

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(ring.id).foregroundStyle(ring.color)
        HStack(spacing: 2) {
          CountingText(value: ring.progress)
          Text("/ \(Int(ring.goal))").foregroundStyle(.secondary)
        }
      }
      .font(.title3.weight(.semibold))
      Spacer()
      if ring.isClosed {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
          .transition(.scale.animation(.bouncy))
      }
      Button("Log \(Int(ring.goal / 10)) \(ring.id.lowercased())") {
        withAnimation { model.log(ring.goal / 10, for: ring.id) }
      }
      .buttonStyle(.bordered)
      .tint(ring.color)
    }
  }
}

private struct Awards: View {
  let awards: [String]

  var body: some View {
    if !awards.isEmpty {
      VStack(alignment: .leading) {
        Text("Awards").font(.headline)
        ForEach(awards.indices, id: \.self) { index in
          Label(awards[index], systemImage: "medal")
            .visualEffect { content, proxy in
              content.opacity(proxy.size.width > 0 ? 1 : 0.99)
            }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background {
        RoundedRectangle(cornerRadius: 12)
          .fill(.orange.gradient.opacity(0.2))
      }
    }
  }
}

private struct GoalsEditor: View {
  @Bindable var model: ActivityModel
  @Binding var thickness: CGFloat
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      ForEach($model.rings) { $ring in
        Stepper(
          "\(ring.id): \(Int(ring.goal))", value: $ring.goal, in: 10...1000,
          step: ring.goal > 100 ? 50 : 5)
      }
      Section("Rings") {
        Slider(value: $thickness, in: 8...32) { Text("Thickness") }
      }
      Button("Done", action: { dismiss() })
    }
  }
}

#Preview {
  ActivityScreen()
}
