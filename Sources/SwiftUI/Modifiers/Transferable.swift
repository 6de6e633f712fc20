import Foundation

/// Something that can be dragged, copied and shared.
///
/// - Note: differs from SwiftUI: it belongs to `CoreTransferable`, and nothing leaves the lab.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  /// The forms in which it is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  /// The form, made of others.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("Never is not handed over") }
}
extension Never: TransferRepresentation {
  public typealias Item = Never
}

extension TransferRepresentation where Body == Never {
  /// Forms of the system's are not made of others.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Makes forms of what its closure lists.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// One form as it is.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }
  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item {
    content
  }
  /// One more form.
  public static func buildPartialBlock<
    First: TransferRepresentation, Next: TransferRepresentation
  >(accumulated: First, next: Next) -> some TransferRepresentation<Item>
  where First.Item == Item, Next.Item == Item {
    SeveralRepresentations<Item>()
  }
}

private struct SeveralRepresentations<Item: Transferable>: TransferRepresentation {
  typealias Body = Never
}

/// The form of a value that can be encoded.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  private let contentType: UTType

  /// A value as encoded data of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }
}

/// The form of a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let contentType: UTType

  /// Bytes in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
  }
  /// Bytes to hand over.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
  }
  /// Bytes to take.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
  }
}

/// The form of a value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let contentType: UTType

  /// A file in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
  }
  /// A file to hand over.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
  }
  /// A file to take.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
  }
}

/// The form of a value as another value that can be handed over.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  /// Another value in both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {}
  /// Another value to hand over.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Another value to take.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it may be opened where it is.
  public let allowAccessingOriginalFile: Bool

  /// A file by where it is.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is where the sender has it.
  public let isOriginalFile: Bool
}

/// Forms of values that the system knows by itself.
public struct _KnownRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<String>()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<Data>()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<URL>()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<AttributedString>()
  }
}
extension Image: Transferable {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<Image>()
  }
}
extension Color: Transferable {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated static var transferRepresentation: some TransferRepresentation {
    _KnownRepresentation<Color>()
  }
}
