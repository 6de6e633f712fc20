import SwiftUI
import Testing

private struct LoginScreen: View {
  private enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var attempts = 0
  @FocusState private var field: Field?

  private var isValid: Bool { email.contains("@") && password.count >= 4 }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").imageScale(.large).symbolVariant(.fill)
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($field, equals: .email)
        .submitLabel(.next)
        .onSubmit { field = .password }
      SecureField("Password", text: $password)
        .textContentType(.password)
        .focused($field, equals: .password)
      Problem(text: problem)
      Button("Log in") {
        attempts += 1
        field = nil
      }
      .buttonStyle(FilledButton())
      .disabled(!isValid)
      .keyboardShortcut(.defaultAction)
      Attempts(count: attempts)
      Link("Help", destination: URL(filePath: "/help"))
    }
    .textFieldStyle(.roundedBorder)
    .padding()
    .background(
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .onAppear { field = .email }
    .scrollDismissesKeyboard(.interactively)
  }

  private var problem: String? {
    if email.isEmpty { return nil }
    return isValid ? nil : "Check your entries"
  }
}

private struct Problem: View {
  let text: String?

  var body: some View {
    if let text {
      Label(text, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
        .font(.footnote)
        .transition(.opacity)
    }
  }
}

private struct Attempts: View {
  let count: Int
  var body: some View { Text("Attempts: \(count)").opacity(count > 0 ? 1 : 0.2) }
}

private struct FilledButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 24)
      .background(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

@MainActor @Test func `a login validates while one types`() {
  let rig = Rig()
  var steps = [rig.mount { LoginScreen() }]
  steps.append(rig.enter("ada", into: "Email"))
  steps.append(rig.enter("ada@x.org", into: "Email"))
  steps.append(rig.enter("1234", into: "Password"))
  steps.append(rig.tap("Log in"))
  steps.append(rig.enter("1", into: "Password"))
  #expect(
    steps.map(\.story) == [
      """
      ran Attempts 1, FilledButton 1, LoginScreen 1, Problem 1
      Email | Password | Log in | Attempts: 0 | Help
      """,
      """
      ran LoginScreen 1, Problem 1
      skipped Attempts 1, FilledButton 1
      ada | Password | Check your entries | Log in | Attempts: 0 | Help
      """,
      """
      ran LoginScreen 1
      skipped Attempts 1, FilledButton 1, Problem 1
      ada@x.org | Password | Check your entries | Log in | Attempts: 0 | Help
      """,
      """
      ran FilledButton 1, LoginScreen 1, Problem 1
      skipped Attempts 1
      ada@x.org | •••• | Log in | Attempts: 0 | Help
      """,
      """
      ran Attempts 1, LoginScreen 1
      skipped FilledButton 1, Problem 1
      ada@x.org | •••• | Log in | Attempts: 1 | Help
      """,
      """
      ran FilledButton 1, LoginScreen 1, Problem 1
      skipped Attempts 1
      ada@x.org | • | Check your entries | Log in | Attempts: 1 | Help
      """,
    ])
}
