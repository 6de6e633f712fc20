// For iOS 17
import SwiftUI

@Observable @MainActor
final class Conversation {
  private(set) var messages: [ChatMessage]
  var draft = ""

  init(messages: [ChatMessage] = []) { self.messages = messages }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    messages.append(ChatMessage(text: draft, isMine: true))
    draft = ""
  }
}

struct ChatMessage: Identifiable, Equatable {
  let id = UUID()
  let text: String
  let isMine: Bool
  let date = Date()
}

struct ChatScreen: View {
  @Bindable var conversation: Conversation
  @FocusState private var isComposing: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(conversation.messages) { message in
            ChatBubble(message: message)
              .id(message.id)
          }
        }
        .padding(.horizontal)
      }
      .scrollDismissesKeyboard(.interactively)
      .defaultScrollAnchor(.bottom)
      .onChange(of: conversation.messages.count) { _, _ in
        guard let last = conversation.messages.last else { return }
        withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      ComposeBar(
        text: $conversation.draft, canSend: conversation.canSend, send: conversation.send
      )
      .focused($isComposing)
    }
    .onAppear { isComposing = true }
    .navigationTitle("Chat")
  }
}

private struct ComposeBar: View {
  @Binding var text: String
  let canSend: Bool
  let send: () -> Void

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      TextField("Message", text: $text, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.send)
        .onSubmit(send)
      Button(action: send) {
        Image(systemName: "arrow.up.circle.fill").imageScale(.large)
      }
      .disabled(!canSend)
      .keyboardShortcut(.return, modifiers: .command)
      .help("Send")
    }
    .padding(8)
    .background(.bar)
  }
}

private struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      Text(message.text)
        .padding(10)
        .foregroundStyle(message.isMine ? Color.white : Color.primary)
        .background(
          message.isMine ? Color.accentColor : Color(.secondarySystemBackground),
          in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .contextMenu {
          ShareLink(item: message.text)
        }
      if !message.isMine { Spacer(minLength: 48) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(message.text))
    .accessibilityHint(Text(message.date, style: .time))
  }
}
