// For iOS 15, macOS 12
import SwiftUI

/// The app's own links and rows, over SwiftUI's.
extension NavigationLink where Destination: View, Label == SwiftUI.Label<Text, Image> {
  init(_ title: LocalizedStringKey, icon: HouseIcon, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { SwiftUI.Label(title, icon: icon) }
  }

  init<Value>(
    _ title: LocalizedStringKey, value: Value?, fallbackValue: Value, icon: HouseIcon,
    destination: (Value) -> Destination
  ) {
    self.init {
      destination(value ?? fallbackValue)
    } label: {
      SwiftUI.Label(title, icon: icon)
    }
  }

  init<Value>(
    _ title: LocalizedStringKey, value: Value?, fallbackValue: Value,
    destination: (Value) -> Destination
  ) {
    self.init(
      title, value: value, fallbackValue: fallbackValue, icon: .home, destination: destination)
  }
}

extension NavigationLink where Label == EmptyView {
  init<Value, Inner: View>(
    unwrapping value: Binding<Value?>, case path: KeyPath<Value, Bool>,
    @ViewBuilder destination: @escaping (Value) -> Inner
  ) where Destination == AnyView {
    self.init(
      isActive: Binding {
        value.wrappedValue?[keyPath: path] ?? false
      } set: { isActive in
        if !isActive { value.wrappedValue = nil }
      }
    ) {
      // The link's destination has to be one type for all values.
      value.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    } label: {
      EmptyView()
    }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image>, Content: View {
  init(_ title: LocalizedStringKey, icon: HouseIcon, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, icon: icon) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  init(_ title: LocalizedStringKey, icon: HouseIcon, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, icon: icon) }
  }
}

struct WrappedLinks: View {
  @State private var isOn = true
  @State private var account: SignedInAccount?
  let nickname: String?

  var body: some View {
    Form {
      NavigationLink("Home", icon: .home, destination: { Text("Home") })
      NavigationLink("Inbox", icon: .inbox) { Text("Inbox") }
      NavigationLink("People", value: nickname, fallbackValue: "Nobody", icon: .people) { name in
        Text(name)
      }
      NavigationLink(
        "Nickname", value: nickname, fallbackValue: "None", icon: .people,
        destination: { Text($0) })
      NavigationLink(
        "Plain", value: nickname, fallbackValue: "None", destination: { Text($0) })
      NavigationLink(unwrapping: $account, case: \.hasPlan) { account in Text(account.name) }
      Menu("More", icon: .inbox) {
        Button("Turn on") { isOn = true }
        Button("Sign in", action: signIn)
      }
      Toggle("Notify", icon: .home, isOn: $isOn)
    }
  }

  private func signIn() {
    account = SignedInAccount(id: 1, name: "Ada", email: "a@example.com", plan: "Pro")
  }
}

extension SignedInAccount {
  fileprivate var hasPlan: Bool { !plan.isEmpty }
}
