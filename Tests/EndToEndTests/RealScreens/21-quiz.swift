import SwiftUI

protocol Question: Identifiable, Sendable {
  associatedtype Answer: Hashable & Sendable
  var id: Int { get }
  var prompt: String { get }
  var solution: Answer { get }
  func isCorrect(_ answer: Answer) -> Bool
}

extension Question {
  func isCorrect(_ answer: Answer) -> Bool { answer == solution }
}

struct ChoiceQuestion: Question {
  let id: Int
  let prompt: String
  let choices: [String]
  let solution: String
}

struct NumberQuestion: Question {
  let id: Int
  let prompt: String
  let solution: Int
  var tolerance = 2

  func isCorrect(_ answer: Int) -> Bool { abs(answer - solution) <= tolerance }
}

struct TrueFalseQuestion: Question {
  let id: Int
  let prompt: String
  let solution: Bool
}

struct Outcome: Hashable, Identifiable {
  let id: Int
  let prompt: String
  let isCorrect: Bool
}

@Observable
final class Quiz {
  enum Phase: Equatable {
    case intro
    case asking(Int)
    case feedback(Int, isCorrect: Bool)
    case summary
  }

  let questions: [any Question]
  private(set) var phase = Phase.intro
  private(set) var outcomes: [Outcome] = []
  private(set) var best = 0

  init(questions: [any Question] = Quiz.samples) {
    self.questions = questions
  }

  var score: Int { outcomes.count(where: \.isCorrect) }

  func start() {
    outcomes = []
    phase = .asking(0)
  }

  func record(_ isCorrect: Bool) {
    guard case .asking(let index) = phase else { return }
    let question = questions[index]
    outcomes.append(Outcome(id: question.id, prompt: question.prompt, isCorrect: isCorrect))
    phase = .feedback(index, isCorrect: isCorrect)
  }

  func next() {
    guard case .feedback(let index, _) = phase else { return }
    if index + 1 < questions.count {
      phase = .asking(index + 1)
    } else {
      best = max(best, score)
      phase = .summary
    }
  }

  func quit() { phase = .intro }

  static let samples: [any Question] = [
    ChoiceQuestion(
      id: 1, prompt: "Largest ocean?", choices: ["Atlantic", "Pacific", "Arctic"],
      solution: "Pacific"),
    NumberQuestion(id: 2, prompt: "How many keys has a piano?", solution: 88),
    TrueFalseQuestion(id: 3, prompt: "A tomato is a fruit.", solution: true),
    ChoiceQuestion(
      id: 4, prompt: "Capital of Peru?", choices: ["Lima", "Quito", "La Paz"], solution: "Lima"),
  ]
}

struct QuizScreen: View {
  @State private var quiz = Quiz()
  @State private var asksToQuit = false

  var body: some View {
    ZStack {
      background
      switch quiz.phase {
      case .intro:
        IntroView(best: quiz.best, start: quiz.start)
          .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
      case .asking(let index):
        QuestionContainer(
          number: index + 1, count: quiz.questions.count, question: quiz.questions[index],
          record: quiz.record
        )
        .id(index)
        .transition(.push(from: .trailing))
      case .feedback(_, let isCorrect):
        FeedbackView(isCorrect: isCorrect, next: quiz.next)
          .transition(.scale.combined(with: .opacity))
      case .summary:
        SummaryView(quiz: quiz)
          .transition(.move(edge: .bottom))
      }
    }
    .animation(.bouncy(duration: 0.4, extraBounce: 0.1), value: quiz.phase)
    .overlay(alignment: .topLeading) {
      if quiz.phase != .intro {
        Button("Quit", systemImage: "xmark") { asksToQuit = true }
          .labelStyle(.iconOnly)
          .padding()
      }
    }
    .alert("Quit the quiz?", isPresented: $asksToQuit) {
      Button("Quit", role: .destructive, action: quiz.quit)
      Button("Go on", role: .cancel) {}
    } message: {
      Text("Your \(quiz.outcomes.count) answers will be lost.")
    }
  }

  @ViewBuilder private var background: some View {
    if case .feedback(_, let isCorrect) = quiz.phase {
      (isCorrect ? Color.green : Color.red).opacity(0.3).ignoresSafeArea()
    } else {
      Color(.sRGB, red: 0.95, green: 0.95, blue: 1, opacity: 1).ignoresSafeArea()
    }
  }
}

private struct IntroView: View {
  let best: Int
  let start: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text("Quiz").font(.custom("Georgia", size: 48, relativeTo: .largeTitle))
      if best > 0 { Text("Best: \(best)") }
      Button(action: start) {
        Text("Start").padding(.horizontal, 40)
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

private struct QuestionContainer: View {
  let number: Int
  let count: Int
  let question: any Question
  let record: (Bool) -> Void

  var body: some View {
    VStack(spacing: 20) {
      ProgressView("Question \(number) of \(count)", value: Double(number), total: Double(count))
      Text(question.prompt).font(.title2).multilineTextAlignment(.center)
      answerView
    }
    .padding(24)
  }

  private var answerView: AnyView {
    switch question {
    case let question as ChoiceQuestion:
      AnyView(ChoiceView(question: question) { record(question.isCorrect($0)) })
    case let question as NumberQuestion:
      AnyView(NumberView { record(question.isCorrect($0)) })
    case let question as TrueFalseQuestion:
      AnyView(BinaryView { record(question.isCorrect($0)) })
    default:
      AnyView(Text("Unknown kind of question"))
    }
  }
}

private struct ChoiceView: View {
  let question: ChoiceQuestion
  let answer: (String) -> Void
  @State private var eliminated: String?

  var body: some View {
    ForEach(question.choices, id: \.self) { choice in
      Button(choice) { answer(choice) }
        .buttonStyle(.bordered)
        .disabled(choice == eliminated)
    }
    Button("Joker") {
      eliminated = question.choices.first { $0 != question.solution }
    }
    .font(.footnote)
    .disabled(eliminated != nil)
  }
}

private struct NumberView: View {
  let answer: (Int) -> Void
  @State private var value = 50.0

  var body: some View {
    VStack {
      Text(Int(value).formatted())
        .font(.largeTitle)
        .contentTransition(.numericText())
      Slider(value: $value, in: 0...100, step: 1)
      Stepper("Fine", value: $value)
      Button("Answer") { answer(Int(value)) }
    }
  }
}

private struct BinaryView: View {
  let answer: (Bool) -> Void

  var body: some View {
    HStack {
      ForEach([true, false], id: \.self) { value in
        Button(value ? "True" : "False") { answer(value) }
          .frame(maxWidth: .infinity)
      }
    }
    .buttonStyle(.bordered)
  }
}

private struct FeedbackView: View {
  let isCorrect: Bool
  let next: () -> Void

  var body: some View {
    VStack {
      Image(systemName: isCorrect ? "hand.thumbsup" : "hand.thumbsdown")
        .font(.system(size: 80))
        .rotation3DEffect(.degrees(isCorrect ? 0 : 180), axis: (x: 1, y: 0, z: 0))
      Text(isCorrect ? "Right!" : "Sorry, no.")
      Button("Next", action: next).keyboardShortcut(.defaultAction)
    }
  }
}

private struct SummaryView: View {
  let quiz: Quiz

  var body: some View {
    VStack {
      Text("\(quiz.score) of \(quiz.questions.count)").font(.title)
      List(quiz.outcomes) { outcome in
        Label(outcome.prompt, systemImage: outcome.isCorrect ? "checkmark" : "xmark")
          .foregroundStyle(outcome.isCorrect ? .green : .red)
      }
      Button("Once more") { quiz.start() }
    }
  }
}

#Preview {
  QuizScreen()
}
