import KataLab
import SwiftUI

struct User {
    var name: String
    var email = "ada@example.com"
    var visits = 0
}

struct ProfileView: View {
    @State private var user = User(name: "Ada")
    @State private var isEditing = false

    var body: some View {
        VStack {
            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
            if isEditing {
                Text("Editing")
            }
            Button("Rename") { user.name = "Grace" }
            DetailSection(name: user.name, email: user.email)
        }
    }
}

/// Everything we know about them.
private struct DetailSection: View {
    let name: String
    let email: String

    var body: some View {
        Divider()
        // The name comes first.
        Text(name)
        Text(email)
        ForEach(Array(name), id: \.self) { letter in
            Text(String(letter))
        }
        Divider()
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(ProfileView())
    try lab.tap("Edit")
    try lab.tap("Rename")
}
