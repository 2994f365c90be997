// SPDX-License-Identifier: MIT

extension NSMutableAttributedString {
  /// Sets an attribute of `range`, in UTF-16 code units, whose value is an object: a font, a color, a style.
  ///
  /// Foundation on Linux stops the process when such an attribute replaces another. This overload is more specific and
  /// is called instead.
  public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
