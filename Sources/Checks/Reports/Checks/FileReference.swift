// SPDX-License-Identifier: MIT

/// Formats paths as references according to RFC 3986.
enum FileReference {
  /// Returns a relative path as a relative reference and an absolute path as a `file:` URI.
  static func text(of path: String) -> String {
    let escaped = escaped(path)
    if path.hasPrefix("/") { return "file://" + escaped }
    // The first segment of a relative reference must not contain a colon.
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
