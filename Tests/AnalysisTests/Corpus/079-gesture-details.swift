// For iOS 18
import SwiftUI

struct SwipeCard: View {
  @State private var offset = CGSize.zero
  @State private var taps = 0
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var pull = CGSize.zero
  @GestureState private var isHeld = false
  let onSwipe: (Bool) -> Void

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(isHeld ? Color.orange : .teal)
      .overlay { Text("\(taps)") }
      .offset(x: offset.width + pull.width, y: offset.height)
      .rotationEffect(.degrees(Double(offset.width / 20)))
      .gesture(
        DragGesture()
          .updating($pull, body: follow)
          .onEnded(ended))
      .simultaneousGesture(TapGesture().onEnded { taps += 1 }, including: .all)
      .highPriorityGesture(hold, isEnabled: taps < 10)
      .gesture(TapGesture(count: 3).onEnded { taps = 0 }, isEnabled: taps > 0)
      .onLongPressGesture { taps = 0 }
      .onLongPressGesture(minimumDuration: 2) { offset = .zero }
      .onLongPressGesture(minimumDuration: 1) { taps += 1 } onPressingChanged: { _ in offset = .zero }
      .onLongPressGesture(minimumDuration: 3, maximumDistance: 4, pressing: { _ in }, perform: reset)
      .onTapGesture { taps += 1 }
  }

  private var hold: some Gesture {
    SimultaneousGesture(
      LongPressGesture(minimumDuration: 0.5, maximumDistance: 8),
      ExclusiveGesture(LongPressGesture(), TapGesture(count: 4))
    )
    .updating($isHeld) { _, isHeld, _ in isHeld = true }
  }

  private func follow(
    _ value: DragGesture.Value, _ pull: inout CGSize, _ transaction: inout Transaction
  ) {
    pull = value.translation
  }

  private func ended(_ value: DragGesture.Value) {
    guard abs(value.translation.width) > 100 else { return withAnimation { offset = .zero } }
    onSwipe(value.translation.width > 0)
  }

  private func reset() { (offset, taps) = (.zero, 0) }
}

struct CardPile: View {
  @State private var cards = [1, 2, 3]

  var body: some View {
    ZStack {
      ForEach(cards, id: \.self) { card in
        SwipeCard { isLiked in
          withAnimation(.easeOut) {
            cards.removeAll { $0 == card }
          } completion: {
            if isLiked { cards.insert(card, at: 0) }
          }
        }
        .zIndex(Double(card))
      }
    }
    .sensoryFeedback(.selection, trigger: cards)
  }
}
