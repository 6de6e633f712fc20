import Foundation

/// A button that takes over what was copied.
///
/// - Note: differs from SwiftUI: nothing is ever copied here, so pressing it does nothing.
@available(iOS 16.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PasteButton: View {
  /// Takes over values of a type.
  @available(macOS 13.0, *)
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard", action: {}) }
}
