import KataLab
import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text: String
    var isMine: Bool
}

struct Thread: View {
    @State private var messages = [
        Message(id: 1, text: "Hi", isMine: false),
        Message(id: 2, text: "Hello", isMine: true),
    ]

    var body: some View {
        VStack {
            ForEach(messages) { message in
                let text = Text(message.text)
                if message.isMine {
                    text.bold()
                } else {
                    HStack {
                        Image(systemName: "person")
                        text
                    }
                }
            }
            Button("Send") { messages.append(Message(id: messages.count + 1, text: "Ok", isMine: true)) }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Thread())
    try lab.tap("Send")
}
