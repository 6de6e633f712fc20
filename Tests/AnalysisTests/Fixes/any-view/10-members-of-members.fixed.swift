import KataLab
import SwiftUI

struct Weather: View {
  enum Sky { case sun, rain, snow }
  @State private var sky = Sky.sun
  let place: String

  var body: some View {
    VStack {
      summary
        .padding()
      Button("Rain") { sky = .rain }
      Button("Snow") { sky = .snow }
    }
  }

  @ViewBuilder
  private var name: some View {
    Text(place)
  }

  @ViewBuilder
  private var summary: some View {
    if sky == .sun {
      name
    } else if case .rain = sky {
      wet
    } else {
      HStack { wet; Text("cold") }
    }
  }

  private var wet: some View {
    sky == .rain ? Text("Take an umbrella") : Text("Take a scarf")
  }
}

@MainActor func scenario(_ lab: Lab) async throws {
  try lab.mount(Weather(place: "Oslo"))
  try lab.tap("Rain")
  try lab.tap("Snow")
}
