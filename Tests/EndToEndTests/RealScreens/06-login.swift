import Combine
import SwiftUI

struct Credentials: Equatable {
  var email = ""
  var password = ""
}

enum AuthError: LocalizedError, Equatable {
  case wrongPassword
  case locked(until: Int)

  var errorDescription: String? {
    switch self {
    case .wrongPassword: return "The password is not correct."
    case .locked(let seconds): return "Too many attempts. Try again in \(seconds) s."
    }
  }
}

protocol Authenticating {
  func signIn(_ credentials: Credentials) async -> Result<String, AuthError>
}

final class MockAuthenticator: Authenticating {
  private var failures = 0

  func signIn(_ credentials: Credentials) async -> Result<String, AuthError> {
    try? await Task.sleep(nanoseconds: 800_000_000)
    guard credentials.password.count.isMultiple(of: 2) else {
      failures += 1
      return .failure(failures > 2 ? .locked(until: failures * 10) : .wrongPassword)
    }
    failures = 0
    return .success(credentials.email.components(separatedBy: "@").first ?? "you")
  }
}

@MainActor
final class LoginViewModel: ObservableObject {
  @Published var credentials = Credentials()
  @Published var remembersMe = true
  @Published private(set) var emailHint: String?
  @Published private(set) var strength = 0
  @Published private(set) var isWorking = false
  @Published var error: AuthError?
  @Published private(set) var user: String?

  private let authenticator: Authenticating
  private var cancellables = Set<AnyCancellable>()

  init(authenticator: Authenticating = MockAuthenticator()) {
    self.authenticator = authenticator

    $credentials
      .map(\.email)
      .removeDuplicates()
      .dropFirst()
      .map { email -> String? in
        email.isEmpty || email.contains("@") ? nil : "That is not an e-mail address."
      }
      .sink { [weak self] in self?.emailHint = $0 }
      .store(in: &cancellables)

    $credentials
      .map { Self.strength(of: $0.password) }
      .removeDuplicates()
      .assign(to: &$strength)
  }

  var canSubmit: Bool {
    credentials.email.contains("@") && !credentials.password.isEmpty && !isWorking
  }

  func submit() async {
    guard canSubmit else { return }
    isWorking = true
    defer { isWorking = false }
    switch await authenticator.signIn(credentials) {
    case .success(let name): user = name
    case .failure(let error): self.error = error
    }
  }

  func signOut() {
    user = nil
    credentials.password = ""
    if !remembersMe { credentials.email = "" }
  }

  nonisolated private static func strength(of password: String) -> Int {
    let checks: [(Character) -> Bool] = [
      { $0.isUppercase }, { $0.isNumber }, { $0.isPunctuation },
    ]
    return checks.filter { password.contains(where: $0) }.count + (password.count > 7 ? 1 : 0)
  }
}

struct LoginScreen: View {
  private enum Field: Hashable {
    case email, password
  }

  @StateObject private var model = LoginViewModel()
  @FocusState private var focus: Field?
  @State private var showsPassword = false

  var body: some View {
    NavigationStack {
      if let user = model.user {
        WelcomeView(user: user, signOut: model.signOut)
      } else {
        form
      }
    }
  }

  private var form: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: "lock.shield")
        .symbolVariant(model.canSubmit ? .fill : .none)
        .font(.system(size: 60))
        .foregroundStyle(.blue.gradient)
      VStack(alignment: .leading, spacing: 4) {
        TextField("E-mail", text: $model.credentials.email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
        if let hint = model.emailHint {
          Text(hint).font(.caption).foregroundStyle(.red)
        }
      }
      .fieldBackground(isActive: focus == .email)
      HStack {
        Group {
          if showsPassword {
            TextField("Password", text: $model.credentials.password)
          } else {
            SecureField("Password", text: $model.credentials.password)
          }
        }
        .textContentType(.password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
        .onSubmit { Task { await model.submit() } }
        Button(showsPassword ? "Hide" : "Show") { showsPassword.toggle() }
          .font(.caption)
      }
      .fieldBackground(isActive: focus == .password)
      StrengthMeter(level: model.strength)
      Toggle("Remember me", isOn: $model.remembersMe)
      Button {
        focus = nil
        Task { await model.submit() }
      } label: {
        HStack {
          if model.isWorking { ProgressView() }
          Text(model.isWorking ? "Signing in…" : "Sign in")
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!model.canSubmit)
      Spacer()
      NavigationLink("Forgot password?") {
        ResetPasswordView(email: model.credentials.email)
      }
    }
    .padding()
    .alert(
      "Sign in failed", isPresented: Binding(presenting: $model.error), presenting: model.error
    ) { error in
      if error == .wrongPassword {
        Button("Try again") { focus = .password }
      }
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(error.localizedDescription)
    }
    .onAppear { focus = .email }
    .navigationTitle("Sign in")
  }
}

extension Binding where Value == Bool {
  init<Wrapped>(presenting source: Binding<Wrapped?>) {
    self.init(
      get: { source.wrappedValue != nil },
      set: { if !$0 { source.wrappedValue = nil } })
  }
}

private struct FieldBackground: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(Color.gray.opacity(0.12))
      .cornerRadius(10)
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .stroke(isActive ? Color.accentColor : Color.clear, lineWidth: 1))
  }
}

extension View {
  fileprivate func fieldBackground(isActive: Bool) -> some View {
    modifier(FieldBackground(isActive: isActive))
  }
}

private struct StrengthMeter: View {
  let level: Int

  private var color: Color {
    switch level {
    case 0, 1: .red
    case 2: .orange
    case 3: .yellow
    default: .green
    }
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<4) { index in
        Capsule()
          .fill(index < level ? color : Color.gray.opacity(0.3))
          .frame(height: 4)
      }
      Text(["weak", "weak", "fair", "good", "strong"][level]).font(.caption2)
    }
    .animation(.easeInOut(duration: 0.2), value: level)
    .accessibilityHidden(true)
  }
}

private struct WelcomeView: View {
  let user: String
  let signOut: () -> Void

  var body: some View {
    VStack(spacing: 20) {
      Text("Hello, \(user)").font(.title)
      Button("Sign out", role: .destructive, action: signOut)
    }
  }
}

private struct ResetPasswordView: View {
  @State var email: String
  @State private var isSent = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
      if isSent {
        Text("Check your inbox.")
        Button("Back to sign in") { dismiss() }
      } else {
        Button("Send link") { isSent = true }.disabled(!email.contains("@"))
      }
    }
    .navigationTitle("Reset password")
  }
}

#Preview {
  LoginScreen()
}
