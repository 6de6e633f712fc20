// For iOS 15
import SwiftUI

struct LegacyTabs: View {
  private enum Tab: Hashable { case home, list, profile }

  @State private var tab = Tab.home
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsActions = false

  var body: some View {
    TabView(selection: $tab) {
      home
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Tab.home)
      NavigationView { LegacyList() }
        .navigationViewStyle(.automatic)
        .tabItem {
          Image(systemName: "list.bullet")
          Text("List")
        }
        .tag(Tab.list)
      Button("Actions") { showsActions = true }
        .tabItem({ Label("Profile", image: "profile") })
        .tag(Tab.profile)
        .actionSheet(isPresented: $showsActions) {
          ActionSheet(
            title: Text("Actions"), message: Text("Choose"),
            buttons: [.default(Text("Copy")), .destructive(Text("Delete")), .cancel()])
        }
    }
    .sheet(isPresented: $showsSheet, onDismiss: { showsAlert = true }) {
      Text("A sheet").padding()
    }
    .alert(isPresented: $showsAlert) {
      Alert(
        title: Text("Sheet closed"), primaryButton: .default(Text("Again"), action: reopen),
        secondaryButton: .cancel())
    }
  }

  private var home: some View {
    VStack {
      Text("Home")
      Button("Show") { showsSheet = true }
    }
  }

  private func reopen() { showsSheet = true }
}

private struct LegacyList: View {
  @State private var isDetailActive = false

  var body: some View {
    List {
      NavigationLink("Text", destination: Text("Text"))
      NavigationLink("Active", destination: Text("Active"), isActive: $isDetailActive)
      NavigationLink(destination: Text("One"), isActive: $isDetailActive) { Text("One") }
      NavigationLink(destination: LegacyForm()) { Text("Form") }
      NavigationLink(destination: Text("Two"), label: { Text("Two") })
      NavigationLink(destination: Text("Three")) { Label("Three", systemImage: "3.circle") }
        .isDetailLink(false)
    }
    .listStyle(GroupedListStyle())
    .navigationBarTitle(Text("List"))
    .navigationBarHidden(false)
    .navigationBarBackButtonHidden(true)
  }
}

private struct LegacyForm: View {
  private static let colours = ["Red", "Green", "Blue"]

  @State private var colour = "Red"
  @State private var date = Date()
  @State private var isOn = false
  @State private var volume = 0.5

  var body: some View {
    Form {
      Section(header: Text("Choices")) {
        Picker(selection: $colour, label: Text("Colour")) {
          ForEach(Self.colours, id: \.self, content: colourRow)
        }
        .pickerStyle(SegmentedPickerStyle())
        Picker("Wheel", selection: $colour) {
          ForEach(Self.colours, id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(WheelPickerStyle())
      }
      Section(footer: Text("Times are local.")) {
        DatePicker("Date", selection: $date, in: ...Date.distantFuture)
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
      Toggle(isOn: $isOn, label: { Text("On") })
      Slider(value: $volume)
      Slider(value: $volume, in: 0...1, step: 0.1)
    }
  }

  private func colourRow(_ name: String) -> some View {
    Text(name).tag(name).textCase(.uppercase)
  }
}

struct LegacyTabs_Previews: PreviewProvider {
  static var previews: some View {
    LegacyTabs()
      .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
    LegacyTabs()
      .previewDevice("iPad Pro")
      .environment(\.colorScheme, .dark)
      .colorScheme(.dark)
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
