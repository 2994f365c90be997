// SPDX-License-Identifier: MIT

import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Source: Apple, “System-declared uniform type identifiers”.
@Suite("Types of files")
struct FileTypeTests {
  @Test("have Apple's identifiers, and are found by them")
  func identifiers() {
    for (type, identifier) in Self.types {
      #expect(type.identifier == identifier)
      #expect(UTType(identifier) == type, "\(identifier)")
    }
  }

  @Test("had constants with the same identifiers before")
  func constants() {
    for (constant, identifier) in Self.constants { #expect("\(constant)" == identifier) }
  }

  @Test("have Apple's first extensions and types of the Internet")
  func tags() {
    let tags: [(UTType, String, String?)] = [
      (.mpeg, "mpg", "video/mpeg"), (.jpeg, "jpeg", "image/jpeg"), (.tiff, "tiff", "image/tiff"),
      (.aiff, "aiff", "audio/aiff"),
      (.midi, "mid", "audio/midi"), (.gzip, "gz", "application/x-gzip"), (.heif, "heif", "image/heif"),
      (.avi, "avi", "video/avi"),
      (.ico, "ico", "image/vnd.microsoft.icon"), (.emailMessage, "eml", "message/rfc822"), (.html, "html", "text/html"),
      (.javaScript, "js", "text/javascript"), (.mp3, "mp3", "audio/mpeg"), (.quickTimeMovie, "mov", "video/quicktime"),
    ]
    for (type, name, media) in tags {
      #expect(type.preferredFilenameExtension == name && type.preferredMIMEType == media, "\(type.identifier)")
    }
  }

  static let types: [(UTType, String)] = [
    (.item, "public.item"), (.content, "public.content"), (.data, "public.data"), (.directory, "public.directory"),
    (.folder, "public.folder"), (.text, "public.text"), (.plainText, "public.plain-text"),
    (.utf8PlainText, "public.utf8-plain-text"), (.rtf, "public.rtf"), (.html, "public.html"), (.xml, "public.xml"),
    (.yaml, "public.yaml"), (.json, "public.json"), (.commaSeparatedText, "public.comma-separated-values-text"),
    (.sourceCode, "public.source-code"), (.swiftSource, "public.swift-source"),
    (.javaScript, "com.netscape.javascript-source"), (.propertyList, "com.apple.property-list"),
    (.image, "public.image"), (.jpeg, "public.jpeg"), (.png, "public.png"), (.gif, "com.compuserve.gif"),
    (.tiff, "public.tiff"), (.bmp, "com.microsoft.bmp"), (.heic, "public.heic"), (.heif, "public.heif"),
    (.webP, "org.webmproject.webp"), (.svg, "public.svg-image"), (.ico, "com.microsoft.ico"),
    (.rawImage, "public.camera-raw-image"), (.livePhoto, "com.apple.live-photo"),
    (.audiovisualContent, "public.audiovisual-content"), (.movie, "public.movie"), (.video, "public.video"),
    (.audio, "public.audio"), (.quickTimeMovie, "com.apple.quicktime-movie"), (.mpeg4Movie, "public.mpeg-4"),
    (.mpeg, "public.mpeg"), (.avi, "public.avi"), (.mp3, "public.mp3"), (.mpeg4Audio, "public.mpeg-4-audio"),
    (.wav, "com.microsoft.waveform-audio"), (.aiff, "public.aiff-audio"), (.midi, "public.midi-audio"),
    (.pdf, "com.adobe.pdf"), (.epub, "org.idpf.epub-container"), (.archive, "public.archive"),
    (.zip, "public.zip-archive"), (.gzip, "org.gnu.gnu-zip-archive"), (.url, "public.url"),
    (.fileURL, "public.file-url"), (.vCard, "public.vcard"), (.calendarEvent, "public.calendar-event"),
    (.contact, "public.contact"), (.message, "public.message"), (.emailMessage, "public.email-message"),
    (.bundle, "com.apple.bundle"), (.package, "com.apple.package"), (.application, "com.apple.application"),
    (.executable, "public.executable"), (.database, "public.database"), (.font, "public.font"),
    (.log, "public.log"), (.spreadsheet, "public.spreadsheet"), (.presentation, "public.presentation"),
  ]

  static var constants: [(CFString, String)] {
    [
      (kUTTypeItem, "public.item"), (kUTTypeContent, "public.content"), (kUTTypeData, "public.data"),
      (kUTTypeDirectory, "public.directory"), (kUTTypeFolder, "public.folder"), (kUTTypeText, "public.text"),
      (kUTTypePlainText, "public.plain-text"), (kUTTypeUTF8PlainText, "public.utf8-plain-text"),
      (kUTTypeRTF, "public.rtf"), (kUTTypeHTML, "public.html"), (kUTTypeXML, "public.xml"),
      (kUTTypeJSON, "public.json"), (kUTTypeCommaSeparatedText, "public.comma-separated-values-text"),
      (kUTTypeSourceCode, "public.source-code"), (kUTTypePropertyList, "com.apple.property-list"),
      (kUTTypeImage, "public.image"), (kUTTypeJPEG, "public.jpeg"), (kUTTypePNG, "public.png"),
      (kUTTypeGIF, "com.compuserve.gif"), (kUTTypeTIFF, "public.tiff"), (kUTTypeBMP, "com.microsoft.bmp"),
      (kUTTypeRawImage, "public.camera-raw-image"), (kUTTypeLivePhoto, "com.apple.live-photo"),
      (kUTTypeAudiovisualContent, "public.audiovisual-content"), (kUTTypeMovie, "public.movie"),
      (kUTTypeVideo, "public.video"), (kUTTypeAudio, "public.audio"),
      (kUTTypeQuickTimeMovie, "com.apple.quicktime-movie"), (kUTTypeMPEG, "public.mpeg"),
      (kUTTypeMPEG4, "public.mpeg-4"), (kUTTypeAVIMovie, "public.avi"), (kUTTypeMP3, "public.mp3"),
      (kUTTypeMPEG4Audio, "public.mpeg-4-audio"), (kUTTypeWaveformAudio, "com.microsoft.waveform-audio"),
      (kUTTypePDF, "com.adobe.pdf"), (kUTTypeArchive, "public.archive"), (kUTTypeZipArchive, "public.zip-archive"),
      (kUTTypeGNUZipArchive, "org.gnu.gnu-zip-archive"), (kUTTypeURL, "public.url"),
      (kUTTypeFileURL, "public.file-url"), (kUTTypeVCard, "public.vcard"), (kUTTypeContact, "public.contact"),
      (kUTTypeMessage, "public.message"), (kUTTypeEmailMessage, "public.email-message"),
      (kUTTypeBundle, "com.apple.bundle"), (kUTTypePackage, "com.apple.package"),
      (kUTTypeDatabase, "public.database"), (kUTTypeSpreadsheet, "public.spreadsheet"),
      (kUTTypePresentation, "public.presentation"),
    ]
  }
}
