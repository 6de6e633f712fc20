import SwiftUI
import Testing

private struct WidestKey: PreferenceKey {
  static let defaultValue: Int = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Card: ViewModifier {
  let tint: Color
  @State private var isRaised = false

  func body(content: Content) -> some View {
    VStack {
      content
      Button("Raise \(isRaised ? "on" : "off")") { isRaised.toggle() }
    }
    .padding(.vertical, 8)
    .background(tint.gradient, in: .rect(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(tint.opacity(0.4), lineWidth: 1) }
    .shadow(color: .black.opacity(0.2), radius: isRaised ? 8 : 2, x: 0, y: 1)
  }
}

extension View {
  fileprivate func card(_ tint: Color) -> some View { modifier(Card(tint: tint)) }
}

private struct DashboardScreen: View {
  @State private var sales = 12
  @State private var visits = 340
  @State private var widest = 0

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 8)], spacing: 8) {
        Figure(name: "Sales", value: sales).card(.green)
        Figure(name: "Visits", value: visits).card(.blue)
      }
      Trend(points: [1, 3, 2])
        .trim(from: 0, to: 1)
        .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
        .frame(height: 60)
      Text("Widest \(widest)")
      HStack {
        Button("Sell") { sales += 1 }
        Button("Visit") { visits += 1000 }
      }
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .safeAreaInset(edge: .bottom) { Footer() }
  }
}

private struct Figure: View {
  let name: String
  let value: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text("\(value)").font(.system(.title, design: .rounded, weight: .bold)).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .preference(key: WidestKey.self, value: "\(value)".count)
  }
}

private struct Trend: Shape {
  let points: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: Double(index) * 10, y: point)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
  }
}

private struct Footer: View {
  var body: some View { Text("Updated now").font(.footnote).background(.bar) }
}

@MainActor @Test func `a dashboard's figures pass their width up`() {
  let rig = Rig()
  var steps = [rig.mount { DashboardScreen() }]
  steps.append(rig.tap("Sell"))
  steps.append(rig.tap("Visit"))
  steps.append(rig.tap("Raise off"))
  steps.append(rig.tap("Visit"))
  #expect(
    steps.map(\.story) == [
      """
      ran Card 2, DashboardScreen 2, Figure 2, Footer 1
      skipped Card 2, Figure 2, Footer 1
      Sales | 12 | Raise off | Visits | 340 | Raise off | Widest 3 | Sell | Visit | Updated now
      """,
      """
      ran DashboardScreen 1, Figure 1
      skipped Card 2, Figure 1, Footer 1
      Sales | 13 | Raise off | Visits | 340 | Raise off | Widest 3 | Sell | Visit | Updated now
      """,
      """
      ran DashboardScreen 2, Figure 1
      skipped Card 4, Figure 3, Footer 2
      Sales | 13 | Raise off | Visits | 1340 | Raise off | Widest 4 | Sell | Visit | Updated now
      """,
      """
      ran Card 1
      Sales | 13 | Raise on | Visits | 1340 | Raise off | Widest 4 | Sell | Visit | Updated now
      """,
      """
      ran DashboardScreen 1, Figure 1
      skipped Card 2, Figure 1, Footer 1
      Sales | 13 | Raise on | Visits | 2340 | Raise off | Widest 4 | Sell | Visit | Updated now
      """,
    ])
}
