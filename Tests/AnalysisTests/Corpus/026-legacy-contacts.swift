// For iOS 14
import Combine
import SwiftUI

final class ContactBook: ObservableObject {
  @Published var people: [ContactPerson]
  @Published var isSyncing = false

  let reminders = PassthroughSubject<String, Never>()

  init(people: [ContactPerson] = ContactPerson.samples) { self.people = people }

  func remove(at offsets: IndexSet) { people.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to target: Int) {
    people.move(fromOffsets: source, toOffset: target)
  }
}

struct ContactPerson: Identifiable, Equatable {
  let id: Int
  var name: String
  var phone: String

  static let samples = [ContactPerson(id: 1, name: "Ada", phone: "555-1")]
}

struct ContactBookScreen: View {
  private enum Dialog: Identifiable {
    case info, remind(String)
    var id: String { if case .remind(let name) = self { name } else { "info" } }
  }

  @ObservedObject var book: ContactBook
  @Environment(\.presentationMode) private var presentationMode
  @State private var dialog: Dialog?
  @State private var isAddingPerson = false
  @State private var selectedID: Int?

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("People"), footer: Text("Synced hourly")) {
          ForEach(book.people, content: row)
            .onDelete(perform: book.remove)
            .onMove(perform: book.move)
        }
        .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("Contacts")
      .navigationBarItems(
        leading: Button(action: close, label: { Text("Close") }),
        trailing: Button(action: { isAddingPerson = true }, label: { Image(systemName: "plus") }))
      .sheet(isPresented: $isAddingPerson, content: newPerson)
      .alert(item: $dialog) { dialog in alert(for: dialog) }
      .onReceive(book.reminders) { name in dialog = .remind(name) }
      .onReceive(book.$isSyncing, perform: announce)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.purple)
  }

  private func row(_ person: ContactPerson) -> some View {
    NavigationLink(destination: ContactCard(person: person), tag: person.id, selection: $selectedID) {
      Text(person.name)
    }
  }

  private func newPerson() -> some View {
    NewContactForm { person in
      book.people.append(person)
      isAddingPerson = false
    }
  }

  private func alert(for dialog: Dialog) -> Alert {
    switch dialog {
    case .info:
      Alert(title: Text("Info"), message: Text("Version 3"), dismissButton: .default(Text("OK")))
    case .remind(let name):
      Alert(
        title: Text(name), message: Text("Call back?"), primaryButton: .default(Text("Call")),
        secondaryButton: .cancel())
    }
  }

  private func announce(_ isSyncing: Bool) {
    if !isSyncing { dialog = .info }
  }

  private func close() { presentationMode.wrappedValue.dismiss() }
}

private struct NewContactForm: View {
  @State private var name = ""
  @State private var phone = ""
  let onSave: (ContactPerson) -> Void

  var body: some View {
    Form {
      TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: save)
      TextField("Phone", text: $phone, onCommit: save)
      Button(action: save) { Text("Save") }
    }
  }

  private func save() { onSave(ContactPerson(id: name.hashValue, name: name, phone: phone)) }
}

private struct ContactCard: View {
  let person: ContactPerson

  var body: some View {
    VStack {
      Text(person.name).font(.title)
      Text(person.phone).foregroundColor(.secondary)
    }
    .navigationBarTitle(Text(person.name), displayMode: .inline)
    .edgesIgnoringSafeArea(.bottom)
  }
}
