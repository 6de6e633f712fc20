// For iOS 15, macOS 12
import SwiftUI

/// What newer systems have and older ones do without, behind one name.
struct Backport<Content> {
  let content: Content
}

extension View {
  var backport: Backport<Self> { Backport(content: self) }
}

extension Backport where Content: View {
  @ViewBuilder func scrollDismissesKeyboard() -> some View {
    if #available(iOS 16, macOS 13, *) {
      content.scrollDismissesKeyboard(.interactively)
    } else {
      content
    }
  }

  @ViewBuilder func sensoryFeedback<Trigger: Equatable>(on trigger: Trigger) -> some View {
    if #available(iOS 17, macOS 14, *) {
      content.sensoryFeedback(.success, trigger: trigger)
    } else {
      content
    }
  }

  @ViewBuilder func scrollIndicatorsHidden() -> some View {
    if #available(iOS 16, macOS 13, *) {
      content.scrollIndicators(.hidden)
    } else {
      content
    }
  }

  func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  {
    Group {
      if #available(iOS 17, macOS 14, *) {
        content.onChange(of: value) { _, new in action(new) }
      } else {
        content.onChange(of: value) { new in action(new) }
      }
    }
  }
}

struct NoteEditor: View {
  @State private var text = ""
  @State private var saves = 0
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView {
      TextEditor(text: $text)
        .frame(minHeight: 300)
        .padding(colorScheme == .dark ? 12 : 8)
    }
    .backport.scrollDismissesKeyboard()
    .backport.scrollIndicatorsHidden()
    .backport.sensoryFeedback(on: saves)
    .backport.onChange(of: text) { text in
      if text.hasSuffix("\n") { saves += 1 }
    }
    .modifier(ReadableWidth())
    .ignoresSafeArea(.keyboard)
    .ignoresSafeArea(.container, edges: .bottom)
    .onAppear(perform: restore)
  }

  private func restore() { text = UserDefaults.standard.string(forKey: "note") ?? "" }
}

private struct ReadableWidth: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: 640)
      .frame(maxWidth: .infinity)
  }
}
