import SwiftUI

struct Card: Identifiable, Hashable {
  let id: Int
  var title: String
  var tags: [String]
  var column: Column

  enum Column: String, CaseIterable, Identifiable, Comparable {
    case todo = "To do"
    case doing = "Doing"
    case done = "Done"

    var id: String { rawValue }
    private var order: Int { Self.allCases.firstIndex(of: self)! }
    static func < (a: Column, b: Column) -> Bool { a.order < b.order }

    func moved(by step: Int) -> Column? {
      let index = order + step
      return Self.allCases.indices.contains(index) ? Self.allCases[index] : nil
    }
  }
}

@Observable
final class Board {
  var cards: [Card] = [
    Card(id: 1, title: "Sketch the icon", tags: ["design"], column: .todo),
    Card(id: 2, title: "Fix the crash on launch", tags: ["bug", "urgent", "ios"], column: .doing),
    Card(id: 3, title: "Write release notes", tags: ["docs"], column: .todo),
    Card(id: 4, title: "Ship 1.0", tags: [], column: .done),
  ]
  var collapsed: Set<Card.Column> = []
  @ObservationIgnored private var history: [[Card]] = []

  func change(_ body: (inout [Card]) -> Void) {
    history.append(cards)
    body(&cards)
  }

  var canUndo: Bool { !history.isEmpty }

  func undo() {
    if let last = history.popLast() { cards = last }
  }

  func move(_ card: Card, by step: Int) {
    guard let column = card.column.moved(by: step) else { return }
    change { cards in
      guard let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
      cards[index].column = column
    }
  }
}

/// Puts its subviews into lines, like words.
struct FlowLayout: Layout {
  var spacing: CGFloat = 6

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = arrange(cache.sizes, width: width)
    let height = frames.map(\.maxY).max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, arrange(cache.sizes, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return sizes.map { size in
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

struct KanbanScreen: View {
  @State private var board = Board()
  @State private var isVertical = false
  @State private var edited: Card?
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var layout: AnyLayout {
    isVertical
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
  }

  var body: some View {
    NavigationStack {
      ScrollView(isVertical ? .vertical : .horizontal) {
        layout {
          ForEach(Card.Column.allCases) { column in
            ColumnView(column: column) { edited = $0 }
          }
        }
        .padding()
      }
      .animation(.smooth(duration: 0.3), value: isVertical)
      .navigationTitle("Board")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Toggle("Stacked", systemImage: "rectangle.split.1x2", isOn: $isVertical)
          Button("Undo", systemImage: "arrow.uturn.backward") { board.undo() }
            .disabled(!board.canUndo)
        }
      }
      .sheet(item: $edited) { card in
        CardEditor(card: card)
          .presentationDetents([.fraction(0.4), .large])
      }
    }
    .environment(board)
    .onAppear { isVertical = sizeClass == .compact }
  }
}

private struct ColumnView: View {
  let column: Card.Column
  let edit: (Card) -> Void
  @Environment(Board.self) private var board
  @State private var newTitle = ""
  @FocusState private var isAdding: Bool

  private var cards: [Card] { board.cards.filter { $0.column == column } }

  var body: some View {
    let isCollapsed = board.collapsed.contains(column)
    VStack(alignment: .leading) {
      Button {
        withAnimation { board.collapsed.formSymmetricDifference([column]) }
      } label: {
        HStack {
          Text(column.rawValue).font(.headline)
          Text("\(cards.count)").foregroundStyle(.secondary)
          Spacer()
          Image(systemName: "chevron.down").rotationEffect(.degrees(isCollapsed ? -90 : 0))
        }
      }
      .buttonStyle(.plain)
      if !isCollapsed {
        ForEach(cards) { card in
          CardView(card: card)
            .onTapGesture { edit(card) }
            .transition(.scale.combined(with: .opacity))
        }
        HStack {
          TextField("Add to \(column.rawValue)", text: $newTitle)
            .focused($isAdding)
            .onSubmit(add)
          Button("Add", action: add).disabled(newTitle.isEmpty)
        }
      }
    }
    .frame(width: 260)
    .padding(12)
    .background(.fill.tertiary, in: .rect(cornerRadius: 12))
  }

  private func add() {
    board.change { cards in
      let id = (cards.map(\.id).max() ?? 0) + 1
      cards.append(Card(id: id, title: newTitle, tags: [], column: column))
    }
    newTitle = ""
  }
}

private struct CardView: View {
  let card: Card
  @Environment(Board.self) private var board

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(card.title)
      FlowLayout(spacing: 4) {
        ForEach(card.tags, id: \.self) { tag in
          Text(tag)
            .font(.caption2)
            .padding(.horizontal, 6)
            .background(.yellow.opacity(0.4), in: Capsule())
        }
      }
      HStack {
        if let previous = card.column.moved(by: -1) {
          Button("← \(previous.rawValue)") { board.move(card, by: -1) }
        }
        Spacer()
        if let next = card.column.moved(by: 1) {
          Button("\(next.rawValue) →") { board.move(card, by: 1) }
        }
      }
      .font(.caption)
      .buttonStyle(.borderless)
    }
    .padding(10)
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    .shadow(radius: 1)
  }
}

private struct CardEditor: View {
  @State var card: Card
  @Environment(Board.self) private var board
  @Environment(\.dismiss) private var dismiss
  @State private var tag = ""

  var body: some View {
    Form {
      TextField("Title", text: $card.title)
      Section("Tags") {
        ForEach(card.tags, id: \.self) { Text($0) }
        TextField("New tag", text: $tag)
        Button("Add tag") {
          if !card.tags.contains(tag) { card.tags.append(tag) }
          tag = ""
        }
        .disabled(tag.isEmpty)
      }
      Button("Save") {
        board.change { cards in
          if let index = cards.firstIndex(where: { $0.id == card.id }) { cards[index] = card }
        }
        dismiss()
      }
      Button("Delete", role: .destructive) {
        board.change { $0.removeAll { $0.id == card.id } }
        dismiss()
      }
    }
  }
}

#Preview {
  KanbanScreen()
}
