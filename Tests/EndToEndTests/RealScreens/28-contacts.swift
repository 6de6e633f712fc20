import SwiftUI

struct Contact: Identifiable, Hashable, Comparable {
  let id: Int
  var first: String
  var last: String
  var phone: String
  var isFavorite = false

  static func < (a: Contact, b: Contact) -> Bool {
    (a.last, a.first, a.id) < (b.last, b.first, b.id)
  }

  var name: String { "\(first) \(last)" }

  var initial: String { String(last.prefix(1)).uppercased() }
}

@Observable
final class AddressBook {
  private(set) var contacts: [Contact]
  var recents: [Contact.ID] = []

  init() {
    let names = [
      "Ann Abbott", "Bo Adler", "Cem Baker", "Dora Bell", "Eli Cole", "Fay Diaz", "Gus Diaz",
      "Hana Endo", "Ivo Frank", "Jo Grant", "Kim Hale", "Lea Ito",
    ]
    contacts = names.enumerated().map { index, name in
      let parts = name.split(separator: " ").map(String.init)
      return Contact(id: index, first: parts[0], last: parts[1], phone: "555-01\(10 + index)")
    }
  }

  struct Group: Identifiable {
    let id: String
    let contacts: [Contact]
  }

  func groups(matching query: String) -> [Group] {
    let found = contacts.filter { query.isEmpty || $0.name.localizedStandardContains(query) }
    return Dictionary(grouping: found, by: \.initial)
      .map { Group(id: $0.key, contacts: $0.value.sorted()) }
      .sorted { $0.id < $1.id }
  }

  var favorites: [Contact] { contacts.filter(\.isFavorite).sorted() }

  func toggleFavorite(_ contact: Contact) {
    update(contact.id) { $0.isFavorite.toggle() }
  }

  func update(_ id: Contact.ID, _ body: (inout Contact) -> Void) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    body(&contacts[index])
  }

  func call(_ contact: Contact) {
    recents.removeAll { $0 == contact.id }
    recents.insert(contact.id, at: 0)
    recents = Array(recents.prefix(5))
  }

  func delete(_ contact: Contact) {
    contacts.removeAll { $0.id == contact.id }
    recents.removeAll { $0 == contact.id }
  }
}

extension AnyTransition {
  static var slideFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .leading).combined(with: .opacity),
      removal: .opacity.animation(.easeOut))
  }
}

struct ContactsScreen: View {
  @State private var book = AddressBook()
  @State private var query = ""
  @State private var selected: Contact?

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          if query.isEmpty, !book.favorites.isEmpty {
            Section("Favourites") {
              ForEach(book.favorites) { contact in
                ContactRow(contact: contact) { selected = contact }
                  .transition(.slideFade)
              }
            }
          }
          ForEach(book.groups(matching: query)) { group in
            Section(group.id) {
              ForEach(group.contacts) { contact in
                ContactRow(contact: contact) { selected = contact }
              }
            }
            .id(group.id)
          }
        }
        .listSectionSpacing(.compact)
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .overlay(alignment: .trailing) {
          IndexBar(letters: book.groups(matching: query).map(\.id)) { letter in
            withAnimation { proxy.scrollTo(letter, anchor: .top) }
          }
        }
      }
      .navigationTitle("Contacts")
      .sheet(item: $selected) { contact in
        ContactCard(id: contact.id)
          .presentationDetents([.medium])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        RecentsBar()
      }
    }
    .environment(book)
  }
}

private struct ContactRow: View {
  let contact: Contact
  let open: () -> Void
  @Environment(AddressBook.self) private var book

  var body: some View {
    HStack {
      Text(contact.initial)
        .font(.caption.bold())
        .frame(width: 28, height: 28)
        .background(Circle().fill(.mint.opacity(0.4)))
        .accessibilityHidden(true)
      Text(contact.name)
      Spacer()
      Button("Call", systemImage: "phone") { book.call(contact) }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
    .contentShape(.rect)
    .onTapGesture(perform: open)
    .swipeActions(edge: .leading) {
      Button("Favourite", systemImage: "star") { book.toggleFavorite(contact) }.tint(.yellow)
    }
    .contextMenu {
      Button("Delete", systemImage: "trash", role: .destructive) { book.delete(contact) }
    } preview: {
      Text(contact.name).padding()
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction(named: "Call") { book.call(contact) }
  }
}

private struct IndexBar: View {
  let letters: [String]
  let jump: (String) -> Void

  var body: some View {
    VStack(spacing: 2) {
      ForEach(letters, id: \.self) { letter in
        Button(letter) { jump(letter) }
          .font(.caption2.weight(.semibold))
          .buttonStyle(.plain)
      }
    }
    .padding(4)
    .background(.thinMaterial, in: .capsule)
  }
}

private struct RecentsBar: View {
  @Environment(AddressBook.self) private var book

  var body: some View {
    if !book.recents.isEmpty {
      ViewThatFits(in: .horizontal) {
        row
        ScrollView(.horizontal) { row }
      }
      .padding(8)
      .frame(maxWidth: .infinity)
      .background(.bar)
    }
  }

  private var row: some View {
    HStack {
      ForEach(book.recents, id: \.self) { id in
        if let contact = book.contacts.first(where: { $0.id == id }) {
          Text(contact.first)
            .padding(.horizontal, 8)
            .overlay { Capsule().stroke(.secondary, lineWidth: 0.5) }
        }
      }
    }
  }
}

private struct ContactCard: View {
  let id: Contact.ID
  @Environment(AddressBook.self) private var book
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @State private var isEditing = false

  var body: some View {
    if let contact = book.contacts.first(where: { $0.id == id }) {
      VStack(spacing: 16) {
        if isEditing {
          TextField("First name", text: binding(\.first, of: contact))
          TextField("Last name", text: binding(\.last, of: contact))
          TextField("Phone", text: binding(\.phone, of: contact)).keyboardType(.phonePad)
        } else {
          Text(contact.name).font(.title2)
          Button(contact.phone) {
            book.call(contact)
            if let url = URL(string: "tel:\(contact.phone)") { openURL(url) }
          }
          ShareLink(item: "\(contact.name): \(contact.phone)")
        }
        HStack {
          Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
          Button(contact.isFavorite ? "Remove from favourites" : "Add to favourites") {
            withAnimation { book.toggleFavorite(contact) }
          }
          Button("Delete", role: .destructive) {
            dismiss()
            book.delete(contact)
          }
        }
        .buttonStyle(.bordered)
      }
      .textFieldStyle(.roundedBorder)
      .padding()
    }
  }

  private func binding(
    _ keyPath: WritableKeyPath<Contact, String>, of contact: Contact
  ) -> Binding<String> {
    Binding(
      get: { contact[keyPath: keyPath] },
      set: { value in book.update(contact.id) { $0[keyPath: keyPath] = value } })
  }
}

#Preview {
  ContactsScreen()
}
