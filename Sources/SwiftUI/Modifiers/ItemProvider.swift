import Foundation

/// Something that is being dragged or pasted, in the forms it can be had in.
///
/// - Note: differs from SwiftUI: it belongs to Foundation on Apple's systems; what was registered
///   with it can be loaded, at once and on the same thread.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private var objects: [(type: String, load: () -> Any?)] = []
  /// A name to suggest for a file.
  open var suggestedName: String?

  /// One without anything.
  public override init() {}
  /// One with an object.
  public init(object: Any) {
    super.init()
    switch object {
    case is String: objects = [("public.utf8-plain-text", { object })]
    case is URL: objects = [("public.url", { object })]
    default: objects = [("public.data", { object })]
    }
  }
  /// One with a value of a type.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let item { objects = [(typeIdentifier ?? "public.data", { item })] }
  }
  /// One with the content of a file.
  public init?(contentsOf fileURL: URL?) {
    super.init()
    guard let fileURL else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
    objects = [(type, { try? Data(contentsOf: fileURL) })]
  }

  /// The types that it can be had in, the best one first.
  open var registeredTypeIdentifiers: [String] { objects.map(\.type) }

  /// Whether it can be had in a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    found(typeIdentifier) != nil
  }
  /// Whether it can be had as an object of a class.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    objects.contains { $0.load() is T }
  }

  private func found(_ identifier: String) -> (type: String, load: () -> Any?)? {
    objects.first { entry in
      entry.type == identifier
        || UTType(entry.type).flatMap { type in UTType(identifier).map { type.conforms(to: $0) } }
          == true
    }
  }

  /// Adds bytes of a type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    objects.append(
      (
        typeIdentifier,
        {
          var loaded: Data?
          _ = loadHandler { data, _ in loaded = data }
          return loaded
        }
      ))
  }

  /// Gets an object of a class.
  @discardableResult
  open func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = objects.lazy.compactMap { $0.load() as? T }.first
    completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Gets bytes of a type.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let value = found(typeIdentifier)?.load()
    let data = value as? Data ?? (value as? String).map { Data($0.utf8) }
    completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Gets a value of a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(found(typeIdentifier)?.load(), nil)
  }
}

/// Who may have what an item provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
