import KataLab
import SwiftUI

public struct Panel: View {
  @State public var isOpen = false
  @State internal var clicks: Int = 0
  @State private(set) var opened = 0

  public init() {}

  public var body: some View {
    Text("\(clicks) clicks, \(opened) times open")
  }
}

/// The panel whose initializer nobody wrote.
struct Drawer: View {
  @State internal var isOpen = false
  @State private(set) var opened = 0

  var body: some View {
    Button("Opened \(opened) \(isOpen)") {
      isOpen.toggle()
      opened += 1
    }
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Drawer())
  try lab.tap("Opened 0 false")
}
