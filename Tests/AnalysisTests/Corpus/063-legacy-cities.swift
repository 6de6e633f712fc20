// For iOS 15
import SwiftUI

struct LegacyCity: Identifiable, Hashable {
  let id: String
  var sights: [String] = []
}

struct LegacyCityList: View {
  @State private var tag: String?
  @State private var isActive = false
  let cities: [LegacyCity]

  var body: some View {
    NavigationView {
      List(cities) { city in
        NavigationLink(city.id, tag: city.id, selection: $tag) { Text(city.id) }
      }
      .background {
        NavigationLink(destination: Text("Hidden"), isActive: $isActive) { EmptyView() }
      }
      .navigationBarItems(leading: Button("Go") { isActive = true })
    }
    .navigationViewStyle(.stack)
  }
}

struct LegacyCitySheet: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var city: LegacyCity?
  @State private var isAdding = false
  @State private var isCovering = false
  let cities: [LegacyCity]

  var body: some View {
    VStack {
      ForEach(cities) { city in
        Button(city.id) { self.city = city }
      }
      Button("Add") { isAdding = true }
      Button("Cover") { isCovering = true }
      Button("Close") { presentationMode.wrappedValue.dismiss() }
    }
    .sheet(item: $city, onDismiss: { isAdding = false }) { city in
      LegacyCitySights(city: city)
    }
    .sheet(isPresented: $isAdding, onDismiss: nil, content: newCity)
    .fullScreenCover(isPresented: $isCovering, content: newCity)
  }

  private func newCity() -> some View { Text("New city") }
}

private struct LegacyCitySights: View {
  let city: LegacyCity

  var body: some View {
    List(city.sights, id: \.self) { sight in
      Text(sight).padding(.vertical, 2)
    }
    .listStyle(SidebarListStyle())
    .navigationBarTitle(Text(city.id))
  }
}
