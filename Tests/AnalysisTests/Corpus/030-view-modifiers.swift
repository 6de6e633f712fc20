// For iOS 16, macOS 13
import SwiftUI

struct CardModifier: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  var isElevated = false

  func body(content: Content) -> some View {
    content
      .padding()
      .background(RoundedRectangle(cornerRadius: 14).fill(.background))
      .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.12), radius: isElevated ? 12 : 4)
  }
}

struct LoadingOverlay<Message: View>: ViewModifier {
  let isLoading: Bool
  @ViewBuilder let message: Message

  func body(content: Content) -> some View {
    content
      .disabled(isLoading)
      .blur(radius: isLoading ? 2 : 0)
      .overlay {
        if isLoading {
          VStack {
            ProgressView()
            message
          }
          .padding()
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
      }
  }
}

private struct FirstAppearance: ViewModifier {
  @State private var hasAppeared = false
  let action: () -> Void

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

private struct Badge: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content.overlay(alignment: .topTrailing) {
      if count > 0 {
        Text("\(count)")
          .font(.caption2)
          .padding(4)
          .background(.red, in: Circle())
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
  }
}

extension View {
  func card(isElevated: Bool = false) -> some View {
    modifier(CardModifier(isElevated: isElevated))
  }

  func loading(_ isLoading: Bool, message: LocalizedStringKey = "Loading") -> some View {
    modifier(LoadingOverlay(isLoading: isLoading) { Text(message) })
  }

  func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppearance(action: action))
  }

  func badgeCount(_ count: Int) -> some View { modifier(Badge(count: count)) }

  func hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
}

struct ModifierGallery: View {
  @State private var isLoading = false
  @State private var unread = 2
  @State private var isCovered = false

  var body: some View {
    VStack {
      Text("Card").card(isElevated: unread > 0).badgeCount(unread)
      Text("Sometimes").hidden(isCovered)
      Text("Never").hidden()
      Button("Load") { isLoading.toggle() }
      Button("Read") { unread = 0 }
      Button("Cover") { isCovered.toggle() }
    }
    .loading(isLoading)
    .onFirstAppear { unread += 1 }
    .modifier(CardModifier())
  }
}

struct ModifiedText: View {
  var body: ModifiedContent<Text, CardModifier> {
    ModifiedContent(content: Text("Modified"), modifier: CardModifier())
  }
}
