import SwiftUI
import Testing

private enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

private struct Settings: Equatable {
  var notifications = true
  var sounds = false
  var appearance = Appearance.system
  var textSize = 14
  var name = ""
}

private struct SettingsScreen: View {
  @State private var settings = Settings()
  @State private var isAskingToReset = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $settings.name)
            .textInputAutocapitalization(.words)
            .textContentType(.name)
            .submitLabel(.done)
          LabeledContent("Plan", value: "Free")
        }
        NotificationSection(isOn: $settings.notifications, sounds: $settings.sounds)
        AppearanceSection(appearance: $settings.appearance, textSize: $settings.textSize)
        Section {
          Button("Reset", role: .destructive) { isAskingToReset = true }
            .disabled(settings == Settings())
        } footer: {
          Text("Puts everything back.").font(.footnote).foregroundStyle(.secondary)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .confirmationDialog("Reset all?", isPresented: $isAskingToReset, titleVisibility: .visible) {
        Button("Yes", role: .destructive) { settings = Settings() }
        Button("No", role: .cancel) {}
      }
      .listSectionSpacing(.compact)
      .tint(scheme == .dark ? .orange : .blue)
    }
  }
}

private struct NotificationSection: View {
  @Binding var isOn: Bool
  @Binding var sounds: Bool

  var body: some View {
    Section {
      Toggle("Notifications", systemImage: "bell", isOn: $isOn)
      if isOn {
        Toggle(isOn: $sounds) {
          Label("Sounds", systemImage: "speaker.wave.2").labelStyle(.titleAndIcon)
        }
        .transition(.opacity.combined(with: .move(edge: .top)))
      }
    } header: {
      Text("Alerts").textCase(.uppercase)
    }
  }
}

private struct AppearanceSection: View {
  @Binding var appearance: Appearance
  @Binding var textSize: Int

  var body: some View {
    Section("Look") {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      Stepper("Size \(textSize)", value: $textSize, in: 10...20, step: 2)
      SampleText(size: textSize)
    }
  }
}

private struct SampleText: View {
  let size: Int

  var body: some View {
    Text("Sample")
      .font(.system(size: CGFloat(size), weight: .medium, design: .rounded))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.vertical, 6)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
      .accessibilityElement(children: .combine)
  }
}

@MainActor @Test func `a settings form runs the section that changed`() {
  let rig = Rig()
  var steps = [rig.mount { SettingsScreen() }]
  steps.append(rig.enter("Ada", into: "Name"))
  steps.append(rig.toggle("Notifications"))
  steps.append(rig.toggle("Notifications"))
  steps.append(rig.toggle("Sounds"))
  steps.append(rig.choose(2, in: "Appearance"))
  steps.append(rig.tap("Reset"))
  steps.append(rig.tap("Yes"))
  #expect(
    steps.map(\.story) == [
      """
      ran AppearanceSection 1, NotificationSection 1, SampleText 1, SettingsScreen 1
      Profile | Name | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | System \
      | Size 14 | Sample | Reset | Puts everything back.
      """,
      """
      ran SettingsScreen 1
      skipped AppearanceSection 1, NotificationSection 1
      Profile | Ada | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | System \
      | Size 14 | Sample | Reset | Puts everything back.
      """,
      """
      ran NotificationSection 1, SettingsScreen 1
      skipped AppearanceSection 1
      Profile | Ada | Plan | Free | Alerts | Notifications | Look | Appearance | System | Size 14 \
      | Sample | Reset | Puts everything back.
      """,
      """
      ran NotificationSection 1, SettingsScreen 1
      skipped AppearanceSection 1
      Profile | Ada | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | System \
      | Size 14 | Sample | Reset | Puts everything back.
      """,
      """
      ran NotificationSection 1, SettingsScreen 1
      skipped AppearanceSection 1
      Profile | Ada | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | System \
      | Size 14 | Sample | Reset | Puts everything back.
      """,
      """
      ran AppearanceSection 1, SettingsScreen 1
      skipped NotificationSection 1, SampleText 1
      Profile | Ada | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | Dark | \
      Size 14 | Sample | Reset | Puts everything back.
      """,
      """
      Profile | Ada | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | Dark | \
      Size 14 | Sample | Reset | Puts everything back. | Reset all? | Yes | No
      """,
      """
      ran AppearanceSection 1, NotificationSection 1, SettingsScreen 1
      skipped SampleText 1
      Profile | Name | Plan | Free | Alerts | Notifications | Sounds | Look | Appearance | System \
      | Size 14 | Sample | Reset | Puts everything back.
      """,
    ])
}
