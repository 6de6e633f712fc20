import KataLab
import SwiftUI

public struct Framed<Content: View>: View {
  private let isFramed: Bool
  private let content: Content

  public init(isFramed: Bool, @ViewBuilder content: () -> Content) {
    self.isFramed = isFramed
    self.content = content()
  }

  public var body: some View {
    content.framed(self.isFramed, color: .red)
  }
}

extension View {
  func framed(_ isFramed: Bool, color: Color, width: CGFloat = 2) -> some View {
    Group {
      if isFramed {
        padding(width * 2).border(color, width: width)
      } else {
        self
      }
    }
  }

  @ViewBuilder func faded(_ isFaded: Bool) -> some View { if isFaded { opacity(0) } else { self } }
}

struct Wall: View {
  @State private var isFramed = false

  var body: some View {
    VStack {
      Framed(isFramed: isFramed) {
        Text("Portrait of a cat")
      }
      Text("Not for sale").faded(!isFramed)
      Button("Frame") { isFramed = true }
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Wall())
  try lab.tap("Frame")
}
