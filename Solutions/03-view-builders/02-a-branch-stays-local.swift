import SwiftUI

struct Mail: Identifiable, Equatable {
  let id: Int
  let sender: String
  let day: String
  var isUnread = true
  var isFlagged = false
}

struct InboxView: View {
  @State private var mails: [Mail]

  init(mails: [Mail]) {
    _mails = State(initialValue: mails)
  }

  var body: some View {
    VStack {
      Button("Read the first") { mails[0].isUnread = false }
      ForEach(mails) { mail in
        MailRow(mail: mail)
      }
    }
  }
}

struct MailRow: View {
  let mail: Mail

  var body: some View {
    HStack {
      status
      Text(mail.sender)
        .bold(mail.isUnread)
      Spacer()
      Text(mail.day)
        .foregroundStyle(mail.isUnread ? .primary : .secondary)
    }
  }

  @ViewBuilder
  private var status: some View {
    if mail.isUnread {
      Text("●")
    } else if mail.isFlagged {
      Text("⚑")
    }
  }
}
