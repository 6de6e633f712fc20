// For iOS 16
import SwiftUI

struct CityGuide: Identifiable, Hashable {
  let id: String
  var sights: [String] = []
}

struct CityNavigator: View {
  @State private var chosen: CityGuide?
  @State private var isShowingAbout = false
  @State private var coverCity: CityGuide?
  @State private var isCovering = false
  let cities: [CityGuide]

  var body: some View {
    NavigationSplitView {
      List(cities, selection: $chosen) { city in
        NavigationLink(value: city) { Text(city.id) }
      }
      .navigationDestination(isPresented: $isShowingAbout) { Text("About") }
      .toolbar {
        Button("About") { isShowingAbout = true }
        Button("Cover") { isCovering = true }
      }
    } detail: {
      if let chosen {
        CityScreen(city: chosen) { coverCity = chosen }
      } else {
        Text("Choose a city")
      }
    }
    .fullScreenCover(isPresented: $isCovering) { DismissBar { Text("Everywhere") } }
    .fullScreenCover(item: $coverCity) { city in
      DismissBar { Text(city.id) }
    }
    .onOpenURL { url in chosen = cities.first { $0.id == url.host() } }
  }
}

private struct CityScreen: View {
  let city: CityGuide
  let showCover: () -> Void

  var body: some View {
    List {
      NavigationLink("Hotels") { Text("Hotels") }
      NavigationLink("Map", value: city)
      ForEach(city.sights, id: \.self) { sight in
        NavigationLink {
          Text(sight).navigationBarBackButtonHidden(false)
        } label: {
          Text(sight)
        }
      }
      Button("Cover", action: showCover)
    }
    .navigationTitle(city.id)
    .navigationDestination(for: String.self) { Text($0) }
  }
}

private struct DismissBar<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Close") { dismiss() }
      }
      content.frame(maxHeight: .infinity)
    }
    .padding()
  }
}
