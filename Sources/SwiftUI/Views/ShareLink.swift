import Foundation

/// A button that hands something to other apps.
///
/// - Note: differs from SwiftUI: there are no other apps, so pressing it does nothing.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Hands an address over.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// Hands a string over.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  /// Hands an address over, with the system's label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }
  /// Hands a string over, with the system's label.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }
  /// Hands an address over, with a title of its own.
  public init(
    _ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) {
      SwiftUI.Label(title, systemImage: "square.and.arrow.up")
    }
  }
}
