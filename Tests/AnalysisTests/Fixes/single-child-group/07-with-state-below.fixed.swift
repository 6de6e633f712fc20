import KataLab
import SwiftUI

struct Stepwise: View {
    @State private var step = 0

    var body: some View {
        VStack {
            Counter(start: step)
                .frame(maxWidth: .infinity)
            Button("Next") { step += 1 }
        }
    }
}

struct Counter: View {
    let start: Int
    @State private var own = 0

    var body: some View {
        Button("\(start) and \(own)") { own += 1 }
    }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Stepwise())
    try lab.tap("0 and 0")
    try lab.tap("Next")
}
