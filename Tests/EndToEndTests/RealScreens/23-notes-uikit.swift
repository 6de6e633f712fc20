import Combine
import SwiftUI
import UIKit

struct Note: Identifiable, Hashable {
  let id: UUID
  var text: String
  var edits = 0
  var isPinned = false

  var title: String {
    text.split(separator: "\n").first.map(String.init) ?? "New note"
  }
}

final class NotesStore: ObservableObject {
  @Published var notes: [Note]
  @Published var searchText = ""
  @Published private(set) var results: [Note] = []
  @Published private(set) var saves = 0
  private var bag = Set<AnyCancellable>()

  init(notes: [Note]) {
    self.notes = notes
    $notes
      .combineLatest($searchText)
      .map { notes, search in
        notes
          .filter { search.isEmpty || $0.text.localizedCaseInsensitiveContains(search) }
          .sorted { a, b in a.isPinned && !b.isPinned }
      }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &bag)
    $notes
      .dropFirst()
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.saves += 1 }
      .store(in: &bag)
  }

  func create() -> Note {
    let note = Note(id: UUID(), text: "")
    notes.insert(note, at: 0)
    return note
  }

  func update(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = note
  }

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }

  static let preview = NotesStore(notes: [
    Note(id: UUID(), text: "Shopping\nMilk\nBread"),
    Note(id: UUID(), text: "Ideas\nA simulator for the terminal"),
    Note(id: UUID(), text: "Wi-Fi password\nhunter2", isPinned: true),
  ])
}

struct NotesScreen: View {
  @ObservedObject var store: NotesStore
  @State private var openID: Note.ID?

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        SearchBar(text: $store.searchText, placeholder: "Search notes")
        List {
          ForEach(store.results) { note in
            NavigationLink(
              destination: NoteEditor(note: note, onChange: store.update),
              tag: note.id, selection: $openID
            ) {
              NoteRow(note: note)
            }
            .contextMenu {
              Button(action: { store.delete(note) }) {
                Text("Delete")
                Image(systemName: "trash")
              }
            }
          }
          .onDelete { offsets in offsets.map { store.results[$0] }.forEach(store.delete) }
        }
        .listStyle(PlainListStyle())
        StatusBar(count: store.notes.count, saves: store.saves)
      }
      .navigationBarTitle("Notes")
      .navigationBarItems(
        trailing: Button(action: { openID = store.create().id }) {
          Text("New")
        })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

private struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(note.title).font(.headline)
        if note.isPinned { Text("pinned").font(.caption) }
      }
      Text("\(note.text.count) characters, \(note.edits) edits")
        .font(.caption)
        .foregroundColor(Color(UIColor.secondaryLabel))
    }
  }
}

private struct StatusBar: View {
  let count: Int
  let saves: Int

  var body: some View {
    Text("\(count) notes, saved \(saves) times")
      .font(.footnote)
      .frame(maxWidth: .infinity)
      .padding(8)
      .background(Color(UIColor.systemGray6).edgesIgnoringSafeArea(.bottom))
  }
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  var placeholder: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) {
      _text = text
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = placeholder
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
    bar.text = text
  }
}

struct RichTextView: UIViewRepresentable {
  @Binding var text: String
  @Binding var isEditing: Bool

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.font = UIFont.preferredFont(forTextStyle: .body)
    view.isScrollEnabled = true
    view.backgroundColor = .clear
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
    view.isEditable = isEditing
  }

  static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
    view.delegate = nil
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UITextViewDelegate {
    var parent: RichTextView

    init(_ parent: RichTextView) { self.parent = parent }

    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

struct NoteEditor: View {
  @State var note: Note
  let onChange: (Note) -> Void
  @State private var isEditing = true
  @State private var isSharing = false

  var body: some View {
    VStack {
      RichTextView(text: $note.text, isEditing: $isEditing)
        .frame(minHeight: 200)
      TextField("Quick line", text: $note.text)
      Toggle(isOn: $note.isPinned) { Text("Pinned") }
      HStack {
        ForEach(["# ", "- ", "> "], id: \.self) { prefix in
          Button(prefix) { note.text = prefix + note.text }
        }
        Spacer()
        Button("Share") { isSharing = true }
      }
      Text(note.text)
    }
    .padding()
    .navigationBarTitle(Text(note.title), displayMode: .inline)
    .onChange(of: note.text) { _ in
      note.edits += 1
      onChange(note)
    }
    .onChange(of: note.isPinned) { _ in onChange(note) }
    .sheet(isPresented: $isSharing) {
      ShareSheet(items: [note.text])
    }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

#Preview {
  NotesScreen(store: .preview)
}
