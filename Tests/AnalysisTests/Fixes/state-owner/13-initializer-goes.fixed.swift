import KataLab
import SwiftUI

struct Timeline: View {
  let title: String

  var body: some View {
    VStack {
      Text(title)
      ZoomControl()
    }
  }
}

struct ZoomControl: View {
  @State private var zoom: CGFloat = 1

  var body: some View {
    Button("Zoom \(Int(zoom))") { zoom = zoom * 2 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Timeline(title: "Days"))
  try lab.tap("Zoom 1")
  try lab.tap("Zoom 2")
}
