// SPDX-License-Identifier: MIT

/// Names of views and metrics that layout text can contain.
enum Identifier {
  /// Returns whether `name` is a letter or underscore followed by letters, digits and underscores, all in ASCII.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetter(first) else { return false }
    return name.unicodeScalars.allSatisfy { isLetter($0) || ("0"..."9").contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
