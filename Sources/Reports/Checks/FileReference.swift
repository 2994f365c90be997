// SPDX-License-Identifier: MIT

/// Paths as references of the kind that RFC 3986 describes.
enum FileReference {
  /// A relative path as a relative reference, an absolute one as a `file:` URI.
  static func text(of path: String) -> String {
    let escaped = escaped(path)
    if path.hasPrefix("/") { return "file://" + escaped }
    // The first part of a relative reference has no colon.
    let first = escaped.prefix { $0 != "/" }
    return first.contains(":") ? "./" + escaped : escaped
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || "/-._~!$&'()*+,;=:@".unicodeScalars.contains(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
