// For iOS 17
import SwiftUI

/// One screen for all platforms, with what only one of them has in `#if`.
struct CrossPlatformScreen: View {
  @State private var level = 0.5
  @State private var isOn = false
  @FocusState private var isFieldFocused: Bool

  var body: some View {
    content
      #if os(watchOS)
        .digitalCrownRotation(
          $level, from: 0, through: 1, by: 0.1, sensitivity: .medium, isContinuous: false,
          isHapticFeedbackEnabled: true)
        .handGestureShortcut(.primaryAction)
      #elseif os(tvOS)
        .focusSection()
        .onPlayPauseCommand { isOn.toggle() }
      #elseif os(visionOS)
        .ornament(visibility: .visible, attachmentAnchor: .scene(.bottom)) { controls }
        .ornament(attachmentAnchor: .scene(.top)) { Text("Level") }
      #elseif os(macOS)
        .scrollIndicatorsFlash(trigger: isOn)
        .scrollIndicatorsFlash(onAppear: true)
        .scrollEdgeEffectStyle(.hard, for: .top)
        .windowMinimizeBehavior(.disabled)
      #else
        .hoverEffect()
        .hoverEffect(.lift)
        .statusBarHidden(isOn)
      #endif
      .toolbar { toolbar }
  }

  private var content: some View {
    VStack {
      #if os(watchOS)
        Text(level, format: .percent).digitalCrownRotation($level, from: 0, through: 1, by: 0.1)
      #elseif os(tvOS)
        ProgressView(value: level)
      #else
        Slider(value: $level)
      #endif
      controls
    }
  }

  private var controls: some View {
    Toggle("On", isOn: $isOn)
      .focused($isFieldFocused)
      #if os(macOS)
        .pickerStyle(RadioGroupPickerStyle())
        .listStyle(InsetListStyle())
      #endif
  }

  @ToolbarContentBuilder private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .automatic) {
      #if os(macOS)
        SettingsLink { Text("Settings") }
      #else
        Button("Focus") { isFieldFocused = true }
      #endif
    }
    #if os(macOS)
      ToolbarItem(placement: .automatic) { HelpLink { isOn = true } }
    #endif
  }
}

#if canImport(UIKit)
  final class CrossDelegate: NSObject, UIApplicationDelegate {}

  struct CrossApp: App {
    @UIApplicationDelegateAdaptor(CrossDelegate.self) private var delegate

    var body: some Scene {
      WindowGroup { CrossPlatformScreen() }
    }
  }
#endif
