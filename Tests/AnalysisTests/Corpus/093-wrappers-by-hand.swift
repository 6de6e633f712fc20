// For iOS 17
import SwiftUI

/// A wrapper of the app's own, made of SwiftUI's.
@propertyWrapper
struct Debounced<Value: Equatable>: DynamicProperty {
  @State private var current: Value
  @State private var settled: Value

  init(wrappedValue: Value) {
    _current = State(wrappedValue: wrappedValue)
    _settled = State(initialValue: wrappedValue)
  }

  var wrappedValue: Value {
    get { settled }
    nonmutating set { current = newValue }
  }

  var projectedValue: Binding<Value> { $current }

  func settle() { settled = current }
}

struct StoredToggle: View {
  @AppStorage private var isOn: Bool
  @Namespace() private var space
  @Environment private var scheme: ColorScheme
  let title: LocalizedStringKey

  init(_ title: LocalizedStringKey, key: String) {
    self.title = title
    _isOn = AppStorage(wrappedValue: false, key)
    _scheme = Environment(\.colorScheme)
  }

  var body: some View {
    Toggle(title, isOn: $isOn)
      .matchedGeometryEffect(id: title.hashKey, in: space)
      .opacity(scheme == .dark ? 0.9 : 1)
  }
}

extension LocalizedStringKey {
  fileprivate var hashKey: String { "\(self)" }
}

@MainActor @Observable
final class DraftModel {
  var text = ""
  var isPinned = false
  var tags: [String] = []
}

struct DraftEditor: View {
  let draft: DraftModel
  @Debounced private var filter = ""

  var body: some View {
    Form {
      TextField("Text", text: Bindable(draft).text)
      Toggle("Pinned", isOn: Bindable(wrappedValue: draft).isPinned)
      TextField("Filter", text: $filter).onSubmit { _filter.settle() }
      Text("Filtered by \(filter)")
      TagPicker(tags: draft.tags, selection: .init(draft))
    }
  }
}

extension Binding where Value == [String] {
  @MainActor fileprivate init(_ draft: DraftModel) {
    self.init { draft.tags } set: { draft.tags = $0 }
  }
}

private struct TagPicker: View {
  let tags: [String]
  @Binding var selection: [String]

  var body: some View {
    HStack {
      ForEach(["home", "work"], id: \.self) { tag in
        Button(tag) {
          if let index = tags.firstIndex(of: tag) { selection.remove(at: index) } else { selection.append(tag) }
        }
        .tint(tags.contains(tag) ? .accentColor : .gray)
      }
    }
  }
}

struct OptionalBindingRow: View {
  @Binding var name: String?

  var body: some View {
    if let unwrapped = Binding($name) {
      TextField("Name", text: unwrapped)
    } else {
      Button("Add a name") { name = "" }
    }
  }
}
