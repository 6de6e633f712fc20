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
            detailSection
        }
    }

    /// Everything we know about them.
    @ViewBuilder private var detailSection: some View {
        Divider()
        // The name comes first.
        Text(user.name)
        Text(user.email)
        ForEach(Array(user.name), id: \.self) { letter in
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
