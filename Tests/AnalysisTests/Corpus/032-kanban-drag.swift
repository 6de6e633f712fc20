// For iOS 17, macOS 14
import SwiftUI

struct KanbanCard: Identifiable, Hashable, Codable, Transferable {
  let id: UUID
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

struct KanbanColumn: Identifiable, Equatable {
  let id: String
  var cards: [KanbanCard]
}

@MainActor @Observable
final class KanbanBoard {
  var columns: [KanbanColumn] = ["To do", "Doing", "Done"].map {
    KanbanColumn(id: $0, cards: [])
  }

  func move(_ cards: [KanbanCard], to column: KanbanColumn.ID) -> Bool {
    guard let target = columns.firstIndex(where: { $0.id == column }) else { return false }
    for index in columns.indices {
      columns[index].cards.removeAll { cards.contains($0) }
    }
    columns[target].cards += cards
    return true
  }

  func add(to column: KanbanColumn.ID) {
    _ = move([KanbanCard(id: UUID(), title: "New card")], to: column)
  }
}

struct KanbanScreen: View {
  @State private var board = KanbanBoard()

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(board.columns) { column in
          KanbanColumnView(
            column: column,
            add: { board.add(to: column.id) },
            drop: { board.move($0, to: column.id) })
        }
      }
      .padding()
    }
    .scrollIndicators(.hidden)
  }
}

private struct KanbanColumnView: View {
  @State private var isTargeted = false
  let column: KanbanColumn
  let add: () -> Void
  let drop: ([KanbanCard]) -> Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(column.id).font(.headline)
        Spacer()
        Button("Add", systemImage: "plus", action: add).labelStyle(.iconOnly)
      }
      ForEach(column.cards) { card in
        Text(card.title)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.background, in: RoundedRectangle(cornerRadius: 8))
          .draggable(card)
      }
    }
    .frame(width: 220, alignment: .leading)
    .padding()
    .background(isTargeted ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.quaternary))
    .dropDestination(for: KanbanCard.self) { cards, _ in
      drop(cards)
    } isTargeted: {
      isTargeted = $0
    }
  }
}

#Preview { KanbanScreen() }
