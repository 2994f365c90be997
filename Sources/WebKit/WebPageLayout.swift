// SPDX-License-Identifier: MIT

/// A page at a width.
struct WebPageLayout: Equatable {
  /// The width that the page was laid out at, in CSS pixels.
  let width: CGFloat
  /// The size that it came to have, in CSS pixels.
  let size: CGSize
  /// How many points a CSS pixel is.
  let scale: CGFloat
}
