// SPDX-License-Identifier: MIT

@_exported import FoundationAdditions
@_exported import ObjectiveC
import UniformTypeIdentifiers

// The identifiers of types, with the names that they had before `UTType`.

/// The type `public.item`.
public var kUTTypeItem: CFString { "public.item" }
/// The type `public.content`.
public var kUTTypeContent: CFString { "public.content" }
/// The type `public.data`.
public var kUTTypeData: CFString { "public.data" }
/// The type `public.directory`.
public var kUTTypeDirectory: CFString { "public.directory" }
/// The type `public.folder`.
public var kUTTypeFolder: CFString { "public.folder" }
/// The type `public.text`.
public var kUTTypeText: CFString { "public.text" }
/// The type `public.plain-text`.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// The type `public.utf8-plain-text`.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// The type `public.rtf`.
public var kUTTypeRTF: CFString { "public.rtf" }
/// The type `public.html`.
public var kUTTypeHTML: CFString { "public.html" }
/// The type `public.xml`.
public var kUTTypeXML: CFString { "public.xml" }
/// The type `public.json`.
public var kUTTypeJSON: CFString { "public.json" }
/// The type `public.comma-separated-values-text`.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" }
/// The type `public.source-code`.
public var kUTTypeSourceCode: CFString { "public.source-code" }
/// The type `com.apple.property-list`.
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
/// The type `public.image`.
public var kUTTypeImage: CFString { "public.image" }
/// The type `public.jpeg`.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// The type `public.png`.
public var kUTTypePNG: CFString { "public.png" }
/// The type `com.compuserve.gif`.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// The type `public.tiff`.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// The type `com.microsoft.bmp`.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
/// The type `public.camera-raw-image`.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" }
/// The type `com.apple.live-photo`.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
/// The type `public.audiovisual-content`.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// The type `public.movie`.
public var kUTTypeMovie: CFString { "public.movie" }
/// The type `public.video`.
public var kUTTypeVideo: CFString { "public.video" }
/// The type `public.audio`.
public var kUTTypeAudio: CFString { "public.audio" }
/// The type `com.apple.quicktime-movie`.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// The type `public.mpeg`.
public var kUTTypeMPEG: CFString { "public.mpeg" }
/// The type `public.mpeg-4`.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// The type `public.avi`.
public var kUTTypeAVIMovie: CFString { "public.avi" }
/// The type `public.mp3`.
public var kUTTypeMP3: CFString { "public.mp3" }
/// The type `public.mpeg-4-audio`.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
/// The type `com.microsoft.waveform-audio`.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
/// The type `com.adobe.pdf`.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// The type `public.archive`.
public var kUTTypeArchive: CFString { "public.archive" }
/// The type `public.zip-archive`.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
/// The type `org.gnu.gnu-zip-archive`.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" }
/// The type `public.url`.
public var kUTTypeURL: CFString { "public.url" }
/// The type `public.file-url`.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// The type `public.vcard`.
public var kUTTypeVCard: CFString { "public.vcard" }
/// The type `public.contact`.
public var kUTTypeContact: CFString { "public.contact" }
/// The type `public.message`.
public var kUTTypeMessage: CFString { "public.message" }
/// The type `public.email-message`.
public var kUTTypeEmailMessage: CFString { "public.email-message" }
/// The type `com.apple.bundle`.
public var kUTTypeBundle: CFString { "com.apple.bundle" }
/// The type `com.apple.package`.
public var kUTTypePackage: CFString { "com.apple.package" }
/// The type `public.database`.
public var kUTTypeDatabase: CFString { "public.database" }
/// The type `public.spreadsheet`.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" }
/// The type `public.presentation`.
public var kUTTypePresentation: CFString { "public.presentation" }
/// The class of identifiers for extensions of files.
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
/// The class of identifiers for MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

/// Returns the type of an extension of files, or of a MIME type; `nil` for other classes of identifiers and unknown ones.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = inTag as String
  let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return type.map { Unmanaged.passRetained($0.identifier as NSString) }
}

/// Returns the extension of files, or the MIME type, of a type; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(inUTI as String)
  let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as NSString) }
}

/// Whether a type is another one, or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  let (type, parent) = (UTType(importedAs: inUTI as String), UTType(importedAs: inConformsToUTI as String))
  return type.conforms(to: parent)
}
