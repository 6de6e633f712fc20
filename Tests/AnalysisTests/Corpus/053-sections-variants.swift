// For iOS 17, macOS 14
import SwiftUI

struct GlossaryTerm: Identifiable, Hashable {
  let id: Int
  let word: String
  let meaning: String
}

struct GlossarySection: Identifiable {
  let id: String
  let terms: [GlossaryTerm]
}

struct GlossaryList: View {
  @State private var isExpanded = true
  @State private var favourites: [Int] = []
  let sections: [GlossarySection]

  var body: some View {
    List {
      Section(isExpanded: $isExpanded) {
        ForEach(favourites, id: \.self) { Text("Term \($0)") }
      } header: {
        Label("Favourites", systemImage: "star")
      }
      ForEach(sections) { section in
        Section {
          ForEach(section.terms) { term in
            GlossaryRow(term: term, isFavourite: favourites.contains(term.id)) {
              toggle(term.id)
            }
          }
        } header: {
          Text(section.id)
        }
        .listSectionSeparator(.hidden)
        .listSectionSeparator(.visible, edges: .top)
      }
      Section(content: hint)
      Section(content: hint, header: { Text("Hint") })
      Section(content: hint, footer: { Text("That is all.") })
      Section(content: hint, header: { Text("Both") }, footer: { Text("Of them") })
    }
    .listItemTint(.indigo)
    .environment(\.defaultMinListRowHeight, 32)
  }

  private func toggle(_ id: Int) {
    if let index = favourites.firstIndex(of: id) {
      favourites.remove(at: index)
    } else {
      favourites.append(id)
    }
  }

  private func hint() -> some View { Text("Swipe to keep a term.") }
}

private struct GlossaryRow: View {
  let term: GlossaryTerm
  let isFavourite: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(term.word).font(.headline)
      Text(term.meaning).font(.subheadline).foregroundStyle(.secondary)
    }
    .swipeActions(edge: .trailing) {
      Button(isFavourite ? "Unstar" : "Star", systemImage: "star", action: toggle).tint(.yellow)
    }
    .listRowSeparatorTint(.indigo)
    .listRowBackground(isFavourite ? Color.yellow.opacity(0.1) : nil)
    .selectionDisabled()
  }
}

struct LegacySections: View {
  var body: some View {
    List {
      Section(header: Text("One"), content: { Text("First") })
      Section(header: Text("Two")) { Text("Second") }
      Section(footer: Text("Below")) { Text("Third") }
      Section(footer: Text("Below"), content: { Text("Fourth") })
      Section(header: Text("Five"), footer: Text("Below"), content: { Text("Fifth") })
      Section("Six", content: { Text("Sixth") })
    }
    .listStyle(PlainListStyle())
  }
}
