import Foundation

/// What kind of data a file or a clipboard holds, by its identifier.
///
/// - Note: differs from SwiftUI: it belongs to `UniformTypeIdentifiers`, and only the types named
///   here are known with their extensions and what they conform to.
public struct UTType: Hashable, Codable, Sendable {
  /// The type's name in reverse domain notation.
  public let identifier: String
  private let extensions: [String]
  private let parents: [String]

  private init(named identifier: String, _ extensions: [String] = [], in parents: [String] = []) {
    (self.identifier, self.extensions, self.parents) = (identifier, extensions, parents)
  }

  /// A type by its name; `nil` if it is none of those known here.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }
  /// A type by the extension of a file's name.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.extensions.contains(name) }) else {
      self.init(named: "dyn.\(name)", [name], in: [supertype.identifier])
      return
    }
    self = known
  }
  /// A type that an app declares and owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, in: [parentType?.identifier ?? "public.data"])
  }
  /// A type that an app declares and somebody else owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(named: identifier, in: [parentType?.identifier ?? "public.data"])
  }

  /// The extension that files of the type have.
  public var preferredFilenameExtension: String? { extensions.first }

  /// Whether data of this type is data of the other one, too.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier
      || parents.contains { parent in
        parent == type.identifier
          || Self.known.contains { $0.identifier == parent && $0.conforms(to: type) }
      }
  }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Anything.
  public static let item = UTType(named: "public.item")
  /// Anything with content.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data", in: ["public.item"])
  /// A folder or a package.
  public static let directory = UTType(named: "public.directory", in: ["public.item"])
  /// A folder.
  public static let folder = UTType(named: "public.folder", in: ["public.directory"])
  /// A folder that looks like a file.
  public static let package = UTType(named: "com.apple.package", in: ["public.directory"])
  /// Text in any form.
  public static let text = UTType(named: "public.text", in: ["public.data", "public.content"])
  /// Text without a form.
  public static let plainText = UTType(
    named: "public.plain-text", ["txt", "text"], in: ["public.text"])
  /// Text without a form, in UTF-8.
  public static let utf8PlainText = UTType(
    named: "public.utf8-plain-text", in: ["public.plain-text"])
  /// Text with a form.
  public static let rtf = UTType(named: "public.rtf", ["rtf"], in: ["public.text"])
  /// A page of the web.
  public static let html = UTType(named: "public.html", ["html", "htm"], in: ["public.text"])
  /// Marked-up data.
  public static let xml = UTType(named: "public.xml", ["xml"], in: ["public.text"])
  /// Objects and lists.
  public static let json = UTType(named: "public.json", ["json"], in: ["public.text"])
  /// Values in rows.
  public static let commaSeparatedText = UTType(
    named: "public.comma-separated-values-text", ["csv"], in: ["public.text"])
  /// A property list.
  public static let propertyList = UTType(
    named: "com.apple.property-list", ["plist"], in: ["public.data"])
  /// Code in any language.
  public static let sourceCode = UTType(named: "public.source-code", in: ["public.plain-text"])
  /// Code in Swift.
  public static let swiftSource = UTType(
    named: "public.swift-source", ["swift"], in: ["public.source-code"])
  /// A log.
  public static let log = UTType(named: "com.apple.log", ["log"], in: ["public.plain-text"])
  /// A document to print.
  public static let pdf = UTType(
    named: "com.adobe.pdf", ["pdf"], in: ["public.data", "public.content"])
  /// A book.
  public static let epub = UTType(named: "org.idpf.epub-container", ["epub"], in: ["public.data"])
  /// An archive of files.
  public static let archive = UTType(named: "public.archive", in: ["public.data"])
  /// A compressed archive.
  public static let zip = UTType(named: "public.zip-archive", ["zip"], in: ["public.archive"])
  /// A compressed file.
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive", ["gz"], in: ["public.archive"])
  /// A picture in any form.
  public static let image = UTType(named: "public.image", in: ["public.data", "public.content"])
  /// A picture, compressed.
  public static let jpeg = UTType(named: "public.jpeg", ["jpg", "jpeg"], in: ["public.image"])
  /// A picture, compressed without loss.
  public static let png = UTType(named: "public.png", ["png"], in: ["public.image"])
  /// A picture that may move.
  public static let gif = UTType(named: "com.compuserve.gif", ["gif"], in: ["public.image"])
  /// A picture, well compressed.
  public static let heic = UTType(named: "public.heic", ["heic"], in: ["public.image"])
  /// A picture for print.
  public static let tiff = UTType(named: "public.tiff", ["tiff", "tif"], in: ["public.image"])
  /// A picture of the web.
  public static let webP = UTType(named: "org.webmproject.webp", ["webp"], in: ["public.image"])
  /// A picture made of lines.
  public static let svg = UTType(named: "public.svg-image", ["svg"], in: ["public.image"])
  /// A picture of a camera's sensor.
  public static let rawImage = UTType(named: "public.camera-raw-image", in: ["public.image"])
  /// Sound or pictures that move.
  public static let audiovisualContent = UTType(
    named: "public.audiovisual-content", in: ["public.data", "public.content"])
  /// Pictures that move, with sound or without.
  public static let movie = UTType(named: "public.movie", in: ["public.audiovisual-content"])
  /// Pictures that move.
  public static let video = UTType(named: "public.video", in: ["public.movie"])
  /// Sound.
  public static let audio = UTType(named: "public.audio", in: ["public.audiovisual-content"])
  /// A film of QuickTime's.
  public static let quickTimeMovie = UTType(
    named: "com.apple.quicktime-movie", ["mov"], in: ["public.movie"])
  /// A film of MPEG 4.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4", ["mp4"], in: ["public.movie"])
  /// Sound of MPEG 4.
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio", ["m4a"], in: ["public.audio"])
  /// Sound of MPEG 3.
  public static let mp3 = UTType(named: "public.mp3", ["mp3"], in: ["public.audio"])
  /// Sound as it is.
  public static let wav = UTType(
    named: "com.microsoft.waveform-audio", ["wav"], in: ["public.audio"])
  /// An address.
  public static let url = UTType(named: "public.url", in: ["public.data"])
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url", in: ["public.url"])
  /// A person and how to reach them.
  public static let vCard = UTType(named: "public.vcard", ["vcf"], in: ["public.text"])
  /// A date in a calendar.
  public static let calendarEvent = UTType(
    named: "public.calendar-event", ["ics"], in: ["public.data"])
  /// Something to run.
  public static let executable = UTType(named: "public.executable", in: ["public.item"])
  /// An app.
  public static let application = UTType(
    named: "com.apple.application", ["app"], in: ["public.item"])
  /// A font.
  public static let font = UTType(named: "public.font", in: ["public.data"])
  /// A database.
  public static let database = UTType(named: "public.database", in: ["public.data"])

  private static let known: [UTType] = [
    .item, .content, .data, .directory, .folder, .package, .text, .plainText, .utf8PlainText, .rtf,
    .html, .xml, .json, .commaSeparatedText, .propertyList, .sourceCode, .swiftSource, .log, .pdf,
    .epub, .archive, .zip, .gzip, .image, .jpeg, .png, .gif, .heic, .tiff, .webP, .svg, .rawImage,
    .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg4Movie, .mpeg4Audio, .mp3,
    .wav, .url, .fileURL, .vCard, .calendarEvent, .executable, .application, .font, .database,
  ]
}
