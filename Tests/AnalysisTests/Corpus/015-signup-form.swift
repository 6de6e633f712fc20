// For iOS 16
import SwiftUI

@MainActor
final class SignUpModel: ObservableObject {
  enum Field: Hashable { case name, email, password }

  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published var acceptsTerms = false
  @Published private(set) var isSubmitting = false
  @Published private(set) var failure: SignUpFailure?

  var firstInvalid: Field? {
    if name.isEmpty { return .name }
    if !email.contains("@") { return .email }
    if password.count < 8 { return .password }
    return nil
  }

  func submit() async {
    isSubmitting = true
    defer { isSubmitting = false }
    do {
      try await Task.sleep(nanoseconds: 1_000_000)
      failure = email.hasSuffix(".invalid") ? .refused : nil
    } catch {
      failure = .cancelled
    }
  }

  func dismissFailure() { failure = nil }
}

enum SignUpFailure: LocalizedError, Identifiable {
  case refused, cancelled
  var id: Self { self }
  var errorDescription: String? { self == .refused ? "Address refused" : "Cancelled" }
}

struct SignUpForm: View {
  @StateObject private var model = SignUpModel()
  @FocusState private var focus: SignUpModel.Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $model.name)
          .textContentType(.name)
          .focused($focus, equals: .name)
        TextField("E-mail", text: $model.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .autocapitalization(.none)
          .focused($focus, equals: .email)
        SecureField("Password", text: $model.password)
          .textContentType(.newPassword)
          .privacySensitive()
          .focused($focus, equals: .password)
      } footer: {
        if model.password.count < 8 {
          Text("At least eight characters").foregroundStyle(.red)
        }
      }
      Toggle("I accept the terms", isOn: $model.acceptsTerms)
        .toggleStyle(SwitchToggleStyle(tint: .green))
      Button(action: submit) {
        if model.isSubmitting {
          ProgressView().progressViewStyle(.circular)
        } else {
          Text("Sign up").frame(maxWidth: .infinity)
        }
      }
      .disabled(!model.acceptsTerms || model.isSubmitting)
    }
    .onSubmit(submit)
    .alert(
      isPresented: Binding(
        get: { model.failure != nil }, set: { if !$0 { model.dismissFailure() } }),
      error: model.failure
    ) {
      Button("OK", role: .cancel) {}
    }
  }

  private func submit() {
    if let field = model.firstInvalid {
      focus = field
    } else {
      Task { await model.submit() }
    }
  }
}
