// For iOS 16, macOS 13
import SwiftUI

/// The house's colours, icons and type sizes.
enum HouseIcon: String, CaseIterable {
  case home = "house"
  case inbox = "tray"
  case people = "person.2"
}

enum DesignSystemColor {
  case surface, accent, danger

  fileprivate var color: Color {
    switch self {
    case .surface: Color(hex: 0xF4F1EA)
    case .accent: Color(hex: 0x2B6CB0, alpha: 0.95)
    case .danger: Color(hexString: "C53030")
    }
  }
}

extension Color {
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
    if alpha < 1 { self = opacity(alpha) }
  }

  init(hexString: String) {
    self.init(hex: UInt32(hexString, radix: 16) ?? 0)
  }

  init(designSystemColor: DesignSystemColor) { self = designSystemColor.color }

  init(light: Color, dark: Color) { self = light.mix(dark) }

  private func mix(_ other: Color) -> Color { self }
}

extension Image {
  init(icon: HouseIcon) { self.init(systemName: icon.rawValue) }
  init(systemSymbol: HouseIcon) { self.init(icon: systemSymbol) }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, icon: HouseIcon) {
    self.init { Text(title) } icon: { Image(icon: icon) }
  }

  init(_ title: LocalizedStringKey, systemSymbol: HouseIcon) { self.init(title, icon: systemSymbol) }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ title: LocalizedStringKey, icon: HouseIcon, action: @escaping () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, icon: icon) }
  }

  init(
    _ title: LocalizedStringKey, icon: HouseIcon, role: ButtonRole, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, icon: icon) }
  }
}

struct HouseGallery: View {
  @State private var taps = 0

  var body: some View {
    List {
      Section("Icons") {
        ForEach(HouseIcon.allCases, id: \.self) { icon in
          Label(LocalizedStringKey(icon.rawValue), icon: icon)
        }
        Label("Home", systemSymbol: .home)
        Image(systemSymbol: .people).imageScale(.large)
        Image(icon: .inbox).renderingMode(.template)
      }
      Section("Buttons") {
        Button("Tapped \(taps) times", icon: .home) { taps += 1 }
        Button("Reset", icon: .inbox, role: .destructive) { taps = 0 }
        Button("Again", icon: .people, action: { taps += 1 })
      }
      .listRowBackground(Color(designSystemColor: .surface))
      Section("Colours") {
        Swatch(color: Color(hex: 0x38A169))
        Swatch(color: Color(hex: 0x38A169, alpha: 0.5))
        Swatch(color: Color(light: .white, dark: .black))
        Swatch(color: Color(hexString: "805AD5"))
      }
    }
  }
}

private struct Swatch: View {
  let color: Color

  var body: some View {
    color.frame(height: 32).cornerRadius(6)
  }
}
