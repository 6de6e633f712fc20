import Kata
import SwiftSyntax

extension Rule {
  static let representableInit = Rule(
    id: "representable-init",
    summary: "A representable that makes its platform view, or does heavy work, in its init",
    severity: .should,
    explanation: """
      A representable is a value like any other view: its init runs each time the view around it \
      does, while `makeUIView` runs once for as long as it is on screen. A platform view or \
      controller made in a stored property or in `init` is made for each run and thrown away, and \
      the one on screen is another than the one that the struct holds.

      Make the platform view in `makeUIView` or its relatives, and keep what has to live as long \
      as it does, such as delegates, players and observers, in the coordinator.

      It is fine, and silent here, to store plain values, bindings and objects that were handed \
      in, and to make things in `makeUIView` and `makeCoordinator`.

      Source: https://developer.apple.com/documentation/swiftui/uiviewrepresentable ; WWDC22 "Use \
      SwiftUI with UIKit", https://developer.apple.com/videos/play/wwdc2022/10072
      """,
    bad: [
      """
      struct WebPage: UIViewRepresentable {
        let url: URL
        private let webView = ↓WKWebView()
        func makeUIView(context: Context) -> WKWebView { webView }
        func updateUIView(_ view: WKWebView, context: Context) {
          view.load(URLRequest(url: url))
        }
      }
      """,
      """
      struct Map: NSViewRepresentable {
        let region: String
        let view: MKMapView
        init(region: String) {
          self.region = region
          view = ↓MKMapView(frame: .zero)
        }
        func makeNSView(context: Context) -> MKMapView { view }
        func updateNSView(_ view: MKMapView, context: Context) {}
      }
      """,
      """
      struct Player: UIViewControllerRepresentable {
        var delegate = ↓PlayerDelegate()
        let formatter = ↓DateFormatter()
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      final class PlayerDelegate: NSObject {}
      """,
    ],
    good: [
      """
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {
          view.load(URLRequest(url: url))
        }
      }
      """,
      """
      struct Field: UIViewRepresentable {
        @Binding var text: String
        var color = UIColor.red
        var font: UIFont = .systemFont(ofSize: 12)
        var insets = UIEdgeInsets()
        static let formatter = DateFormatter()
        @StateObject private var model = FieldModel()
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ view: UITextField, context: Context) { view.text = text }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject {
          let formatter = DateFormatter()
          let picker = UIPickerView()
        }
      }
      final class FieldModel: ObservableObject {}
      """,
      """
      struct Camera: UIViewControllerRepresentable {
        let session: CaptureSession
        let onPhoto: (String) -> Void
        lazy var unused = UIView()
        init(session: CaptureSession, onPhoto: @escaping (String) -> Void) {
          self.session = session
          self.onPhoto = { onPhoto($0); _ = UIView() }
        }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      final class CaptureSession {}
      """,
    ]
  ) { context in
    for type in context.index.types where type.kind == .struct {
      guard let kind = type.inherited.first(where: { representables.contains($0) }) else {
        continue
      }
      let make = "make" + kind.replacing("Representable", with: "")
      for property in type.properties where property.wrapper == nil {
        guard let value = property.initializer,
          property.nameToken.isLazy == false
        else { continue }
        context.reportMaking(in: Syntax(value), of: type, make)
      }
      for initializer in type.initializers {
        guard let body = initializer.body else { continue }
        context.reportMaking(in: Syntax(body), of: type, make)
      }
    }
  }

  private static let representables: Set = [
    "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
}

extension Context {
  fileprivate func reportMaking(in code: Syntax, of type: Nominal, _ make: String) {
    for call in code.all(FunctionCallExprSyntax.self) {
      guard !call.ancestors(below: code).contains(where: { $0.is(ClosureExprSyntax.self) }),
        let made = call.constructedType
      else { continue }
      if call.toolConstruction != nil {
        report(
          at: call,
          "A new \(made) is set up each time \(type.name) is made, which is at each run of the view "
            + "around it. Keep it in a `static let`, or in the coordinator.")
      } else if made.isPlatformView
        || index.type(named: made, near: call)?.kind == .class
      {
        report(
          at: call,
          "A new \(made) is made each time \(type.name) is, which is at each run of the view around "
            + "it. Make it in `\(make)`, or keep it in the coordinator.")
      }
    }
  }
}

extension String {
  /// Whether a type of Apple's frameworks by that name is a view or controller, which is costly.
  fileprivate var isPlatformView: Bool {
    let prefixes = ["UI", "NS", "WK", "MK", "MTK", "AV", "SCN", "SK", "PDF", "ARSCN"]
    return prefixes.contains { hasPrefix($0) }
      && ["View", "Controller", "Button", "Label", "Field", "Player", "Session", "Slider"]
        .contains { hasSuffix($0) }
  }
}

extension TokenSyntax {
  fileprivate var isLazy: Bool {
    ancestors().lazy.compactMap { $0.as(VariableDeclSyntax.self) }.first?.modifiers.has(.lazy)
      ?? false
  }
}
