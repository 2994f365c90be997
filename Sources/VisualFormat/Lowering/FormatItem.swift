// SPDX-License-Identifier: MIT

/// One side of a constraint that a format describes.
public enum FormatItem: Hashable, Sendable {
  /// The view with the name.
  case view(String)

  /// The superview of the view with the name.
  case superview(of: String)

  /// A spacer or stack that the format calls for: an index into ``LoweredFormat/generated``.
  case generated(Int)
}
