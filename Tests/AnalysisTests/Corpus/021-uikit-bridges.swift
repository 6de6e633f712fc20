// For iOS 16
import SwiftUI
import UIKit

/// UIKit's text view with a typing callback, kept in step both ways.
struct PlainTextView: UIViewRepresentable {
  @Binding var text: String
  var isEditable = true

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != text { view.text = text }
    view.isEditable = isEditable
    context.coordinator.text = $text
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
  }
}

struct ActivityIndicator: UIViewRepresentable {
  let isAnimating: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    if isAnimating { view.startAnimating() } else { view.stopAnimating() }
  }
}

struct HostedController<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Controller

  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}

final class ProfileHost: UIHostingController<ProfileCard> {
  init(name: String) { super.init(rootView: ProfileCard(name: name)) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

struct ProfileCard: View {
  let name: String
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .font(Font(UIFont.preferredFont(forTextStyle: .headline)))
        .foregroundColor(Color(uiColor: .label))
      PlainTextView(text: $note)
        .frame(height: 120)
        .background(Color(UIColor.secondarySystemBackground))
      ActivityIndicator(isAnimating: note.isEmpty)
    }
    .padding()
  }
}

final class SettingsContainer: UIViewController {
  private lazy var host = UIHostingController(rootView: ProfileCard(name: "Ada"))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  func removeHost() {
    host.willMove(toParent: nil)
    host.view.removeFromSuperview()
    host.removeFromParent()
  }
}
