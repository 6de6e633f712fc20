import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

enum Sound: String, CaseIterable {
  case chime, bell, marimba, none
}

struct SettingsScreen: View {
  @AppStorage("theme") private var theme: AppTheme = .system
  @AppStorage("notifications") private var notificationsEnabled = true
  @AppStorage("sound") private var sound = Sound.chime
  @AppStorage("badge") private var showsBadge = true
  @AppStorage("fontSize") private var fontSize = 16.0
  @AppStorage("pageSize") private var pageSize = 25
  @State private var isConfirmingReset = false
  @State private var showsAbout = false

  var body: some View {
    NavigationStack {
      Form {
        accountSection
        Section {
          Picker("Appearance", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          FontSizeRow(size: $fontSize)
        } header: {
          Text("Look")
        } footer: {
          Text("The font size applies to articles only.")
        }
        notifications
        Section("Reading") {
          Stepper("Articles per page: \(pageSize)", value: $pageSize, in: 10...100, step: 5)
          NavigationLink("Blocked words") {
            BlockedWordsScreen()
          }
        }
        Section {
          Button("About this app") { showsAbout = true }
          Link("Privacy policy", destination: URL(string: "https://example.org/privacy")!)
          Button("Reset all settings", role: .destructive) {
            isConfirmingReset = true
          }
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .confirmationDialog(
        "Reset all settings?", isPresented: $isConfirmingReset, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
      .sheet(isPresented: $showsAbout) {
        AboutSheet()
          .presentationDetents([.medium, .large])
      }
    }
    .preferredColorScheme(theme.colorScheme)
  }

  private var accountSection: some View {
    Section {
      HStack(spacing: 12) {
        Image(systemName: "person.crop.circle.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 48, height: 48)
          .foregroundStyle(.secondary)
        VStack(alignment: .leading) {
          Text("Mina Park").font(.headline)
          Text(verbatim: "mina@example.org")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }

  @ViewBuilder
  private var notifications: some View {
    Section("Notifications") {
      Toggle("Allow notifications", isOn: $notificationsEnabled.animation())
      if notificationsEnabled {
        Toggle("Badge", isOn: $showsBadge)
        Picker("Sound", selection: $sound) {
          ForEach(Sound.allCases, id: \.self) {
            Text($0.rawValue.capitalized)
          }
        }
      }
    }
    .onChange(of: notificationsEnabled) { _, isEnabled in
      if !isEnabled { showsBadge = false }
    }
  }

  private func reset() {
    theme = .system
    notificationsEnabled = true
    sound = .chime
    fontSize = 16
    pageSize = 25
  }
}

private struct FontSizeRow: View {
  @Binding var size: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      LabeledContent("Font size", value: size.formatted(.number.precision(.fractionLength(0))))
      Slider(value: $size, in: 12...24, step: 1) {
        Text("Font size")
      } minimumValueLabel: {
        Image(systemName: "textformat.size.smaller")
      } maximumValueLabel: {
        Image(systemName: "textformat.size.larger")
      }
      Text("The quick brown fox jumps over the lazy dog.")
        .font(.system(size: size))
        .lineLimit(2)
    }
    .padding(.vertical, 4)
  }
}

private struct BlockedWordsScreen: View {
  @State private var words = ["spoiler", "giveaway", "crypto"]
  @State private var newWord = ""
  @FocusState private var isFieldFocused: Bool

  private var trimmed: String {
    newWord.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  var body: some View {
    List {
      Section {
        TextField("New word", text: $newWord)
          .focused($isFieldFocused)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.done)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(trimmed.isEmpty || words.contains(trimmed))
      }
      Section("^[\(words.count) word](inflect: true)") {
        ForEach(words, id: \.self) { word in
          Text(word)
        }
        .onDelete { words.remove(atOffsets: $0) }
      }
    }
    .navigationTitle("Blocked words")
    .toolbar {
      EditButton()
    }
  }

  private func add() {
    guard !trimmed.isEmpty, !words.contains(trimmed) else { return }
    withAnimation { words.insert(trimmed, at: 0) }
    newWord = ""
    isFieldFocused = true
  }
}

private struct AboutSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Image(systemName: "newspaper.fill")
          .font(.system(size: 64))
          .foregroundStyle(.tint)
          .onTapGesture { taps += 1 }
        Text("Daily Digest").font(.title2.bold())
        Text("Version 4.2 (118)").foregroundStyle(.secondary)
        if taps >= 3 {
          Text("You found the hidden newspaper boy.")
            .transition(.opacity)
        }
      }
      .padding()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}

#Preview {
  SettingsScreen()
}
