// For macOS 15
import SwiftUI

struct LayerNode: Identifiable, Hashable {
  let id: Int
  var name: String
  var isVisible = true
  var children: [LayerNode]?
}

struct CanvasEditor: View {
  @State private var layers = [LayerNode(id: 1, name: "Background", children: [])]
  @State private var selection: LayerNode.ID?
  @State private var isInspecting = true
  @State private var opacity = 1.0
  @State private var hovered: CGPoint?

  var body: some View {
    HSplitView {
      List(layers, selection: $selection) { layer in
        Label(layer.name, systemImage: layer.isVisible ? "eye" : "eye.slash")
      }
      .listStyle(.sidebar)
      Color.white
        .opacity(opacity)
        .overlay { if let hovered { Circle().frame(width: 6).position(hovered) } }
        .onContinuousHover { phase in
          if case .active(let point) = phase { hovered = point } else { hovered = nil }
        }
        .pointerStyle(.zoomIn)
    }
    .inspector(isPresented: $isInspecting) {
      LayerInspector(opacity: $opacity, name: selection.map { "Layer \($0)" })
        .inspectorColumnWidth(min: 180, ideal: 220, max: 320)
    }
    .toolbar {
      Button("Inspector", systemImage: "sidebar.trailing") { isInspecting.toggle() }
    }
    .onDrop(of: [.image], isTargeted: nil) { providers in
      guard !providers.isEmpty else { return false }
      layers.append(LayerNode(id: layers.count + 1, name: "Image"))
      return true
    }
    .onDrag { NSItemProvider() }
  }
}

private struct LayerInspector: View {
  @Binding var opacity: Double
  let name: String?

  var body: some View {
    Form {
      LabeledContent("Layer", value: name ?? "None")
      Slider(value: $opacity, in: 0...1) { Text("Opacity") }
      Slider(value: $opacity, in: 0...1, step: 0.1) { isEditing in
        if !isEditing { opacity = (opacity * 10).rounded() / 10 }
      }
    }
    .formStyle(.columns)
    .textFieldStyle(.squareBorder)
  }
}

struct HoverCard: View {
  @State private var isHovering = false
  let title: String

  var body: some View {
    Text(title)
      .padding()
      .background(isHovering ? Color.accentColor.opacity(0.15) : .clear, in: .rect(cornerRadius: 8))
      .onHover { isInside in isHovering = isInside }
      .help(title)
  }
}

struct ClickPad: View {
  @State private var last = CGPoint.zero

  var body: some View {
    Text("\(Int(last.x)), \(Int(last.y))")
      .gesture(SpatialTapGesture().onEnded { last = $0.location })
      .gesture(TapGesture(count: 2).onEnded { last = .zero })
      .onHover(perform: clear)
  }

  private func clear(_ isInside: Bool) { if !isInside { last = .zero } }
}
