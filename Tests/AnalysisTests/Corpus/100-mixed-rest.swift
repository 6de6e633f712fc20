// For iOS 17, macOS 14
import SwiftUI

private struct MarksKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

struct MarkedText: View {
  @State private var path = NavigationPath()
  @State private var isOn = false
  @State private var opened: Int?
  @State private var level = 3
  @State private var alignment = Edge.Set()
  let items: [String]

  var body: some View {
    NavigationStack(path: $path) {
      List(Array(items.enumerated()), id: \.offset) { index, item in
        Button("\(index): \(item)") { opened = index }
          .anchorPreference(key: MarksKey.self, value: .center, transform: { [$0] })
      }
      .navigationDestination(for: Int.self) { number in Text("Number \(number)") }
      .padding(alignment)
    }
    .backgroundPreferenceValue(MarksKey.self) { marks in
      GeometryReader { proxy in
        ForEach(marks.indices, id: \.self) { index in
          Circle().frame(width: 4).position(proxy[marks[index]])
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      VStack {
        Toggle("Padded", isOn: $isOn.animation(.default))
        Stepper("Level", value: $level, in: 0...9, step: 1) { alignment = $0 ? .all : [] }
        Button("Bordered") { isOn.toggle() }.buttonStyle(BorderedButtonStyle())
        Button("Prominent") { path = NavigationPath() }
          .buttonStyle(BorderedProminentButtonStyle())
          .keyboardShortcut("p", modifiers: EventModifiers(arrayLiteral: .command, .shift))
      }
    }
    .onContinueUserActivity("com.example.item") { opened = $0.title?.count }
    .overlay {
      if let opened, isOn {
        ContentUnavailableView { Label("Item \(opened)", systemImage: "doc") }
      }
    }
  }
}

struct ThreeColumns: View {
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var compact = NavigationSplitViewColumn.detail
  @State private var slider = 0.5

  var body: some View {
    NavigationSplitView(
      columnVisibility: $columns, preferredCompactColumn: $compact,
      sidebar: { Text("Sidebar") }, detail: detail)
  }

  private func detail() -> some View {
    VStack {
      Slider(
        value: $slider, in: 0...1, step: 0.1, label: { Text("Level") },
        minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("1") })
      Button("All columns") {
        columns = .all
        compact = .sidebar
      }
    }
  }
}

struct EnvironmentProbe {
  static let defaults = EnvironmentValues()

  static func outline(of shape: some Shape) -> Path {
    shape.path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
