// For iOS 17, macOS 14
import SwiftUI

struct Quote: Identifiable, Equatable {
  let id: String
  var price: Double
  var change: Double
}

@MainActor @Observable
final class QuoteBoard {
  private(set) var quotes: [Quote] = []
  private(set) var watched: Set<Quote.ID> = []
  var isPaused = false

  func run() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      if !isPaused { tick() }
    }
  }

  func toggle(_ id: Quote.ID) {
    if watched.remove(id) == nil { watched.insert(id) }
  }

  private func tick() {
    for index in quotes.indices {
      let step = Double.random(in: -1...1)
      quotes[index].change = step
      quotes[index].price += step
    }
  }
}

struct QuoteScreen: View {
  @State private var board = QuoteBoard()

  var body: some View {
    VStack(spacing: 0) {
      List(board.quotes) { quote in
        QuoteRow(quote: quote, isWatched: board.watched.contains(quote.id)) { [board] in
          board.toggle(quote.id)
        }
      }
      PauseBar(board: board)
    }
    .task { await board.run() }
  }
}

private struct QuoteRow: View, Equatable {
  let quote: Quote
  let isWatched: Bool
  let toggle: () -> Void

  static func == (a: Self, b: Self) -> Bool { a.quote == b.quote && a.isWatched == b.isWatched }

  var body: some View {
    HStack {
      Button("Watch", systemImage: isWatched ? "eye.fill" : "eye", action: toggle)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      Text(verbatim: quote.id).font(.headline)
      Spacer()
      Text(quote.price, format: .number.precision(.fractionLength(2)))
        .monospacedDigit()
        .contentTransition(.numericText(value: quote.price))
      Image(systemName: quote.change < 0 ? "arrow.down" : "arrow.up")
        .foregroundStyle(quote.change < 0 ? .red : .green)
    }
    .animation(.snappy, value: quote.price)
  }
}

private struct PauseBar: View {
  let board: QuoteBoard

  var body: some View {
    Button(board.isPaused ? "Resume" : "Pause") { board.isPaused.toggle() }
      .padding()
  }
}
