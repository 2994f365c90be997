// SPDX-License-Identifier: MIT

/// The keyboard as the views of a window see it.
struct ScreenKeyboard {
  /// The frame of the keyboard on the screen, in points.
  var frame: CGRect
  /// Whether the keyboard is at the bottom edge with full width.
  var isDocked: Bool
}
