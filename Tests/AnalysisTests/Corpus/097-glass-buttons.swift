// For iOS 26.1
import SwiftUI

struct MessageComposer: View {
  private enum Pane: Hashable { case write, read, find }

  @State private var pane = Pane.write
  @State private var text = ""
  @State private var isPlaying = true
  let close: () -> Void

  var body: some View {
    TabView(selection: $pane) {
      tabs
    }
    .tabViewBottomAccessory(isEnabled: isPlaying) { Toggle("Playing", isOn: $isPlaying) }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button(role: .close) { close() } }
      ToolbarSpacer()
      ToolbarSpacer(placement: .topBarTrailing)
      ToolbarItem(placement: .confirmationAction) { Button(role: .confirm, action: close) }
    }
  }

  @TabContentBuilder<Pane> private var tabs: some TabContent<Pane> {
    Tab(value: Pane.write) { ToneEditor(text: $text) }
    Tab(value: Pane.read, role: nil) { Text(text) } label: { Label("Read", systemImage: "book") }
    Tab(value: Pane.find, role: .search) { Text("Find") }
  }

}

private struct ToneEditor: View {
  @State private var tone = "Neutral"
  @State private var alpha = 0.5
  @Binding var text: String

  var body: some View {
    List {
      TextField("Text", text: $text)
      Picker("Tone", selection: $tone) {
        Text("Neutral").tag("Neutral")
        Text("Warm").tag("Warm")
      } currentValueLabel: {
        Text(tone)
      }
      Text("Glass").glassEffect(.regular.interactive(false), in: .capsule)
      Color.red.mix(with: .blue, by: alpha).frame(height: 12)
      Slider(value: $alpha)
      Image(systemName: "paintpalette").symbolColorRenderingMode(.gradient)
      Text("Scaled").font(.body.scaled(by: 1.2))
    }
    .listSectionMargins(.horizontal, 12)
    .listSectionIndexVisibility(.hidden)
  }
}
