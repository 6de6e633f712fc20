// For iOS 15
import SwiftUI

/// Stars that are tapped, dragged over, or set by VoiceOver's adjustable action.
struct RatingControl: View {
  @Binding var rating: Int
  @ScaledMetric private var starSize = 28.0
  @ScaledMetric(relativeTo: .body) private var gap = 4.0
  @Environment(\.isEnabled) private var isEnabled
  var maximum = 5

  var body: some View {
    HStack(spacing: gap) {
      ForEach(1...maximum, id: \.self) { star in
        Star(isFilled: star <= rating)
          .frame(width: starSize, height: starSize)
          .onTapGesture { rating = star }
      }
    }
    .foregroundColor(isEnabled ? .yellow : .gray)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 8)
        .onChanged { value in
          let star = Int(value.location.x / (starSize + gap)) + 1
          rating = min(max(1, star), maximum)
        }
    )
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(maximum, rating + 1)
      case .decrement: rating = max(0, rating - 1)
      @unknown default: break
      }
    }
  }
}

private struct Star: View, Equatable {
  let isFilled: Bool

  var body: some View {
    Image(systemName: isFilled ? "star.fill" : "star")
      .resizable()
      .aspectRatio(contentMode: .fit)
  }
}

struct ReviewForm: View {
  @State private var rating = 0
  @State private var comment = ""
  let submit: (Int, String) -> Void

  var body: some View {
    Form {
      RatingControl(rating: $rating)
      TextField("Comment", text: $comment)
        .accessibilityIdentifier("review.comment")
      Button("Send") { submit(rating, comment) }
        .disabled(rating == 0)
    }
    .navigationBarTitle("Review", displayMode: .inline)
    .navigationBarItems(trailing: Button("Clear", action: clear))
  }

  private func clear() {
    (rating, comment) = (0, "")
  }
}

struct RatingControl_Previews: PreviewProvider {
  private struct Stage: View {
    @State var rating = 3
    var body: some View { RatingControl(rating: $rating) }
  }

  static var previews: some View {
    Stage().previewLayout(.sizeThatFits)
    RatingControl(rating: .constant(2)).disabled(true)
  }
}
