// For iOS 17
import SwiftUI

struct AccountSettingsScreen: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("notificationsEnabled") private var notificationsEnabled = true
  @AppStorage("previewLength") private var previewLength = 2
  @AppStorage("accentName") private var accentName = "Blue"
  @State private var isConfirmingSignOut = false
  let account: SignedInAccount
  let onSignOut: () -> Void

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            AccountDetails(account: account)
          } label: {
            AccountRow(account: account)
          }
        }
        Section("Notifications") {
          Toggle("Allow notifications", isOn: $notificationsEnabled.animation())
          if notificationsEnabled {
            Stepper("Preview: \(previewLength) lines", value: $previewLength, in: 1...5)
          }
        }
        Section {
          Picker("Accent", selection: $accentName) {
            ForEach(["Blue", "Green", "Orange"], id: \.self) { name in
              Text(verbatim: name).tag(name)
            }
          }
          .pickerStyle(.menu)
        } header: {
          Text("Appearance")
        } footer: {
          Text("The accent colours buttons and links.", comment: "Below the accent picker")
        }
        Section {
          Button("Sign out", role: .destructive) { isConfirmingSignOut = true }
            .frame(maxWidth: .infinity)
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
            .keyboardShortcut(.defaultAction)
        }
      }
      .confirmationDialog(
        "Sign out of \(account.email)?", isPresented: $isConfirmingSignOut,
        titleVisibility: .visible
      ) {
        Button("Sign out", role: .destructive, action: onSignOut)
      } message: {
        Text("Drafts stay on this device.")
      }
    }
  }
}

struct SignedInAccount: Identifiable, Hashable {
  let id: Int
  var name: String
  var email: String
  var plan: String
}

private struct AccountRow: View {
  let account: SignedInAccount

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle")
        .resizable()
        .scaledToFit()
        .frame(width: 44, height: 44)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(account.name).font(.headline)
        Text(account.email).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

private struct AccountDetails: View {
  let account: SignedInAccount

  var body: some View {
    List {
      LabeledContent("Name", value: account.name)
      LabeledContent("E-mail", value: account.email)
      LabeledContent("Plan", value: account.plan)
    }
    .listStyle(.insetGrouped)
  }
}

#Preview {
  AccountSettingsScreen(
    account: SignedInAccount(id: 1, name: "Ada", email: "ada@example.com", plan: "Free")
  ) {}
}
