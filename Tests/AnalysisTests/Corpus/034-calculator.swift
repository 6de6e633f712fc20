// For iOS 16, macOS 13
import SwiftUI

struct CalculatorState: Equatable {
  enum Operation: String, CaseIterable { case add = "+", subtract = "−", multiply = "×", divide = "÷" }

  private(set) var display = "0"
  private var stored: Double?
  private var pending: Operation?
  private var isTyping = false

  mutating func press(digit: Int) {
    display = isTyping ? display + String(digit) : String(digit)
    isTyping = true
  }

  mutating func press(_ operation: Operation) {
    evaluate()
    stored = Double(display)
    pending = operation
    isTyping = false
  }

  mutating func evaluate() {
    guard let pending, let stored, let current = Double(display) else { return }
    let result =
      switch pending {
      case .add: stored + current
      case .subtract: stored - current
      case .multiply: stored * current
      case .divide: stored / current
      }
    display = result.formatted(.number.precision(.fractionLength(0...6)))
    self.pending = nil
    isTyping = false
  }

  mutating func clear() { self = CalculatorState() }
}

struct CalculatorScreen: View {
  @State private var calculator = CalculatorState()

  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Text(calculator.display)
          .font(.system(size: 48, weight: .light).monospacedDigit())
          .lineLimit(1)
          .allowsTightening(true)
          .minimumScaleFactor(0.4)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .gridCellColumns(4)
      }
      ForEach([[7, 8, 9], [4, 5, 6], [1, 2, 3]], id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { digit in
            Key(String(digit)) { calculator.press(digit: digit) }
          }
          Key(operation(beside: row).rawValue) { calculator.press(operation(beside: row)) }
        }
      }
      GridRow {
        Key("C") { calculator.clear() }
        Key("0") { calculator.press(digit: 0) }
        Key("=") { calculator.evaluate() }
        Key("+") { calculator.press(.add) }
      }
    }
    .padding()
  }

  private func operation(beside row: [Int]) -> CalculatorState.Operation {
    switch row.first {
    case 7: .divide
    case 4: .multiply
    default: .subtract
    }
  }
}

extension CalculatorScreen {
  fileprivate struct Key: View {
    private let title: String
    private let action: () -> Void

    init(_ title: String, action: @escaping () -> Void) {
      self.title = title
      self.action = action
    }

    var body: some View {
      Button(action: action) {
        Text(title)
          .font(.title)
          .frame(maxWidth: .infinity, minHeight: 56)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
    }
  }
}
