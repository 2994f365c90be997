// SPDX-License-Identifier: MIT

@_exported import Foundation

/// The type of a file or of data.
///
/// Differs from iOS: the types of other apps are not known. A type that an app declares is known by its identifier only.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  /// Creates a type from the identifier of a type of the system; `nil` for another one.
  public init?(_ identifier: String) {
    guard UTTypeTable.types[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }
  /// Creates a type that the app uses.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, conformingTo: parentType)
  }
  /// Creates the type of files with an extension; `nil` if there is none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.extensions.contains(filenameExtension.lowercased()) }, conformingTo: supertype)
  }
  /// Creates the type of data with a MIME type; `nil` if there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(where: { $0.mimeType == mimeType.lowercased() }, conformingTo: supertype)
  }

  init(known identifier: String) { self.identifier = identifier }

  private init(declared identifier: String, conformingTo parent: UTType?) {
    self.identifier = identifier
    if let parent { UTTypeTable.declare(identifier, conformingTo: parent.identifier) }
  }

  private init?(where condition: (UTTypeTable.Entry) -> Bool, conformingTo supertype: UTType) {
    let found = UTTypeTable.types.filter { condition($0.value) }.map { UTType(known: $0.key) }
    guard let type = found.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = type
  }

  /// The extension of files of the type; `nil` if there is none.
  public var preferredFilenameExtension: String? { UTTypeTable.types[identifier]?.extensions.first }
  /// The MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { UTTypeTable.types[identifier]?.mimeType }
  /// A text for the user. Always `nil`.
  public var localizedDescription: String? { nil }
  /// The identifier.
  public var description: String { identifier }
  /// Whether the type is one of the system's public types.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the type has no declaration. Always `false`.
  public var isDynamic: Bool { false }
  /// Whether the type is declared.
  public var isDeclared: Bool { UTTypeTable.types[identifier] != nil }

  /// The types that this type conforms to.
  public var supertypes: Set<UTType> { Set(UTTypeTable.supertypes(of: identifier).map(UTType.init(known:))) }
  /// Whether the type is another one, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the type conforms to another one.
  public func isSubtype(of type: UTType) -> Bool { UTTypeTable.supertypes(of: identifier).contains(type.identifier) }
  /// Whether another type conforms to the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  /// The type `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type `public.data`.
  public static let data = UTType(known: "public.data")
  /// The type `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The type `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The type `public.text`.
  public static let text = UTType(known: "public.text")
  /// The type `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The type `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The type `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The type `public.html`.
  public static let html = UTType(known: "public.html")
  /// The type `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The type `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// The type `public.json`.
  public static let json = UTType(known: "public.json")
  /// The type `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The type `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The type `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The type `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// The type `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The type `public.image`.
  public static let image = UTType(known: "public.image")
  /// The type `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The type `public.png`.
  public static let png = UTType(known: "public.png")
  /// The type `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The type `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// The type `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// The type `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The type `public.heif`.
  public static let heif = UTType(known: "public.heif")
  /// The type `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// The type `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The type `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The type `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// The type `com.apple.live-photo`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// The type `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The type `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The type `public.video`.
  public static let video = UTType(known: "public.video")
  /// The type `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The type `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The type `public.mpeg`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The type `public.avi`.
  public static let avi = UTType(known: "public.avi")
  /// The type `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The type `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// The type `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// The type `public.aiff-audio`.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// The type `public.midi-audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// The type `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The type `org.idpf.epub-container`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The type `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The type `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The type `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// The type `public.url`.
  public static let url = UTType(known: "public.url")
  /// The type `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The type `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// The type `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type `public.contact`.
  public static let contact = UTType(known: "public.contact")
  /// The type `public.message`.
  public static let message = UTType(known: "public.message")
  /// The type `public.email-message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// The type `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The type `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// The type `com.apple.application`.
  public static let application = UTType(known: "com.apple.application")
  /// The type `public.executable`.
  public static let executable = UTType(known: "public.executable")
  /// The type `public.database`.
  public static let database = UTType(known: "public.database")
  /// The type `public.font`.
  public static let font = UTType(known: "public.font")
  /// The type `public.log`.
  public static let log = UTType(known: "public.log")
  /// The type `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The type `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
}
