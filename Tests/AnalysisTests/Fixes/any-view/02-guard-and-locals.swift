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
    private func header() -> AnyView {
        guard let profile, !profile.name.isEmpty else {
            return AnyView(Text("Nobody"))
        }
        let title = profile.name.uppercased()

        // Most have one.
        guard let city = profile.city else { return AnyView(Text(title).bold()) }
        return AnyView(
            VStack(alignment: .leading) {
                Text(title)
                Text(city)
                    .font(.caption)
            }
        )
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
