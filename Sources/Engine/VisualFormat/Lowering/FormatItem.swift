// SPDX-License-Identifier: MIT

/// An item of a constraint that a format describes.
public enum FormatItem: Hashable, Sendable {
  /// The view with a name.
  case view(String)

  /// The superview of the view with a name.
  case superview(of: String)

  /// A spacer or stack that the format needs: an index into ``LoweredFormat/generated``.
  case generated(Int)
}
