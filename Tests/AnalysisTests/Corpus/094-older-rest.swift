// For iOS 14
import SwiftUI
import UIKit

struct OlderSettings: View {
  private enum Route: Hashable { case one, two }

  @State private var name = ""
  @State private var isActive = false
  @State private var route: Route?
  @State private var choice = 0
  @State private var level = 1
  @State private var sheet: LegacyCity?
  @State private var width: CGFloat = 0

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
        TextField("Name", text: $name) { _ in } onCommit: { isActive = true }
        TextField("Name", text: $name) { isActive = false }
        NavigationLink("Active", isActive: $isActive) { Text("Active") }
        NavigationLink(isActive: $isActive) { Text("Again") } label: { Text("Again") }
        NavigationLink(tag: Route.one, selection: $route) { Text("One") } label: { Text("One") }
        Picker("Inline", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
          .pickerStyle(InlinePickerStyle())
        Stepper(onIncrement: { level += 1 }, onDecrement: { level -= 1 }) { Text("Level \(level)") }
        Stepper("Level", onIncrement: { level += 1 }, onDecrement: { level -= 1 })
        Stepper("Level", value: $level, in: 0...9, step: 1) { _ in choice = 0 }
        Slider(value: .constant(0.5), in: 0...1, step: 0.1) { _ in choice = 1 }
        Button("Bordered") { sheet = LegacyCity(id: "Rome") }.buttonStyle(DefaultButtonStyle())
        Menu("Menu") { Text("Only") }.menuStyle(DefaultMenuStyle())
        Text("Font").font(Font(UIFont.systemFont(ofSize: 12)))
        Text("Padded").padding(Edge.Set(arrayLiteral: .top, .bottom), 4)
      }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: OlderWidthKey.self, value: proxy.size.width)
        }, alignment: .top
      )
      .onPreferenceChange(OlderWidthKey.self, perform: measured)
      .actionSheet(item: $sheet) { city in
        ActionSheet(title: Text(city.id), message: nil, buttons: [.cancel()])
      }
      .fullScreenCover(item: $sheet, content: card)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .environment(\.sizeCategory, width > 400 ? .large : .medium)
  }

  private func measured(_ width: CGFloat) { self.width = width }
  private func card(_ city: LegacyCity) -> some View { Text(city.id) }
}

private struct OlderWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct OlderToast: View {
  @State private var isShown = false
  @State private var message: String?

  var body: some View {
    GeometryReader { _ in
      VStack {
        if let message = message, isShown {
          Text(message).shadow(color: .black, radius: 2).transition(.scale)
        }
        Button("Toast") {
          message = "Saved"
          withAnimation { isShown.toggle() }
        }
      }
    }
    .alert(isPresented: .constant(false)) { Alert(title: Text("Title"), message: Text("Message")) }
    .tabItem { Text("Toast") }
  }
}
