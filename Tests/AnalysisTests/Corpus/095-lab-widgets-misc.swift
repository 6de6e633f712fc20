// For iOS 17
import SwiftUI
import UIKit

struct AsyncGallery: View {
  private static let address = URL(string: "https://example.com/a.png")

  @State private var isZoomed = false
  @GestureState private var magnification = 1.0

  var body: some View {
    ScrollView {
      AsyncImage(url: Self.address, content: { $0.resizable() }, placeholder: { ProgressView() })
      AsyncImage(url: Self.address, scale: 2) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: Self.address)
      ShareLink(item: "Gallery", preview: SharePreview("Gallery"), label: { Text("Share") })
      ShareLink(item: "Gallery", subject: Text("Subject"), message: Text("Message")) { Text("Send") }
      UnevenRoundedRectangle(
        topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 0, topTrailingRadius: 0,
        style: .continuous)
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 8, style: .circular)
      UnevenRoundedRectangle(bottomTrailingRadius: 8, topTrailingRadius: 8, style: .continuous)
        .stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
      Text("Zoom")
        .scaleEffect(isZoomed ? 2 : magnification)
        .gesture(MagnifyGesture().updating($magnification) { value, state, _ in state = value.magnification })
        .onLongPressGesture(minimumDuration: 1, perform: { isZoomed.toggle() }) { isPressing in
          if isPressing { isZoomed = false }
        }
        .onLongPressGesture(perform: { isZoomed = true }, onPressingChanged: { _ in })
        .focusable(true) { isFocused in isZoomed = isFocused }
        .popover(isPresented: $isZoomed, attachmentAnchor: .point(.bottom), arrowEdge: .top) { Text("Zoomed") }
    }
    .environment(\.openURL, OpenURLAction(handler: handle))
  }

  private func handle(_ url: URL) -> OpenURLAction.Result { .handled }
}

#if canImport(QuartzCore)
  final class GalleryCell: UITableViewCell {
    func show(_ title: String) {
      contentConfiguration = UIHostingConfiguration {
        Label(title, systemImage: "photo")
      }
      .margins(.all, 8)
      .minSize(height: 44)
    }
  }
#endif

struct TokenField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  final class Coordinator: NSObject, UITextFieldDelegate {
    private let parent: TokenField

    init(parent: TokenField) { self.parent = parent }

    func textFieldDidChangeSelection(_ field: UITextField) { parent.text = field.text ?? "" }
  }
}

struct AccessibleMeter: View {
  @State private var value = 0.4

  var body: some View {
    ProgressView(value: value)
      .accessibilityValue("\(Int(value * 100)) percent")
      .accessibilityAction(named: "Reset", reset)
      .accessibilityAction(.default, reset)
      .menuActionDismissBehavior(.disabled)
      .selectionDisabled(value > 0.5)
  }

  private func reset() { value = 0 }
}
