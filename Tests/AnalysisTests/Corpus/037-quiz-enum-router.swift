// For iOS 17, macOS 14
import SwiftUI

enum QuizRoute: Hashable {
  case question(Int)
  case result(correct: Int, of: Int)
}

struct QuizQuestion: Identifiable {
  let id: Int
  let text: LocalizedStringKey
  let answers: [String]
  let right: Int

  static let all = [
    QuizQuestion(id: 0, text: "Which is a prime?", answers: ["4", "7", "9"], right: 1),
    QuizQuestion(id: 1, text: "Which is even?", answers: ["3", "5", "8"], right: 2),
  ]
}

struct QuizFlow: View {
  @State private var path: [QuizRoute] = []
  @State private var correct = 0

  var body: some View {
    NavigationStack(path: $path) {
      Button("Start the quiz") {
        correct = 0
        path = [.question(0)]
      }
      .navigationTitle("Quiz")
      .navigationDestination(for: QuizRoute.self, destination: screen)
    }
  }

  @ViewBuilder
  private func screen(for route: QuizRoute) -> some View {
    switch route {
    case .question(let index):
      QuestionScreen(question: QuizQuestion.all[index]) { isRight in
        answered(index, isRight)
      }
    case .result(let correct, let count):
      QuizResult(correct: correct, count: count) { path.removeAll() }
        .navigationBarBackButtonHidden()
    }
  }

  private func answered(_ index: Int, _ isRight: Bool) {
    if isRight { correct += 1 }
    let next = index + 1
    path.append(
      next < QuizQuestion.all.count
        ? .question(next) : .result(correct: correct, of: QuizQuestion.all.count))
  }
}

private struct QuestionScreen: View {
  @State private var chosen: Int?
  let question: QuizQuestion
  let onAnswer: (Bool) -> Void

  var body: some View {
    List {
      Text(question.text).font(.title2).listRowSeparator(.hidden, edges: .bottom)
      ForEach(Array(question.answers.enumerated()), id: \.offset) { index, answer in
        Button {
          chosen = index
        } label: {
          HStack {
            Text(answer)
            Spacer()
            if chosen == index { Image(systemName: "checkmark") }
          }
        }
        .accessibilityAddTraits(chosen == index ? .isSelected : [])
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Answer") { onAnswer(chosen == question.right) }
        .buttonStyle(.borderedProminent)
        .disabled(chosen == nil)
    }
  }
}

private struct QuizResult: View {
  let correct: Int
  let count: Int
  let again: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text("\(correct) of \(count)").font(.largeTitle)
      Button("Again", action: again)
    }
  }
}
