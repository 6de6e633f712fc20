// For iOS 16, macOS 13
import SwiftUI

/// A list with a state for each thing that can be the case.
struct AsyncContent<Value: Sendable, Content: View, Failure: View>: View {
  private enum Phase {
    case waiting
    case loaded(Value)
    case failed(any Error)
  }

  @State private var phase = Phase.waiting
  private let load: @Sendable () async throws -> Value
  private let content: (Value) -> Content
  private let failure: (any Error) -> Failure

  init(
    load: @escaping @Sendable () async throws -> Value,
    @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder failure: @escaping (any Error) -> Failure
  ) {
    self.load = load
    self.content = content
    self.failure = failure
  }

  var body: some View {
    Group {
      switch phase {
      case .waiting: ProgressView()
      case .loaded(let value): content(value)
      case .failed(let error): failure(error)
      }
    }
    .task {
      do { phase = .loaded(try await load()) } catch { phase = .failed(error) }
    }
  }
}

extension AsyncContent where Failure == Text {
  init(
    load: @escaping @Sendable () async throws -> Value,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(load: load, content: content) { Text($0.localizedDescription) }
  }
}

struct TitledCard<Header: View, Content: View, Footer: View>: View {
  @ViewBuilder var header: Header
  @ViewBuilder var content: Content
  @ViewBuilder var footer: Footer

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      header.font(.headline)
      content
      footer.font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}

extension TitledCard where Footer == EmptyView {
  init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content) { EmptyView() }
  }
}

struct KeyedPicker<Item: Identifiable & Hashable, Row: View>: View {
  let title: LocalizedStringKey
  let items: [Item]
  @Binding var selection: Item?
  @ViewBuilder let row: (Item) -> Row

  var body: some View {
    Picker(title, selection: $selection) {
      Text("None").tag(Item?.none)
      ForEach(items) { item in
        row(item).tag(Item?.some(item))
      }
    }
  }
}

struct ContainerDemo: View {
  private struct Fruit: Identifiable, Hashable { let id: String }

  @State private var fruit: Fruit?

  var body: some View {
    VStack {
      AsyncContent {
        try await Task.sleep(nanoseconds: 1_000)
        return 42
      } content: { number in
        Text("\(number)")
      }
      TitledCard { Text("Fruit") } content: {
        KeyedPicker(title: "Fruit", items: [Fruit(id: "Fig")], selection: $fruit) { Text($0.id) }
      }
      TitledCard { Text("Chosen") } content: { Text(fruit?.id ?? "–") } footer: { Text("Today") }
    }
  }
}
