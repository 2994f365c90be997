// SPDX-License-Identifier: MIT

import SystemFont

extension UIFont {
  /// The text style of a font that adapts to the text size and has the standard size of the style; otherwise `nil`.
  package var standardTextStyle: TextStyle? { scaling?.baseSize == nil ? scaling?.style : nil }
  /// Whether all digits have the same width.
  package var hasMonospacedDigits: Bool { face.digits == .monospaced }
  /// The weight.
  package var weight: Weight { Weight(face.weight) }
  /// Whether the font is the default design of the system font.
  package var isSystemFont: Bool { face.family == .system && face.file == nil }
}
