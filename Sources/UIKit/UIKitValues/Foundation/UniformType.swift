// SPDX-License-Identifier: MIT

/// The conformances of common uniform type identifiers to each other.
enum UniformType {
  private static let parents: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.heic": ["public.image"], "public.tiff": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"], "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.json": ["public.text"], "public.data": ["public.item"],
  ]

  /// Returns whether a type is equal to another type or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  private static let extensions = [
    "public.png": "png", "public.jpeg": "jpeg", "com.compuserve.gif": "gif", "public.heic": "heic",
    "public.tiff": "tiff",
    "public.utf8-plain-text": "txt", "public.plain-text": "txt", "public.html": "html", "public.rtf": "rtf",
    "public.mpeg-4": "mp4", "com.apple.quicktime-movie": "mov", "com.adobe.pdf": "pdf", "public.json": "json",
  ]

  /// Returns a name with the extension that files of a type have.
  static func fileName(_ name: String?, of type: String) -> String {
    [name ?? type, extensions[type]].compactMap(\.self).joined(separator: ".")
  }
}
