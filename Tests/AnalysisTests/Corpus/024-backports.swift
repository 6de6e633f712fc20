// For iOS 15, macOS 12
import SwiftUI

extension View {
  /// `scrollClipDisabled` where there is one.
  @ViewBuilder
  func unclippedScroll(_ isDisabled: Bool = true) -> some View {
    if #available(iOS 17, macOS 14, *) {
      scrollClipDisabled(isDisabled)
    } else {
      self
    }
  }

  @ViewBuilder
  func fontWeightIfAvailable(_ weight: Font.Weight) -> some View {
    if #available(iOS 16, macOS 13, *) {
      fontWeight(weight)
    } else {
      self
    }
  }

  func transforming<Result: View>(@ViewBuilder _ transform: (Self) -> Result) -> Result {
    transform(self)
  }

  @ViewBuilder
  func glassCard() -> some View {
    if #available(iOS 26, macOS 26, *) {
      padding().glassEffect(.regular, in: .rect(cornerRadius: 16))
    } else {
      padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
  }

  func onValueChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(OnValueChange(value: value, action: action))
  }
}

private struct OnValueChange<Value: Equatable>: ViewModifier {
  let value: Value
  let action: (Value) -> Void

  func body(content: Content) -> some View {
    if #available(iOS 17, macOS 14, *) {
      content.onChange(of: value) { _, new in action(new) }
    } else {
      content.onChange(of: value, perform: action)
    }
  }
}

/// A stack from iOS 16 on, and a navigation view before.
struct StackOrNavigationView<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    if #available(iOS 16, macOS 13, *) {
      NavigationStack { content }
    } else {
      NavigationView { content }
    }
  }
}

struct BackportedScreen: View {
  @State private var name = ""
  @State private var length = 0

  var body: some View {
    StackOrNavigationView {
      ScrollView(.horizontal) {
        TextField("Name", text: $name)
          .fontWeightIfAvailable(.semibold)
          .glassCard()
          .transforming { view in
            if #available(iOS 16, macOS 13, *) {
              view.scrollDismissesKeyboard(.immediately)
            } else {
              view
            }
          }
        Text("\(length)")
      }
      .unclippedScroll()
      .onValueChange(of: name) { length = $0.count }
    }
  }
}
