// SPDX-License-Identifier: MIT

extension NSMutableAttributedString {
  /// Gives the letters of `range`, in UTF-16 units, an attribute whose value is an object: a font, a colour, a style.
  ///
  /// Foundation on Linux stops the process when such an attribute takes the place of another; being more specific, this
  /// method is called in its place.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
