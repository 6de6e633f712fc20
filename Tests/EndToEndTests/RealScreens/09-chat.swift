import SwiftUI

struct Message: Identifiable, Hashable {
  enum Status: Hashable {
    case sending, sent, read, failed
  }

  let id: Int
  var text: String
  var isMine: Bool
  var status = Status.sent
  var reaction: String?
}

@Observable
@MainActor
final class Conversation {
  let partner: String
  private(set) var messages: [Message] = []
  private(set) var isPartnerTyping = false
  var draft = ""
  private var nextID = 1

  init(partner: String) {
    self.partner = partner
    for (index, line) in ["Hi!", "Hey, how was the trip?", "Long, but worth it."].enumerated() {
      append(line, isMine: index.isMultiple(of: 2), status: .read)
    }
  }

  var canSend: Bool {
    !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  @discardableResult
  private func append(_ text: String, isMine: Bool, status: Message.Status) -> Message.ID {
    defer { nextID += 1 }
    messages.append(Message(id: nextID, text: text, isMine: isMine, status: status))
    return nextID
  }

  func send() async {
    guard canSend else { return }
    let text = draft
    draft = ""
    let id = append(text, isMine: true, status: .sending)
    try? await Task.sleep(for: .milliseconds(600))
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].status = text.count > 30 ? .failed : .sent
    guard messages[index].status == .sent else { return }
    await answer(text)
  }

  private func answer(_ text: String) async {
    isPartnerTyping = true
    try? await Task.sleep(for: .seconds(2))
    isPartnerTyping = false
    for index in messages.indices where messages[index].isMine && messages[index].status == .sent {
      messages[index].status = .read
    }
    append(String(text.reversed()), isMine: false, status: .read)
  }

  func react(_ reaction: String?, to message: Message) {
    guard let index = messages.firstIndex(of: message) else { return }
    messages[index].reaction = messages[index].reaction == reaction ? nil : reaction
  }

  func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
  }

  func retry(_ message: Message) async {
    delete(message)
    draft = String(message.text.prefix(30))
    await send()
  }
}

struct ChatScreen: View {
  @State private var conversation = Conversation(partner: "Robin")
  @State private var infoIsShown = false
  @FocusState private var isComposing: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        MessageList(conversation: conversation)
        Divider()
        Composer(conversation: conversation, isFocused: $isComposing)
      }
      .navigationTitle(conversation.partner)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text(conversation.partner).font(.headline)
            if conversation.isPartnerTyping {
              Text("typing…").font(.caption2).foregroundStyle(.secondary)
            }
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            infoIsShown = true
          } label: {
            Image(systemName: "info.circle")
              .accessibilityLabel("Info")
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isComposing = false }
        }
      }
      .sheet(isPresented: $infoIsShown) {
        InfoSheet(conversation: conversation)
          .presentationDetents([.height(260), .large])
          .presentationDragIndicator(.visible)
      }
    }
  }
}

private struct MessageList: View {
  let conversation: Conversation
  @Namespace private var bottom

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(conversation.messages) { message in
            Bubble(message: message, conversation: conversation)
              .id(message.id)
              .transition(.move(edge: message.isMine ? .trailing : .leading))
          }
          if conversation.isPartnerTyping {
            TypingIndicator()
          }
          Color.clear.frame(height: 1).id(bottom)
        }
        .padding(.horizontal, 12)
        .animation(.default, value: conversation.messages)
      }
      .scrollDismissesKeyboard(.interactively)
      .defaultScrollAnchor(.bottom)
      .onChange(of: conversation.messages.count) {
        withAnimation { proxy.scrollTo(bottom, anchor: .bottom) }
      }
      .overlay(alignment: .bottomTrailing) {
        Button("Jump to first", systemImage: "arrow.up") {
          if let first = conversation.messages.first {
            proxy.scrollTo(first.id, anchor: .top)
          }
        }
        .padding()
      }
    }
  }
}

private struct Bubble: View {
  let message: Message
  let conversation: Conversation
  @State private var showsReactions = false

  var body: some View {
    VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
      Text(message.text)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(message.isMine ? Color.blue : Color.gray.opacity(0.2))
        .foregroundStyle(message.isMine ? .white : .primary)
        .clipShape(.rect(cornerRadius: 16))
        .overlay(alignment: .bottomLeading) {
          if let reaction = message.reaction {
            Text(reaction).font(.caption).offset(x: -6, y: 8)
          }
        }
        .onTapGesture { showsReactions.toggle() }
        .contextMenu {
          Button("Delete", systemImage: "trash", role: .destructive) {
            conversation.delete(message)
          }
        }
      if showsReactions {
        HStack {
          ForEach(["👍", "❤️", "😂"], id: \.self) { reaction in
            Button(reaction) {
              conversation.react(reaction, to: message)
              showsReactions = false
            }
          }
        }
        .transition(.scale(scale: 0.5, anchor: .top))
      }
      if message.isMine { status }
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .animation(.spring, value: showsReactions)
  }

  @ViewBuilder private var status: some View {
    switch message.status {
    case .sending: ProgressView().controlSize(.mini)
    case .sent: Image(systemName: "checkmark").imageScale(.small)
    case .read: Text("read").font(.caption2).foregroundStyle(.secondary)
    case .failed:
      Button("Not sent. Retry?") {
        Task { await conversation.retry(message) }
      }
      .foregroundStyle(.red)
      .font(.caption)
    }
  }
}

private struct TypingIndicator: View {
  @State private var phase = 0

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3, id: \.self) { index in
        Circle().frame(width: 8).opacity(phase == index ? 1 : 0.3)
      }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(300))
        phase = (phase + 1) % 3
      }
    }
  }
}

private struct Composer: View {
  @Bindable var conversation: Conversation
  var isFocused: FocusState<Bool>.Binding

  var body: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $conversation.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.plain)
        .focused(isFocused)
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: 18))
      Button("Send", systemImage: "paperplane.fill") {
        Task { await conversation.send() }
      }
      .labelStyle(.iconOnly)
      .disabled(!conversation.canSend)
      .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(8)
  }
}

private struct InfoSheet: View {
  let conversation: Conversation
  @Environment(\.dismiss) private var dismiss
  @State private var isMuted = false

  var body: some View {
    Form {
      LabeledContent("Partner", value: conversation.partner)
      LabeledContent("Messages") {
        Text(conversation.messages.count, format: .number)
      }
      Toggle("Mute", isOn: $isMuted)
      Button("Done") { dismiss() }
    }
  }
}

#Preview {
  ChatScreen()
}
