// For iOS 17, macOS 14
import SwiftUI

/// The spellings with every closure inside the parentheses, as a formatter of the team wants them.
struct VerboseScreen: View {
  @State private var name = ""
  @State private var choice = "a"
  @State private var isExpanded = false
  @State private var items = ["One", "Two"]
  @State private var isAsking = false
  @State private var isImporting = false

  var body: some View {
    NavigationSplitView(
      columnVisibility: .constant(.all), sidebar: sidebar, detail: { Text("Detail") })
  }

  private func sidebar() -> some View {
    List {
      ForEach(items, id: \.self, content: row)
      HStack(spacing: 4, content: { Text("A"); Text("B") })
      HStack(alignment: .top, spacing: 4, content: { Text("A"); Text("B") })
      ZStack(alignment: .top, content: { Color.clear; Text("Above") })
      Label(title: { Text("Title") }, icon: { Image(systemName: "star") })
      Label(title: { Text("Title") }) { Image(systemName: "star") }
      TextField(text: $name, label: { Text("Name") })
      TextField(text: $name, prompt: Text("Prompt")) { Text("Name") }
      TextField(text: $name, axis: .vertical) { Text("Name") }
      TextField(text: $name) { Text("Name") }
      Picker("Choice", selection: $choice, content: choices)
      Picker(selection: $choice, content: choices, label: { Text("Choice") })
      Picker(selection: $choice, content: choices) { Text("Choice") }
      DisclosureGroup(isExpanded: $isExpanded, content: choices, label: { Text("More") })
      DisclosureGroup(isExpanded: $isExpanded) { choices() } label: { Text("More") }
      DisclosureGroup { choices() } label: { Text("Open") }
      DisclosureGroup("Titled") { choices() }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction, content: { Button("Ask") { isAsking = true } })
      ToolbarItemGroup(placement: .secondaryAction, content: choices)
      ToolbarItemGroup { choices() }
    }
    .confirmationDialog("Ask", isPresented: $isAsking, actions: choices)
    .confirmationDialog("Ask", isPresented: $isAsking, titleVisibility: .visible, actions: choices)
    .confirmationDialog(
      "Ask", isPresented: $isAsking, titleVisibility: .visible, actions: choices,
      message: { Text("Message") })
    .alert("Ask", isPresented: $isAsking, actions: choices)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text], onCompletion: imported)
    .contextMenu(menuItems: choices, preview: { Text("Preview") })
  }

  @ViewBuilder private func choices() -> some View {
    Text("a").tag("a")
    Text("b").tag("b")
    Button("Import") { isImporting = true }
  }

  private func row(_ item: String) -> some View {
    LabeledContent(content: { Text(item) }) {
      Button(role: .destructive, action: { items.removeAll { $0 == item } }, label: { Text("X") })
    }
  }

  private func imported(_ result: Result<URL, any Error>) {
    if let url = try? result.get() { items.append(url.lastPathComponent) }
  }
}

struct VerboseProgress: View {
  let value: Double

  var body: some View {
    VStack {
      ProgressView(value: value, label: { Text("Label") }, currentValueLabel: { Text("Now") })
      ProgressView(value: value) { Text("Label") }
      ProgressView(value: value, total: 2)
      ProgressView { Text("Label") }
      ProgressView(label: { Text("Label") })
      ProgressView(
        timerInterval: .now...Date.now.addingTimeInterval(60), countsDown: true,
        label: { Text("Timer") }, currentValueLabel: { Text("Left") })
      GeometryReader(content: { proxy in Color.clear.frame(width: proxy.size.width) })
    }
    .background(content: { Color.clear })
    .overlay(content: { Color.clear })
  }
}
