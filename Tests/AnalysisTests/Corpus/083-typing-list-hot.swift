// For iOS 17, macOS 14
import SwiftUI

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var isInvited = false
}

/// The screen runs at each key; what its rows need does not change then.
struct InviteScreen: View {
  @State private var query = ""
  @State private var people: [Person]

  init(initialPeople: [Person]) { _people = State(initialValue: initialPeople) }

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text("\(query.count) letters").font(.caption)
      InviteList(people: $people, query: query)
      HStack {
        LetterPad(text: $query)
        Button("Clear") { query = "" }
      }
    }
  }
}

private struct InviteList: View {
  @Binding var people: [Person]
  let query: String

  var body: some View {
    List {
      ForEach($people) { $person in
        InviteRow(person: $person, isHit: person.name.hasPrefix(query))
      }
    }
  }
}

private struct InviteRow: View {
  @Binding var person: Person
  let isHit: Bool

  var body: some View {
    Toggle(isOn: $person.isInvited) {
      Text(person.name).foregroundStyle(isHit ? .primary : .secondary)
    }
  }
}

private struct LetterPad: View {
  @Binding var text: String

  var body: some View {
    HStack {
      ForEach(["a", "e", "i", "o", "u"], id: \.self) { letter in
        Button(letter) { text += letter }
      }
    }
  }
}

struct TapCounter: View {
  @State private var count = 0
  @State private var isRow = true

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("One").font(.headline).padding(4).background(.quaternary)
      Text("Two").font(.headline).padding(4).background(.quaternary)
      Text("Three").font(.headline).padding(8).background(.quaternary)
      Button("Count \(count)") { count += 1 }.disabled(!isRow)
      Toggle("Row", isOn: $isRow)
    }
  }
}
