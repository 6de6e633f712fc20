// For iOS 16, macOS 13
import SwiftUI

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var tint: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .foregroundStyle(.white)
      .background(Capsule().fill(isEnabled ? tint : .gray))
      .opacity(configuration.isPressed ? 0.7 : 1)
      .scaleEffect(configuration.isPressed ? 0.97 : 1, anchor: .center)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
  static func pill(tint: Color) -> PillButtonStyle { PillButtonStyle(tint: tint) }
}

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .foregroundColor(configuration.isOn ? .accentColor : .secondary)
      }
    }
    .buttonStyle(PlainButtonStyle())
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundStyle(.secondary)
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      Capsule()
        .fill(.quaternary)
        .frame(height: 6)
        .overlay(alignment: .leading) {
          Capsule()
            .scale(x: configuration.fractionCompleted ?? 0, y: 1, anchor: .leading)
            .fill(.tint)
        }
    }
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct StyleGallery: View {
  @State private var isOn = true

  var body: some View {
    GroupBox(label: Text("Download")) {
      Toggle("Wi-Fi only", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      ProgressView(value: 0.4, total: 1) { Text("Fetching") }
        .progressViewStyle(BarProgressStyle())
      Label("Details", systemImage: "chevron.right").labelStyle(TrailingIconLabelStyle())
      Button("Start") { isOn = true }.buttonStyle(.pill)
      Button("Stop") { isOn = false }.buttonStyle(.pill(tint: .red))
      Button("Help") {}.buttonStyle(BorderlessButtonStyle())
    }
    .groupBoxStyle(CardGroupBoxStyle())
  }
}
