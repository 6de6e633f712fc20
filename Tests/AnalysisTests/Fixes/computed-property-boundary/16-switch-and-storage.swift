import KataLab
import SwiftUI

enum Phase { case idle, running(Int) }

struct Monitor: View {
    @State private var phase: Phase = .idle
    @State private var tick = 0
    @State private var load = 0
    @AppStorage("monitor.names") private var showsNames = true
    let hosts: [String]

    private var title: String { "Monitor \(hosts.count)" }

    var body: some View {
        VStack {
            Text("\(title) at \(load)")
            Button("Tick \(tick)") { tick += 1 }
            Button("Load") { load += 1 }
            Button("Start") { phase = .running(1) }
            hostTable
                .padding(.top, 8)
                .background(Color.red)
        }
        .navigationTitle(title)
    }

    @ViewBuilder
    private var hostTable: some View {
        switch phase {
        case .idle:
            Text("Idle: \(title)")
        case .running(let count):
            Text("Running \(count)")
        }
        if showsNames {
            ForEach(hosts, id: \.self) { host in
                row(host)
            }
        }
        Toggle("Names", isOn: $showsNames)
    }

    private func row(_ host: String) -> some View {
        HStack {
            Text(host)
            Spacer()
        }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Monitor(hosts: ["a", "b"]))
    try lab.tap("Tick 0")
    try lab.tap("Start")
    try lab.toggle("Names")
}
