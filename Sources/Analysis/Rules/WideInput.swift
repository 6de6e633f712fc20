import Kata
import SwiftSyntax

extension Rule {
  static let wideInput = Rule(
    id: "wide-input",
    summary: "A view takes a large struct or an observed object and reads few of its fields",
    severity: .should,
    explanation: """
      A view that is handed a struct is evaluated when any field of it changed, shown or not. A \
      view that observes an `ObservableObject` is evaluated whenever any `@Published` property \
      of it is set. One that reads two of ten fields runs for the other eight as well.

      Pass the values it shows. For a binding pass the binding of the field: `$settings.volume`.

      It is fine, and silent here, to pass a reference to an `@Observable` model: SwiftUI then \
      follows what body reads, property by property, and narrowing gains nothing. Small structs, \
      structs of constants, elements of rows, values that are passed on whole, and objects whose \
      methods are called are left alone too.

      Source: WWDC23 "Discover Observation in SwiftUI", \
      https://developer.apple.com/videos/play/wwdc2023/10149 ; Apple's SwiftUI guidance on data \
      flow.
      """,
    bad: [
      """
      struct Profile {
        var name = ""
        var bio = ""
        var followers = 0
        var posts = 0
        var isOnline = false
        var lastSeen = 0
      }
      struct NameLabel: View {
        let ↓profile: Profile
        var body: some View { Text(profile.name).bold() }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var title = ""
        @Published var items: [String] = []
        @Published var isLoading = false
        @Published var query = ""
      }
      struct TitleBar: View {
        @ObservedObject var ↓store: Store
        var body: some View { VStack { Text(store.title) } }
      }
      """,
      """
      struct Settings {
        var volume = 0.5
        var brightness = 0.5
        var contrast = 0.5
        var hue = 0.5
        var isMuted = false
        var name = ""
      }
      struct VolumeRow: View {
        @Binding var ↓settings: Settings
        var body: some View { Slider(value: $settings.volume) }
      }
      """,
    ],
    good: [
      """
      @Observable final class Store {
        var title = ""
        var items: [String] = []
        var isLoading = false
        var query = ""
      }
      struct TitleBar: View {
        let store: Store
        var body: some View { Text(store.title) }
      }
      """,
      """
      struct Size { var width = 0; var height = 0; var depth = 0 }
      struct WidthLabel: View {
        let size: Size
        var body: some View { Text("\\(size.width)") }
      }
      """,
      """
      struct Movie: Identifiable {
        let id: Int
        let title: String, plot: String, genre: String, poster: String, studio: String
        let year: Int
      }
      struct MovieRow: View {
        let movie: Movie
        var body: some View { Text(movie.title) }
      }
      """,
      """
      final class Store: ObservableObject {
        @Published var title = ""
        @Published var items: [String] = []
        @Published var isLoading = false
      }
      struct Screen: View {
        @ObservedObject var store: Store
        var body: some View {
          VStack {
            Text(store.title)
            Items(store: store)
          }
        }
      }
      struct Items: View {
        @ObservedObject var store: Store
        var body: some View {
          if store.isLoading { ProgressView() } else { Text("\\(store.items.count)") }
        }
      }
      struct Field: View {
        @ObservedObject var store: Store
        var body: some View { TextField("Title", text: $store.title) }
      }
      struct Clear: View {
        @ObservedObject var store: Store
        var body: some View { Button("Clear") { store.items = [] } }
      }
      """,
      """
      struct Profile {
        var name = "", bio = "", city = "", country = "", email = "", phone = ""
      }
      struct Row: View {
        let profile: Profile
        var body: some View { Text(profile.name) }
      }
      struct All: View {
        let profiles: [Profile]
        var body: some View { ForEach(profiles) { Row(profile: $0) } }
      }
      struct Card: View {
        let profile: Profile
        var body: some View {
          VStack {
            Text(profile.name)
            Text(profile.bio)
            Text(profile.city)
          }
        }
      }
      """,
    ]
  ) { context in
    for view in context.index.views {
      for property in view.properties {
        guard let input = property.wideInput(in: context.index),
          let read = view.fieldsRead(of: property, input), !read.isEmpty,
          input.isWide(for: read.intersection(input.fields).count),
          input.isObserved || !context.index.isRow(view)
        else { continue }
        let fields = read.sorted().map { "`\($0)`" }.joined(separator: " and ")
        let others = input.fields.subtracting(read).count
        let type = input.type.name
        let why =
          input.isObserved
          ? "runs when any of the other \(others) published properties is set"
          : "runs when any of the other \(others) fields changes"
        let values = read.count == 1 ? "that value" : "those values"
        let remedy =
          if input.isObserved {
            "Pass \(values), or make \(type) @Observable."
          } else if property.wrapper == "Binding" {
            "Take a binding of \(values) instead."
          } else {
            "Pass \(values) instead."
          }
        context.report(
          at: property.nameToken,
          "\(view.name) reads only \(fields) of \(type), but \(view.name).body \(why). \(remedy)",
          asks: [
            Evidence(.bodies(view.name), "\(view.name).body ran # times"),
            Evidence(.wasted(view.name), "# of them for nothing"),
          ] + (input.isObserved ? [] : context.sleep(of: view)))
      }
    }
  }
}

/// A type of which any change wakes the view that takes it.
private struct WideInput {
  let type: Nominal
  let isObserved: Bool
  /// The fields whose change is noticed.
  let fields: Set<String>

  func isWide(for read: Int) -> Bool {
    isObserved
      ? fields.count >= 3 && read * 2 <= fields.count
      : fields.count >= 5 && read * 3 <= fields.count
  }
}

extension SourceIndex {
  /// Whether the view is made once per element. Only the row of an element that changed runs again.
  fileprivate func isRow(_ view: Nominal) -> Bool {
    constructions(of: view).contains { $0.isInRow(below: Syntax($0.root)) }
  }
}

extension Property {
  fileprivate func wideInput(in index: SourceIndex) -> WideInput? {
    guard let type = index.type(named: typeName, near: nameToken) else { return nil }
    switch (type.kind, wrapper) {
    case (.class, "ObservedObject") where type.isObservableObject && !type.isObservable:
      let published = type.properties.filter { $0.wrapper == "Published" }
      return WideInput(type: type, isObserved: true, fields: Set(published.map(\.name)))
    case (.struct, nil), (.struct, "Binding"):
      guard initializer == nil, !type.isView else { return nil }
      // An id says which one it is, and a constant only changes together with it.
      let fields = type.properties.filter { !$0.isConstant && $0.name != "id" }
      return WideInput(type: type, isObserved: false, fields: Set(fields.map(\.name)))
    default:
      return nil
    }
  }
}

extension Nominal {
  /// The fields of an input that the view uses; `nil` when it uses the input as a whole, or in a
  /// way that needs the whole.
  fileprivate func fieldsRead(of property: Property, _ input: WideInput) -> Set<String>? {
    guard !initializers.contains(where: { Syntax($0).mentions(property.name) }) else { return nil }
    var read: Set<String> = []
    for use in members.flatMap(\.uses) where use.name == property.name {
      guard let field = use.member, use.form != .storage else { return nil }
      // Writing through an observed object, or binding to it, needs the object.
      if input.isObserved, use.isAssigned || use.form == .binding { return nil }
      if input.type.property(field) != nil {
        read.insert(field)
        continue
      }
      let computed = input.type.members(field).filter { !$0.isFunction }
      guard !computed.isEmpty, !use.callsMember else { return nil }
      read.formUnion(input.type.stored(behind: computed))
    }
    return read.subtracting(["id"])
  }

  private func stored(behind members: [Member]) -> Set<String> {
    var found: Set<String> = []
    var pending = members
    var seen: Set<SyntaxIdentifier> = []
    while let member = pending.popLast() {
      guard seen.insert(member.code.id).inserted else { continue }
      for use in member.uses {
        if property(use.name) != nil { found.insert(use.name) }
        pending += self.members(use.name)
      }
    }
    return found
  }
}

extension Syntax {
  fileprivate func mentions(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { $0.baseName.identifierText == name }
  }
}
