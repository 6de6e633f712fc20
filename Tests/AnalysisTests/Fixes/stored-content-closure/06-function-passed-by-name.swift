import KataLab
import SwiftUI

struct Frame<Picture: View>: View {
    fileprivate let picture: () -> Picture
    var width: CGFloat = 2

    var body: some View {
        Group {
            picture()
        }
        .border(.gray, width: width)
    }
}

struct Gallery: View {
    @State private var index = 0
    let makeCaption: (Int) -> String = { "Picture \($0)" }

    var body: some View {
        VStack {
            Frame(picture: picture)
            Frame(picture: picture, width: 4)
            Button("Next", action: next)
        }
    }

    private func picture() -> some View {
        Text(makeCaption(index))
    }

    private func next() { index += 1 }
}

@MainActor func scenario(_ lab: Lab) async throws {
    try lab.mount(Gallery())
    try lab.tap("Next")
}
