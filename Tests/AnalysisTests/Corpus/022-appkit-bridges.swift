// For macOS 14
import AppKit
import SwiftUI

struct VisualEffect: NSViewRepresentable {
  var material: NSVisualEffectView.Material = .sidebar

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    view.material = material
    return view
  }

  func updateNSView(_ view: NSVisualEffectView, context: Context) { view.material = material }
}

struct InspectorPane: View {
  @State private var isExpanded = true
  @State private var search = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Filter", text: $search)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .padding(8)
      Divider()
      DisclosureGroup("Attributes", isExpanded: $isExpanded) {
        LabeledContent("Colour") {
          Color(nsColor: .controlAccentColor).frame(width: 24, height: 12)
        }
        LabeledContent("Icon") {
          Image(nsImage: NSImage())
            .interpolation(.high)
            .antialiased(true)
        }
      }
      .padding(8)
    }
    .frame(minWidth: 200, idealWidth: 240, maxWidth: 320)
    .background(VisualEffect())
    .onExitCommand { search = "" }
    .onDeleteCommand { search = "" }
  }
}

final class InspectorWindowController: NSObject {
  private let content = NSHostingView(rootView: InspectorPane())
  private let controller = NSHostingController(rootView: InspectorPane())

  var views: [NSView] { [content, controller.view] }

  func resize(to size: CGSize) { content.setFrameSize(size) }
}

struct KeyNavigator: View {
  enum Pane: Hashable { case list, detail }

  @FocusState private var pane: Pane?
  @State private var index = 0

  var body: some View {
    HSplitView {
      List(0..<20, id: \.self) { row in
        Text("Row \(row)").foregroundStyle(row == index ? Color.accentColor : Color.primary)
      }
      .focused($pane, equals: .list)
      .focusable()
      .onMoveCommand { direction in
        switch direction {
        case .up: index = max(0, index - 1)
        case .down: index = min(19, index + 1)
        default: break
        }
      }
      .onKeyPress(.return) {
        pane = .detail
        return .handled
      }
      Text("Detail \(index)")
        .focusable(true, interactions: .activate)
        .focused($pane, equals: .detail)
        .onKeyPress(.escape, action: leaveDetail)
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
          index += press.key == .upArrow ? -1 : 1
          return .handled
        }
    }
    .defaultFocus($pane, .list, priority: .userInitiated)
    .focusEffectDisabled()
    .frame(minWidth: 500, minHeight: 300)
  }

  private func leaveDetail() -> KeyPress.Result {
    pane = .list
    return .handled
  }
}
