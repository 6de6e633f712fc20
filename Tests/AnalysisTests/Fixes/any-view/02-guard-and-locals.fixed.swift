import KataLab
import SwiftUI

struct Profile: Equatable {
    var name: String
    var city: String?
}

struct ProfileView: View {
    let profile: Profile?

    var body: some View {
        VStack {
            header()
            Divider()
        }
    }

    // The city is only known of some.
    @ViewBuilder private func header() -> some View {
        if let profile, !profile.name.isEmpty {
            let title = profile.name.uppercased()

            // Most have one.
            if let city = profile.city {
                VStack(alignment: .leading) {
                    Text(title)
                    Text(city)
                        .font(.caption)
                }
            } else {
                Text(title).bold()
            }
        } else {
            Text("Nobody")
        }
    }
}

struct People: View {
    @State private var profile: Profile?

    var body: some View {
        VStack {
            ProfileView(profile: profile)
            Button("Ida") { profile = Profile(name: "Ida") }
            Button("Moves") { profile?.city = "Bergen" }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(People())
    try lab.tap("Ida")
    try lab.tap("Moves")
}
