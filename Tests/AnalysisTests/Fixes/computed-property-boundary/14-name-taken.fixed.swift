import KataLab
import SwiftUI

private struct HeaderView: View {
  var body: some View { Text("Small") }
}

struct NewsScreen: View {
  @State private var page = 1
  @Binding var isRead: Bool
  let tags: [String]

  var body: some View {
    VStack {
      HeaderView()
      Button("Page \(page)") { page += 1 }
      NewsHeader(isRead: $isRead, tags: tags)
    }
  }
}

private struct NewsHeader: View {
  @Binding var isRead: Bool
  let tags: [String]

  var body: some View {
    VStack {
      Toggle("Read", isOn: $isRead)
      ForEach(tags, id: \.self) { Text($0) }
    }
  }
}

struct Reader: View {
  @State private var isRead = false

  var body: some View {
    NewsScreen(isRead: $isRead, tags: ["swift"])
    Text(isRead ? "read" : "unread")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Reader())
  try lab.tap("Page 1")
  try lab.toggle("Read")
}
