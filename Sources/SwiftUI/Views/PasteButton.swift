import Foundation

/// A button that takes over what was copied.
///
/// - Note: differs from SwiftUI: nothing is ever copied here, so pressing it does nothing.
public struct PasteButton: View {
  /// Takes over values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard", action: {}) }
}
