import SwiftUI

struct Mail: Identifiable, Hashable {
  let id: Int
  let sender: String
  var subject: String
  var body: String
  var box: Mailbox
  var isUnread: Bool
  var isFlagged = false
}

enum Mailbox: String, CaseIterable, Identifiable, Hashable {
  case inbox, drafts, sent, archive, trash

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
  var symbol: String {
    switch self {
    case .inbox: return "tray"
    case .drafts: return "doc"
    case .sent: return "paperplane"
    case .archive: return "archivebox"
    case .trash: return "trash"
    }
  }
}

enum SearchScope: String, CaseIterable {
  case subject = "Subject"
  case everything = "All"
}

@Observable
final class MailStore {
  var mails: [Mail] = (1...18).map { number in
    Mail(
      id: number, sender: ["Ines", "Noor", "Tomas"][number % 3],
      subject: ["Invoice", "Lunch?", "Minutes", "Re: offer"][number % 4] + " \(number)",
      body: "Text of mail \(number).", box: Mailbox.allCases[number % 3],
      isUnread: number.isMultiple(of: 2))
  }

  func mails(in box: Mailbox, query: String, scope: SearchScope) -> [Mail] {
    mails.filter { mail in
      mail.box == box
        && (query.isEmpty || mail.subject.localizedStandardContains(query)
          || scope == .everything && mail.body.localizedStandardContains(query))
    }
  }

  func unreadCount(in box: Mailbox) -> Int {
    mails.lazy.filter { $0.box == box && $0.isUnread }.count
  }

  func update(_ id: Mail.ID, _ change: (inout Mail) -> Void) {
    guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
    change(&mails[index])
  }

  func send(to: String, subject: String, body: String) {
    mails.append(
      Mail(
        id: mails.count + 1, sender: "me", subject: subject, body: "To \(to): \(body)", box: .sent,
        isUnread: false))
  }
}

struct MailScreen: View {
  @State private var store = MailStore()
  @State private var box: Mailbox? = .inbox
  @State private var selected: Mail.ID?
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var isComposing = false

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List(Mailbox.allCases, selection: $box) { mailbox in
        Button {
          box = mailbox
          selected = nil
        } label: {
          Label(mailbox.title, systemImage: mailbox.symbol)
            .badge(store.unreadCount(in: mailbox))
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Mailboxes")
    } content: {
      if let box {
        MailList(box: box, selected: $selected)
          .id(box)
      }
    } detail: {
      if let mail = store.mails.first(where: { $0.id == selected }) {
        MailView(mail: mail)
          .id(mail.id)
      } else {
        Text("No mail selected").font(.title3).foregroundStyle(.tertiary)
      }
    }
    .navigationSplitViewStyle(.balanced)
    .environment(store)
    .toolbar {
      Button("Compose", systemImage: "square.and.pencil") { isComposing = true }
        .keyboardShortcut("n", modifiers: [.command])
    }
    .sheet(isPresented: $isComposing) {
      ComposeView()
        .environment(store)
    }
  }
}

private struct MailList: View {
  let box: Mailbox
  @Binding var selected: Mail.ID?
  @Environment(MailStore.self) private var store
  @State private var query = ""
  @State private var scope = SearchScope.subject
  @State private var isUnreadOnly = false

  private var mails: [Mail] {
    store.mails(in: box, query: query, scope: scope).filter { !isUnreadOnly || $0.isUnread }
  }

  var body: some View {
    List(selection: $selected) {
      ForEach(mails) { mail in
        Button {
          selected = mail.id
          store.update(mail.id) { $0.isUnread = false }
        } label: {
          MailRow(mail: mail)
        }
        .swipeActions(edge: .leading) {
          Button(mail.isUnread ? "Read" : "Unread") {
            store.update(mail.id) { $0.isUnread.toggle() }
          }
          .tint(.blue)
        }
        .swipeActions {
          Button("Trash", systemImage: "trash", role: .destructive) {
            store.update(mail.id) { $0.box = .trash }
          }
          Button("Flag", systemImage: "flag") { store.update(mail.id) { $0.isFlagged.toggle() } }
            .tint(.orange)
        }
      }
    }
    .searchable(text: $query)
    .searchScopes($scope) {
      ForEach(SearchScope.allCases, id: \.self) { Text($0.rawValue) }
    }
    .navigationTitle(box.title)
    .toolbar {
      ToolbarItem(placement: .bottomBar) {
        Toggle("Unread only", isOn: $isUnreadOnly)
      }
    }
    .overlay {
      if mails.isEmpty {
        ContentUnavailableView("No mail", systemImage: "tray")
      }
    }
  }
}

private struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack(alignment: .top) {
      Circle()
        .fill(.blue)
        .frame(width: 8, height: 8)
        .opacity(mail.isUnread ? 1 : 0)
      VStack(alignment: .leading) {
        HStack {
          Text(mail.sender).bold(mail.isUnread)
          if mail.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange)
            Text("flagged").font(.caption2)
          }
        }
        Text(mail.subject).lineLimit(1).truncationMode(.tail)
      }
    }
  }
}

private struct MailView: View {
  let mail: Mail
  @Environment(MailStore.self) private var store
  @State private var reply = ""
  @State private var isReplying = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(mail.subject).font(.title2)
        LabeledContent("From", value: mail.sender)
        Divider()
        Text(mail.body).textSelection(.enabled)
        if isReplying {
          TextEditor(text: $reply)
            .frame(minHeight: 80)
            .border(.separator)
          Button("Send reply") {
            store.send(to: mail.sender, subject: "Re: \(mail.subject)", body: reply)
            (reply, isReplying) = ("", false)
          }
          .disabled(reply.isEmpty)
        }
      }
      .padding()
    }
    .toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Archive") { store.update(mail.id) { $0.box = .archive } }
        Button("Reply") { withAnimation { isReplying.toggle() } }
      }
    }
  }
}

private struct ComposeView: View {
  @Environment(MailStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var to = ""
  @State private var subject = ""
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $to)
          .textContentType(.emailAddress)
        TextField("Subject", text: $subject)
        TextEditor(text: $text)
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            store.send(to: to, subject: subject, body: text)
            dismiss()
          }
          .disabled(to.isEmpty)
        }
      }
    }
  }
}

#Preview {
  MailScreen()
}
