import KataLab
import SwiftUI

struct Timeline: View {
  @State private var zoom: CGFloat = 1
  let title: String

  var body: some View {
    VStack {
      Text(title)
      ZoomControl($zoom)
    }
  }
}

struct ZoomControl: View {
  @Binding var zoom: CGFloat

  init(_ zoom: Binding<CGFloat>) {
    self._zoom = zoom
  }

  var body: some View {
    Button("Zoom \(Int(zoom))") { zoom = zoom * 2 }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Timeline(title: "Days"))
  try lab.tap("Zoom 1")
  try lab.tap("Zoom 2")
}
