// SPDX-License-Identifier: MIT

import Synchronization

/// The types of the system: their files, their MIME types and the types that they conform to.
enum UTTypeTable {
  struct Entry: Sendable {
    var extensions: [String] = []
    var mimeType: String?
    var parents: [String] = []
  }

  /// The types of apps, and to which each conforms.
  private static let declared = Mutex<[String: String]>([:])

  /// Notes that a type of an app conforms to another one.
  static func declare(_ identifier: String, conformingTo parent: String) {
    declared.withLock { $0[identifier] = parent }
  }

  /// All types that a type conforms to.
  static func supertypes(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [identifier]
    while let next = pending.popLast() {
      let parents = types[next]?.parents ?? declared.withLock { $0[next] }.map { [$0] } ?? []
      for parent in parents where found.insert(parent).inserted { pending.append(parent) }
    }
    return found
  }

  static let types: [String: Entry] = [
    "public.item": Entry(extensions: [], mimeType: nil, parents: []),
    "public.content": Entry(extensions: [], mimeType: nil, parents: []),
    "public.data": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.directory": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.folder": Entry(extensions: [], mimeType: nil, parents: ["public.directory"]),
    "public.text": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": Entry(extensions: [], mimeType: nil, parents: ["public.plain-text"]),
    "public.rtf": Entry(extensions: ["rtf"], mimeType: "text/rtf", parents: ["public.text"]),
    "public.html": Entry(extensions: ["html", "htm"], mimeType: "text/html", parents: ["public.text"]),
    "public.xml": Entry(extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
    "public.yaml": Entry(extensions: ["yaml", "yml"], mimeType: "application/x-yaml", parents: ["public.text"]),
    "public.json": Entry(extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
    "public.comma-separated-values-text": Entry(extensions: ["csv"], mimeType: "text/csv", parents: ["public.text"]),
    "public.source-code": Entry(extensions: [], mimeType: nil, parents: ["public.plain-text"]),
    "public.swift-source": Entry(extensions: ["swift"], mimeType: nil, parents: ["public.source-code"]),
    "com.netscape.javascript-source": Entry(
      extensions: ["js"], mimeType: "text/javascript", parents: ["public.source-code"]),
    "com.apple.property-list": Entry(extensions: ["plist"], mimeType: nil, parents: ["public.data"]),
    "public.image": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.jpeg": Entry(extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: ["public.image"]),
    "public.png": Entry(extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
    "com.compuserve.gif": Entry(extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
    "public.tiff": Entry(extensions: ["tiff", "tif"], mimeType: "image/tiff", parents: ["public.image"]),
    "com.microsoft.bmp": Entry(extensions: ["bmp"], mimeType: "image/bmp", parents: ["public.image"]),
    "public.heic": Entry(extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
    "public.heif": Entry(extensions: ["heif"], mimeType: "image/heif", parents: ["public.image"]),
    "org.webmproject.webp": Entry(extensions: ["webp"], mimeType: "image/webp", parents: ["public.image"]),
    "public.svg-image": Entry(extensions: ["svg"], mimeType: "image/svg+xml", parents: ["public.image"]),
    "com.microsoft.ico": Entry(extensions: ["ico"], mimeType: "image/vnd.microsoft.icon", parents: ["public.image"]),
    "public.camera-raw-image": Entry(extensions: [], mimeType: nil, parents: ["public.image"]),
    "com.apple.live-photo": Entry(extensions: [], mimeType: nil, parents: []),
    "public.audiovisual-content": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.movie": Entry(extensions: [], mimeType: nil, parents: ["public.audiovisual-content"]),
    "public.video": Entry(extensions: [], mimeType: nil, parents: ["public.movie"]),
    "public.audio": Entry(extensions: [], mimeType: nil, parents: ["public.audiovisual-content"]),
    "com.apple.quicktime-movie": Entry(
      extensions: ["mov", "qt"], mimeType: "video/quicktime", parents: ["public.movie"]),
    "public.mpeg-4": Entry(extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
    "public.mpeg": Entry(extensions: ["mpg", "mpeg"], mimeType: "video/mpeg", parents: ["public.movie"]),
    "public.avi": Entry(extensions: ["avi"], mimeType: "video/avi", parents: ["public.movie"]),
    "public.mp3": Entry(extensions: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
    "public.mpeg-4-audio": Entry(extensions: ["m4a"], mimeType: "audio/mp4", parents: ["public.audio"]),
    "com.microsoft.waveform-audio": Entry(extensions: ["wav"], mimeType: "audio/vnd.wave", parents: ["public.audio"]),
    "public.aiff-audio": Entry(extensions: ["aiff", "aif"], mimeType: "audio/aiff", parents: ["public.audio"]),
    "public.midi-audio": Entry(extensions: ["mid", "midi"], mimeType: "audio/midi", parents: ["public.audio"]),
    "com.adobe.pdf": Entry(
      extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.content"]),
    "org.idpf.epub-container": Entry(
      extensions: ["epub"], mimeType: "application/epub+zip", parents: ["public.data", "public.content"]),
    "public.archive": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.zip-archive": Entry(extensions: ["zip"], mimeType: "application/zip", parents: ["public.archive"]),
    "org.gnu.gnu-zip-archive": Entry(extensions: ["gz"], mimeType: "application/x-gzip", parents: ["public.archive"]),
    "public.url": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.file-url": Entry(extensions: [], mimeType: nil, parents: ["public.url"]),
    "public.vcard": Entry(extensions: ["vcf"], mimeType: "text/directory", parents: ["public.text"]),
    "public.calendar-event": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.contact": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.message": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.email-message": Entry(extensions: ["eml"], mimeType: "message/rfc822", parents: ["public.message"]),
    "com.apple.bundle": Entry(extensions: [], mimeType: nil, parents: ["public.directory"]),
    "com.apple.package": Entry(extensions: [], mimeType: nil, parents: ["public.directory"]),
    "com.apple.application": Entry(extensions: [], mimeType: nil, parents: ["public.executable"]),
    "public.executable": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.database": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.font": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.log": Entry(extensions: ["log"], mimeType: nil, parents: ["public.plain-text"]),
    "public.spreadsheet": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.presentation": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
  ]
}
