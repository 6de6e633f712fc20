// For iOS 18, macOS 15
import SwiftUI

extension Text {
  enum MarkdownSyntax { case inline, full }

  init(markdown: String) { self.init(LocalizedStringKey(markdown)) }
  init(markdown: String, syntax: MarkdownSyntax) {
    self.init(syntax == .inline ? LocalizedStringKey(markdown) : LocalizedStringKey("\(markdown)\n"))
  }
}

extension Color {
  init(_ hex: UInt32, alpha: Double) { self = Color(hex: hex).opacity(alpha) }
}

extension Link where Label == Text {
  init(title: LocalizedStringKey, url: URL) { self.init(title, destination: url) }
}

extension ButtonRole {
  init?(_ isDangerous: Bool) {
    guard isDangerous else { return nil }
    self = .destructive
  }
}

extension TextAlignment {
  init(_ alignment: HorizontalAlignment) {
    self = alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
  }
}

extension ColorScheme {
  init(_ isDark: Bool) { self = isDark ? .dark : .light }
}

extension Toggle where Label == Text {
  init(_ setting: Binding<Bool>) { self.init("Setting", isOn: setting) }
}

extension Binding where Value == Bool {
  init<Wrapped: Sendable>(unwrapping optional: Binding<Wrapped?>) {
    self.init(get: { optional.wrappedValue != nil }, set: { if !$0 { optional.wrappedValue = nil } })
  }

  init(onDismiss: @escaping @Sendable () -> Void) {
    self.init(get: { true }, set: { if !$0 { onDismiss() } })
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  init(
    _ title: LocalizedStringKey, icon: HouseIcon, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, icon: icon) }
  }
}

extension Picker where Label == Text, SelectionValue == HouseIcon, Content == ForEach<[HouseIcon], HouseIcon, Text> {
  init(_ title: LocalizedStringKey, selection: Binding<HouseIcon>) {
    self.init(title, selection: selection) {
      ForEach(HouseIcon.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}

struct ConvenienceDemo: View {
  @State private var icon = HouseIcon.home
  @State private var isOn = false
  @State private var error: String?

  var body: some View {
    Form {
      Text(markdown: "**Bold**")
      Text(markdown: "# Title", syntax: .full)
      Color(0x2B6CB0, alpha: 0.4).frame(height: 8)
      Link(title: "Manual", url: URL(string: "https://example.com")!)
      Picker("Icon", icon: .home, selection: $icon) { Text("Home").tag(HouseIcon.home) }
      Picker("Any icon", selection: $icon)
      Toggle($isOn)
      Button("Delete", role: ButtonRole(isOn)) { error = "Failed" }
      Text("Aligned").multilineTextAlignment(TextAlignment(.leading))
      GeometryReader { Color.clear.frame(width: $0.size.width / 2) }
    }
    .alert("Failed", isPresented: Binding(unwrapping: $error)) { Button("OK") {} }
    .environment(\.colorScheme, ColorScheme(isOn))
    .transformEnvironment(\.lineLimit) { limit in limit = 3 }
    .transaction(quiet)
  }

  private func quiet(_ transaction: inout Transaction) { transaction.disablesAnimations = isOn }
}
