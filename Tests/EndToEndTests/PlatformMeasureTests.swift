import Foundation
import Testing
import Trace

/// Measured files that use UIKit and AppKit, and apps.
@Suite struct PlatformMeasureTests {
  @Test func `an app with representables is mounted and their calls are counted`() throws {
    let shell = try ShellHarness()
    try shell.write(Self.app, to: "App.swift")
    let result = try shell.run("measure", "App.swift", "--json")
    #expect(result.status == 0, "\(result)")
    let measured = try JSONDecoder().decode(Measured.self, from: Data(result.output.utf8))
    #expect(measured.steps.map(\.name) == ["mount", "toggle On", "active", "unmount"])
    #expect(
      measured.steps.map(\.members) == [
        [
          "Spinner.makeUIView": 1, "Spinner.updateUIView": 1, "Editor.makeUIView": 1,
          "Editor.updateUIView": 1,
        ],
        ["Spinner.updateUIView": 1], ["Editor.updateUIView": 1],
        ["Spinner.dismantleUIView": 1, "Editor.dismantleUIView": 1],
      ])
    #expect(measured.steps[1].bodies == ["MyApp": 1, "Root": 1])
  }

  private struct Measured: Decodable { var steps: [Step] }

  private static let app = """
    import AppKit
    import Combine
    import KataLab
    import SwiftUI
    import UIKit

    struct Spinner: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .large)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 20)])
        return view
      }
      func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        isOn ? view.startAnimating() : view.stopAnimating()
      }
    }
    struct Editor: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.backgroundColor = .secondarySystemBackground
        return view
      }
      func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
      class Coordinator: NSObject, UITextViewDelegate {
        var parent: Editor
        init(_ parent: Editor) { self.parent = parent }
        func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
      }
    }
    struct Share: UIViewControllerRepresentable {
      let items: [Any]
      func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
      }
      func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }
    class AppDelegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool { true }
    }
    final class Session: ObservableObject { @Published var isOn = false }
    @main
    struct MyApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
      @StateObject private var session = Session()
      @Environment(\\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup {
          Root().environmentObject(session)
        }
        .onChange(of: phase) { _, new in print(new) }
        .commands { CommandGroup(replacing: .newItem) {} }
      }
    }
    struct Root: View {
      @EnvironmentObject var session: Session
      @State private var text = "hello"
      var body: some View {
        Toggle("On", isOn: $session.isOn)
        Spinner(isOn: $session.isOn)
        Editor(text: $text)
        Button("Copy") {
          UIPasteboard.general.string = text
          UIImpactFeedbackGenerator(style: .light).impactOccurred()
          UIApplication.shared.sendActionStub()
        }
        .background(Color(uiColor: .systemBackground))
        .frame(width: UIScreen.main.bounds.width)
        Text("idiom \\(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")")
          .font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in text = "active" }
      }
    }
    extension UIApplication { func sendActionStub() {} }
    @MainActor func scenario(_ lab: Lab) async throws {
      try lab.mount(app: MyApp())
      try lab.toggle("On")
      try lab.perform("active") { NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil) }
      try lab.unmount()
    }
    """
}
