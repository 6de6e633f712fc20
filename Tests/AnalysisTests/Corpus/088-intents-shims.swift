// For iOS 17, macOS 14
import SwiftUI

/// The app's own actions, and initializers with which buttons take them.
struct AppAction: Identifiable {
  let id: String
  let perform: @MainActor () -> Void
}

extension Button where Label == Text {
  init(_ title: LocalizedStringKey, intent: AppAction) {
    self.init(title, action: intent.perform)
  }

  init(_ title: LocalizedStringKey, describing action: AppAction, perform: @escaping () -> Void) {
    self.init(title, action: perform)
  }
}

extension Button where Label: View {
  init(intent: AppAction, @ViewBuilder label: () -> Label) {
    self.init(action: intent.perform, label: label)
  }

  init(_ title: LocalizedStringKey, _ intent: AppAction) where Label == Text {
    self.init(title, intent: intent)
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: LocalizedStringKey, imageNamed name: String) {
    self.init { Text(title) } icon: { Image(name) }
  }

  init(_ icon: HouseIcon) { self.init(LocalizedStringKey(icon.rawValue), icon: icon) }

  init(
    _ title: LocalizedStringKey, icon: HouseIcon, iconSize: CGFloat, relativeTo style: Font.TextStyle
  ) {
    self.init(title, icon: icon)
  }

  init(_ icon: HouseIcon, describing text: String) {
    self.init { Text(text) } icon: { Image(icon: icon) }
  }
}

extension Image {
  struct Asset { let name: String }

  init(asset: Asset) { self.init(asset.name) }
  init(symbol: HouseIcon) { self.init(icon: symbol) }
  init?(blurHash: String, size: CGSize) {
    guard blurHash.count > 6 else { return nil }
    self.init(systemName: "photo")
  }
}

extension Picker where Label == Text {
  init<Source: Identifiable & CustomStringConvertible>(
    _ title: LocalizedStringKey, sources: [Source], selection: Binding<Source.ID>
  ) where SelectionValue == Source.ID, Content == ForEach<[Source], Source.ID, Text> {
    self.init(title, selection: selection) {
      ForEach(sources) { Text($0.description) }
    }
  }
}

struct ShimGallery: View {
  private struct Mood: Identifiable, CustomStringConvertible {
    let id: Int
    let description: String
  }

  private static let moods = [Mood(id: 0, description: "Calm"), Mood(id: 1, description: "Busy")]

  @State private var mood = 0
  @State private var runs = 0

  private var action: AppAction { AppAction(id: "run") { [$runs] in $runs.wrappedValue += 1 } }

  var body: some View {
    List {
      Button(intent: action) { Text("Run") }
      Button(intent: action, label: { Text("Run again") })
      Button("Run", intent: action)
      Button("Run", action)
      Button("Run", describing: action) { runs += 1 }
      Label("Named", imageNamed: "logo")
      Label(HouseIcon.home)
      Label("Sized", icon: .home, iconSize: 20, relativeTo: .body)
      Label(HouseIcon.people, describing: "People")
      Image(asset: Image.Asset(name: "logo"))
      Image(symbol: .inbox)
      if let blurred = Image(blurHash: "LKO2?U%2Tw", size: CGSize(width: 8, height: 8)) { blurred }
      Picker("Mood", sources: Self.moods, selection: $mood)
      Text("\(runs) runs")
    }
  }
}
