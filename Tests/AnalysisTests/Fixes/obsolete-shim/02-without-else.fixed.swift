// targets: iOS 17
import KataLab
import SwiftUI

struct Panel: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Power", isOn: $isOn)
            Text(isOn ? "on" : "off")
            Divider()
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Panel())
    try lab.toggle("Power")
}
