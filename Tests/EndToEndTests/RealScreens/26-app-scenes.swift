import SwiftUI

@main
struct FieldNotesApp: App {
  @StateObject private var session = Session()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(session)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { session.lock() }
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New observation") { session.isRecording = true }
          .keyboardShortcut("n")
      }
      CommandMenu("Session") {
        Button("Lock") { session.lock() }
      }
    }
  }
}

struct Observation: Identifiable, Hashable {
  let id: Int
  var species: String
  var count: Int
  var habitat: Habitat
  var weather: Set<Weather> = []
}

enum Habitat: String, CaseIterable, Identifiable {
  case forest, meadow, shore
  var id: Self { self }
}

enum Weather: String, CaseIterable, Identifiable, Comparable {
  case clear, fog, wind
  var id: Self { self }
  static func < (a: Weather, b: Weather) -> Bool { a.rawValue < b.rawValue }
}

@MainActor
final class Session: ObservableObject {
  @Published private(set) var isLocked = true
  @Published private(set) var wrongCodes = 0
  @Published var isRecording = false
  @Published var observations: [Observation] = [
    Observation(id: 1, species: "Heron", count: 2, habitat: .shore)
  ]

  func unlock(with code: String) {
    if code.isEmpty {
      wrongCodes += 1
    } else {
      isLocked = false
      wrongCodes = 0
    }
  }

  func lock() {
    isLocked = true
    isRecording = false
  }

  func record(_ observation: Observation) {
    var observation = observation
    observation.id == 0 ? nil : observations.removeAll { $0.id == observation.id }
    observation = Observation(
      id: observations.count + 1, species: observation.species, count: observation.count,
      habitat: observation.habitat, weather: observation.weather)
    observations.append(observation)
  }
}

struct RootView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    ZStack {
      if session.isLocked {
        LockView()
          .transition(.opacity)
      } else {
        JournalView()
      }
    }
    .animation(.easeInOut(duration: 0.25), value: session.isLocked)
    .sheet(isPresented: $session.isRecording) {
      RecordSheet()
    }
    .onOpenURL { url in
      session.isRecording = url.host == "record"
    }
  }
}

private struct LockView: View {
  @EnvironmentObject private var session: Session
  @State private var code = ""

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "binoculars.fill").font(.largeTitle)
      SecureField("Code", text: $code)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .frame(maxWidth: 200)
        .onSubmit { session.unlock(with: code) }
      Button("Unlock") {
        session.unlock(with: code)
        code = ""
      }
      if session.wrongCodes > 0 {
        Text("Wrong code (\(session.wrongCodes))")
          .foregroundColor(.red)
      }
    }
  }
}

private struct JournalView: View {
  @EnvironmentObject private var session: Session
  @State private var habitat: Habitat?
  @State private var sortsByCount = false

  private var observations: [Observation] {
    let shown = session.observations.filter { habitat == nil || $0.habitat == habitat }
    return sortsByCount ? shown.sorted { ($0.count, $0.id) > ($1.count, $1.id) } : shown
  }

  var body: some View {
    NavigationStack {
      List {
        Picker("Habitat", selection: $habitat) {
          Text("Any").tag(nil as Habitat?)
          ForEach(Habitat.allCases) { Text($0.rawValue).tag($0 as Habitat?) }
        }
        ForEach(observations) { observation in
          ObservationRow(observation: observation)
        }
      }
      .navigationTitle("Field notes")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Lock", action: session.lock)
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Record") { session.isRecording = true }
        }
        ToolbarItem(placement: .bottomBar) {
          Toggle("Most first", isOn: $sortsByCount)
            .toggleStyle(.button)
        }
      }
    }
  }
}

private struct ObservationRow: View {
  let observation: Observation
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) {
      LabeledContent("Habitat", value: observation.habitat.rawValue)
      LabeledContent(
        "Weather",
        value: observation.weather.sorted().map(\.rawValue).formatted(.list(type: .and)))
    } label: {
      HStack {
        Text(observation.species)
        Spacer()
        Text("×\(observation.count)").monospacedDigit()
      }
    }
  }
}

private struct RecordSheet: View {
  @EnvironmentObject private var session: Session
  @Environment(\.dismiss) private var dismiss
  @State private var draft = Observation(id: 0, species: "", count: 1, habitat: .forest)

  var body: some View {
    NavigationStack {
      Form {
        TextField("Species", text: $draft.species)
        Stepper("Count: \(draft.count)", value: $draft.count, in: 1...999)
        Picker("Habitat", selection: $draft.habitat) {
          ForEach(Habitat.allCases) { Text($0.rawValue.capitalized) }
        }
        Section("Weather") {
          ForEach(Weather.allCases) { weather in
            Toggle(weather.rawValue.capitalized, isOn: $draft.weather.contains(weather))
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            session.record(draft)
            dismiss()
          }
          .disabled(draft.species.isEmpty)
        }
      }
    }
  }
}

extension Binding {
  func contains<Element: Hashable>(_ element: Element) -> Binding<Bool>
  where Value == Set<Element> {
    Binding<Bool> {
      wrappedValue.contains(element)
    } set: { isMember in
      if isMember { wrappedValue.insert(element) } else { wrappedValue.remove(element) }
    }
  }
}

#Preview {
  RootView().environmentObject(Session())
}
