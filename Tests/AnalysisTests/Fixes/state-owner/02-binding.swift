import KataLab
import SwiftUI

struct SettingsScreen: View {
    let version: String
    // Halfway is comfortable for most.
    @State private var volume = 0.5
    @State private var isMuted = false

    var body: some View {
        Form {
            Toggle("Mute", isOn: $isMuted)
            VolumeRow(
                title: "Volume",
                volume: $volume
            )
            Text(isMuted ? "Silent" : version)
        }
    }
}

struct VolumeRow: View {
    let title: String
    @Binding var volume: Double

    var body: some View {
        VStack {
            Text("\(title): \(Int(volume * 100))")
            Button("Louder") { volume += 0.25 }
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(SettingsScreen(version: "1.0"))
    try lab.tap("Louder")
    try lab.toggle("Mute")
}
