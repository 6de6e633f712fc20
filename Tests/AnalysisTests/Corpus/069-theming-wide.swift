// For iOS 17, macOS 14
import SwiftUI

struct ReaderPreferences: Codable, Equatable {
  var fontSize = 17.0
  var lineHeight = 1.4
  var isSerif = false
  var background = "paper"
  var margin = 16.0
}

extension ReaderPreferences: RawRepresentable {
  init?(rawValue: String) {
    guard let data = rawValue.data(using: .utf8),
      let value = try? JSONDecoder().decode(Values.self, from: data)
    else { return nil }
    self.init(
      fontSize: value.fontSize, lineHeight: value.lineHeight, isSerif: value.isSerif,
      background: value.background, margin: value.margin)
  }

  var rawValue: String {
    let values = Values(
      fontSize: fontSize, lineHeight: lineHeight, isSerif: isSerif, background: background,
      margin: margin)
    return (try? JSONEncoder().encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private struct Values: Codable {
    var fontSize: Double
    var lineHeight: Double
    var isSerif: Bool
    var background: String
    var margin: Double
  }
}

struct ReaderPage: View {
  @AppStorage("reader.preferences") private var preferences = ReaderPreferences()
  @State private var isEditing = false
  let text: String

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: preferences.fontSize, design: preferences.isSerif ? .serif : .default))
        .lineSpacing(preferences.fontSize * (preferences.lineHeight - 1))
        .padding(.horizontal, preferences.margin)
    }
    .background(Color(preferences.background, bundle: .main))
    .toolbar {
      Button("Appearance", systemImage: "textformat.size") { isEditing = true }
    }
    .popover(isPresented: $isEditing) {
      ReaderPreferencesForm(preferences: $preferences)
    }
  }
}

private struct ReaderPreferencesForm: View {
  @Binding var preferences: ReaderPreferences

  var body: some View {
    Form {
      Slider(value: $preferences.fontSize, in: 12...32) { Text("Size") }
      Slider(value: $preferences.lineHeight, in: 1...2) { Text("Line height") }
      Toggle("Serif", isOn: $preferences.isSerif)
      BackgroundPicker(name: $preferences.background)
      Slider(value: $preferences.margin, in: 0...64) { Text("Margin") }
      Button("Reset") { preferences = ReaderPreferences() }
    }
  }
}

private struct BackgroundPicker: View {
  @Binding var name: String

  var body: some View {
    Picker("Background", selection: $name) {
      ForEach(["paper", "white", "night"], id: \.self) { name in
        Text(name.capitalized).tag(name)
      }
    }
  }
}
