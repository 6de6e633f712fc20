import SwiftUI

enum OnboardingPage: Int, CaseIterable, Identifiable {
  case welcome, interests, notifications, profile, done

  var id: Int { rawValue }
  var next: OnboardingPage? { OnboardingPage(rawValue: rawValue + 1) }
  var previous: OnboardingPage? { OnboardingPage(rawValue: rawValue - 1) }
}

struct Interest: Identifiable, Hashable {
  let name: String
  let symbol: String
  var id: String { name }

  static let all = [
    Interest(name: "Hiking", symbol: "figure.hiking"),
    Interest(name: "Cooking", symbol: "frying.pan"),
    Interest(name: "Music", symbol: "music.note"),
    Interest(name: "Cinema", symbol: "film"),
    Interest(name: "Chess", symbol: "checkerboard.rectangle"),
    Interest(name: "Gardens", symbol: "leaf"),
  ]
}

final class OnboardingState: ObservableObject {
  @Published var page = OnboardingPage.welcome
  @Published var interests: Set<Interest> = []
  @Published var wantsReminders = false
  @Published var reminderHour = 9
  @Published var name = ""
  @Published var birthday = Date(timeIntervalSinceReferenceDate: 0)

  var canContinue: Bool {
    switch page {
    case .welcome, .notifications, .done: true
    case .interests: interests.count >= 2
    case .profile: name.count >= 2
    }
  }

  var progress: Double {
    Double(page.rawValue) / Double(OnboardingPage.allCases.count - 1)
  }

  func advance() {
    guard canContinue, let next = page.next else { return }
    page = next
  }

  func goBack() {
    if let previous = page.previous { page = previous }
  }
}

struct OnboardingScreen: View {
  @AppStorage("didOnboard") private var didOnboard = false
  @StateObject private var state = OnboardingState()

  var body: some View {
    Group {
      if didOnboard {
        HomePlaceholder { didOnboard = false }
          .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
      } else {
        VStack(spacing: 0) {
          ProgressView(value: state.progress)
            .progressViewStyle(.linear)
            .padding([.horizontal, .top])
          TabView(selection: $state.page) {
            WelcomePage().tag(OnboardingPage.welcome)
            InterestsPage(selection: $state.interests).tag(OnboardingPage.interests)
            RemindersPage(isOn: $state.wantsReminders, hour: $state.reminderHour)
              .tag(OnboardingPage.notifications)
            ProfilePage().tag(OnboardingPage.profile)
            SummaryPage().tag(OnboardingPage.done)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .animation(.easeInOut, value: state.page)
          controls
        }
      }
    }
    .environmentObject(state)
    .animation(.default, value: didOnboard)
  }

  private var controls: some View {
    HStack {
      if state.page.previous != nil {
        Button("Back", action: state.goBack)
          .transition(.scale)
      }
      Spacer()
      if state.page == .done {
        Button("Get started") { didOnboard = true }
          .buttonStyle(.borderedProminent)
      } else {
        Button("Next") {
          withAnimation(.spring()) { state.advance() }
        }
        .disabled(!state.canContinue)
      }
    }
    .controlSize(.large)
    .padding()
  }
}

private struct PageLayout<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: symbol)
          .font(.system(size: 56, weight: .light))
          .foregroundStyle(.tint)
          .padding(.top, 40)
        Text(title)
          .font(.title)
          .bold()
          .multilineTextAlignment(.center)
        content
      }
      .padding(.horizontal, 24)
    }
  }
}

private struct WelcomePage: View {
  var body: some View {
    PageLayout(title: "Welcome to **Meetly**", symbol: "hand.wave") {
      Text("Find people nearby who like what you like.")
        .foregroundStyle(.secondary)
    }
  }
}

private struct InterestsPage: View {
  @Binding var selection: Set<Interest>

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    PageLayout(title: "What do you like?", symbol: "heart.text.square") {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(Interest.all) { interest in
          let isOn = selection.contains(interest)
          Button {
            if isOn { selection.remove(interest) } else { selection.insert(interest) }
          } label: {
            Label(interest.name, systemImage: interest.symbol)
              .frame(maxWidth: .infinity, minHeight: 60)
              .background(
                isOn ? Color.accentColor.opacity(0.25) : Color(white: 0.9),
                in: RoundedRectangle(cornerRadius: 10))
          }
          .buttonStyle(.plain)
        }
      }
      Text("\(selection.count) selected")
        .font(.footnote)
        .contentTransition(.numericText())
    }
  }
}

private struct RemindersPage: View {
  @Binding var isOn: Bool
  @Binding var hour: Int

  var body: some View {
    PageLayout(title: "Stay in the loop", symbol: "bell.badge") {
      Toggle("Daily reminder", isOn: $isOn.animation(.easeIn))
        .toggleStyle(.switch)
      if isOn {
        Picker("Hour", selection: $hour) {
          ForEach(6..<23, id: \.self) { Text("\($0):00").tag($0) }
        }
        .pickerStyle(.wheel)
      }
    }
  }
}

private struct ProfilePage: View {
  @EnvironmentObject private var state: OnboardingState
  @FocusState private var isNameFocused: Bool

  var body: some View {
    PageLayout(title: "Who are you?", symbol: "person") {
      TextField("Your name", text: $state.name)
        .textFieldStyle(.roundedBorder)
        .textContentType(.name)
        .focused($isNameFocused)
      DatePicker("Birthday", selection: $state.birthday, displayedComponents: .date)
      if !state.name.isEmpty && !state.canContinue {
        Text("Two letters at least, please.").foregroundStyle(.red)
      }
    }
    .onAppear { isNameFocused = true }
  }
}

private struct SummaryPage: View {
  @EnvironmentObject private var state: OnboardingState

  var body: some View {
    PageLayout(title: "All set, \(state.name)!", symbol: "checkmark.circle") {
      GroupBox("Your interests") {
        ForEach(state.interests.sorted { $0.name < $1.name }) { interest in
          Label(interest.name, systemImage: interest.symbol)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      if state.wantsReminders {
        Text("We will write at \(state.reminderHour) o'clock.")
      }
    }
  }
}

private struct HomePlaceholder: View {
  let restart: () -> Void

  var body: some View {
    VStack {
      Text("Home").font(.largeTitle)
      Button("Show the introduction again", action: restart)
    }
  }
}

#Preview {
  OnboardingScreen()
}
