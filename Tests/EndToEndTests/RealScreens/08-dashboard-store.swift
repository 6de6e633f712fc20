import Combine
import SwiftUI

// MARK: Store

typealias Reducer<State, Action> = (inout State, Action) -> Void

final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reducer: Reducer<State, Action>
  private let middleware: (State, Action) -> AnyPublisher<Action, Never>
  private var effects = Set<AnyCancellable>()

  init(
    initial: State, reducer: @escaping Reducer<State, Action>,
    middleware: @escaping (State, Action) -> AnyPublisher<Action, Never> = { _, _ in
      Empty().eraseToAnyPublisher()
    }
  ) {
    state = initial
    self.reducer = reducer
    self.middleware = middleware
  }

  func send(_ action: Action) {
    reducer(&state, action)
    middleware(state, action)
      .sink { [weak self] next in self?.send(next) }
      .store(in: &effects)
  }

  func binding<Value>(
    _ keyPath: KeyPath<State, Value>, _ action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
  }
}

// MARK: Domain

struct Metric: Identifiable, Equatable {
  let id: String
  var values: [Double]
  var unit: String

  var latest: Double { values.last ?? 0 }
  var trend: Double {
    guard values.count > 1 else { return 0 }
    return latest - values[values.count - 2]
  }
}

enum Range: String, CaseIterable, Identifiable {
  case day = "D"
  case week = "W"
  case month = "M"
  var id: String { rawValue }
  var points: Int { self == .day ? 4 : self == .week ? 7 : 12 }
}

struct DashboardState: Equatable {
  var range = Range.week
  var metrics: [Metric] = []
  var hidden: Set<String> = []
  var isEditing = false
  var log: [String] = []
  var reloads = 0

  var visible: [Metric] { metrics.filter { !hidden.contains($0.id) } }
}

enum DashboardAction: Equatable {
  case appeared
  case reload
  case loaded([Metric])
  case selected(Range)
  case toggled(Metric.ID)
  case editing(Bool)
  case clearLog
}

func dashboardReducer(_ state: inout DashboardState, _ action: DashboardAction) {
  switch action {
  case .appeared, .reload: state.reloads += 1
  case .loaded(let metrics): state.metrics = metrics
  case .selected(let range): state.range = range
  case .toggled(let id): state.hidden.formSymmetricDifference([id])
  case .editing(let isEditing): state.isEditing = isEditing
  case .clearLog: state.log = []
  }
  if action != .clearLog {
    state.log = Array((state.log + [String(describing: action).prefix(24).description]).suffix(5))
  }
}

func dashboardMiddleware(
  _ state: DashboardState, _ action: DashboardAction
) -> AnyPublisher<DashboardAction, Never> {
  switch action {
  case .appeared, .reload, .selected:
    let metrics = ["Revenue", "Visitors", "Errors"].enumerated().map { offset, name in
      Metric(
        id: name,
        values: (0..<state.range.points).map {
          Double(($0 * 37 + offset * 11 + state.reloads * 5) % 50) + 10
        },
        unit: name == "Revenue" ? "€" : "")
    }
    return Just(.loaded(metrics)).eraseToAnyPublisher()
  default:
    return Empty().eraseToAnyPublisher()
  }
}

// MARK: Views

struct DashboardScreen: View {
  @StateObject private var store = Store(
    initial: DashboardState(), reducer: dashboardReducer, middleware: dashboardMiddleware)

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Picker("Range", selection: store.binding(\.range, DashboardAction.selected)) {
            ForEach(Range.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 12)], spacing: 12) {
            ForEach(store.state.visible) { metric in
              NavigationLink(destination: MetricDetail(metric: metric)) {
                MetricTile(metric: metric).equatable()
              }
              .buttonStyle(PlainButtonStyle())
            }
          }
          if store.state.isEditing { editor }
          LogView(lines: store.state.log) { store.send(.clearLog) }
        }
        .padding()
      }
      .navigationBarTitle("Dashboard")
      .navigationBarItems(
        leading: Button("Reload") { store.send(.reload) },
        trailing: Toggle(
          "Edit",
          isOn: store.binding(\.isEditing, DashboardAction.editing).animation(.easeInOut)))
    }
    .onAppear { store.send(.appeared) }
    .environmentObject(store)
  }

  private var editor: some View {
    GroupBox(label: Text("Shown metrics")) {
      ForEach(store.state.metrics) { metric in
        Toggle(
          metric.id,
          isOn: Binding(
            get: { !store.state.hidden.contains(metric.id) },
            set: { _ in store.send(.toggled(metric.id)) }))
      }
    }
    .transition(.move(edge: .bottom))
  }
}

struct MetricTile: View, Equatable {
  let metric: Metric

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(metric.id).font(.caption).foregroundColor(.secondary)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(metric.latest, format: .number.precision(.fractionLength(0)))
          .font(.system(.title, design: .rounded).weight(.bold))
        Text(metric.unit)
      }
      Label(
        String(format: "%+.0f", metric.trend),
        systemImage: metric.trend < 0 ? "arrow.down.right" : "arrow.up.right"
      )
      .font(.footnote)
      .foregroundColor(metric.trend < 0 ? .red : .green)
      Sparkline(values: metric.values)
        .stroke(Color.accentColor, lineWidth: 2)
        .frame(height: 40)
    }
    .padding()
    .background(Color.secondary.opacity(0.1))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

struct Sparkline: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let highest = values.max(), highest > 0, values.count > 1 else { return path }
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat(value / highest))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct MetricDetail: View {
  let metric: Metric
  @EnvironmentObject var store: Store<DashboardState, DashboardAction>

  var body: some View {
    List {
      ForEach(Array(metric.values.enumerated()), id: \.offset) { index, value in
        HStack {
          Text("Point \(index + 1)")
          Spacer()
          Text(value, format: .number).foregroundColor(.secondary)
        }
      }
      Button(store.state.hidden.contains(metric.id) ? "Show" : "Hide") {
        store.send(.toggled(metric.id))
      }
    }
    .navigationBarTitle(Text(metric.id), displayMode: .inline)
  }
}

private struct LogView: View {
  let lines: [String]
  let clear: () -> Void

  var body: some View {
    DisclosureGroup("Last actions") {
      ForEach(lines.indices, id: \.self) { index in
        Text(lines[index]).font(.caption.monospaced())
      }
      Button("Clear", action: clear)
    }
  }
}

struct DashboardScreen_Previews: PreviewProvider {
  static var previews: some View {
    DashboardScreen()
      .previewDisplayName("Dashboard")
      .previewLayout(.sizeThatFits)
  }
}

#Preview("Dashboard") {
  DashboardScreen()
}
