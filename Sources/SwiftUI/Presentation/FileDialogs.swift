import Foundation

/// A file or folder in memory.
///
/// - Note: differs from SwiftUI: it belongs to Foundation on Apple's systems; links are not known.
open class FileWrapper: @unchecked Sendable {
  /// The bytes of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder, by name; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name to write it under.
  open var preferredFilename: String?
  /// The name it was read from.
  open var filename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// A folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Puts a file or folder into this folder; returns its name there.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }
}

/// What a document is read from.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentReadConfiguration {
  /// What kind of data it is.
  public let contentType: UTType
  /// The data.
  public let file: FileWrapper
}

/// What a document is written over.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDocumentWriteConfiguration {
  /// What kind of data it is to be.
  public let contentType: UTType
  /// What was there before, if anything.
  public let existingFile: FileWrapper?
}

/// A value that is read from files and written to them.
@preconcurrency
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public protocol FileDocument: Sendable {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// What kinds of data it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What kinds of data it can be written as; by default those it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// A document read from a file.
  init(configuration: ReadConfiguration) throws
  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension FileDocument {
  /// Those it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a window asks about a file.
private func asking(_ kind: String, _ isPresented: Binding<Bool>, _ about: AnyHashable...)
  -> StyleModifier
{
  StyleModifier(kind, about)
}

/// - Note: differs from SwiftUI: there are no files to choose, so these windows never open and call
///   nothing; `isPresented` stays as the app sets it.
extension View {
  /// Lets one file be chosen.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(asking("fileImporter", isPresented, allowedContentTypes))
  }
  /// Lets files be chosen.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(asking("fileImporter", isPresented, allowedContentTypes, allowsMultipleSelection))
  }
  /// Lets files be chosen, or none.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(asking("fileImporter", isPresented, allowedContentTypes, allowsMultipleSelection))
  }
  /// Saves a document.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(asking("fileExporter", isPresented, contentType, defaultFilename))
  }
  /// Saves a document, or not.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(asking("fileExporter", isPresented, contentTypes, defaultFilename))
  }
  /// Saves documents.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(asking("fileExporter", isPresented, contentType))
  }
  /// Saves a value that can be handed over, or not.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(asking("fileExporter", isPresented, contentTypes, defaultFilename))
  }
  /// Moves a file.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(asking("fileMover", isPresented, file))
  }
  /// Moves a file, or not.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(asking("fileMover", isPresented, file))
  }
  /// Moves files.
  @available(iOS 14.0, macOS 11.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(asking("fileMover", isPresented, Array(files)))
  }
  /// Moves files, or not.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(asking("fileMover", isPresented, Array(files)))
  }
  /// What the button says that chooses a file.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    modifier(StyleModifier("fileDialogConfirmationLabel", label?.string))
  }
  /// What the button says that chooses a file.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    modifier(StyleModifier("fileDialogConfirmationLabel", label.resolved))
  }
  /// What the button says that chooses a file.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(StyleModifier("fileDialogConfirmationLabel", String(label)))
  }
  /// What is said above the files.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogMessage(_ message: Text?) -> some View {
    modifier(StyleModifier("fileDialogMessage", message?.string))
  }
  /// What is said above the files.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View {
    modifier(StyleModifier("fileDialogMessage", message.resolved))
  }
  /// What is said above the files.
  @_disfavoredOverload
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    modifier(StyleModifier("fileDialogMessage", String(message)))
  }
  /// What the field for the name is called.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    modifier(StyleModifier("fileExporterFilenameLabel", label?.string))
  }
  /// What the field for the name is called.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View {
    modifier(StyleModifier("fileExporterFilenameLabel", label.resolved))
  }
  /// Where the choice begins.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    modifier(StyleModifier("fileDialogDefaultDirectory", defaultDirectory))
  }
  /// Under which name the system remembers how the window was left.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogCustomizationID(_ id: String) -> some View {
    modifier(StyleModifier("fileDialogCustomizationID", id))
  }
  /// Whether links are followed.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    modifier(StyleModifier("fileDialogImportsUnresolvedAliases", imports))
  }
  /// What is shown of the files.
  @available(iOS 17.0, macOS 14.0, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    modifier(StyleModifier("fileDialogBrowserOptions", options))
  }
}

/// What a window for choosing files shows.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: Int

  /// The options whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is in packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
