import SwiftUI

struct RecipeView: View {
  let steps = ["Chop the onions", "Heat the oil", "Stir for five minutes"]
  @State private var isCooking = false

  var body: some View {
    VStack(spacing: 16) {
      Toggle("Cooking mode", isOn: $isCooking)
      StepsView(steps: steps)
        .font(isCooking ? .largeTitle : nil)
    }
  }
}

struct StepsView: View {
  let steps: [String]
  @State private var done = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(done) of \(steps.count) done")
      ForEach(steps.dropFirst(done), id: \.self) { step in
        Text(step)
      }
      Button("Done with this step") { done += 1 }
        .disabled(done == steps.count)
    }
  }
}
