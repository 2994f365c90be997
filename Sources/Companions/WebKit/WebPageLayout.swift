// SPDX-License-Identifier: MIT

/// The layout of a page at a width.
struct WebPageLayout: Equatable {
  /// The layout width, in CSS pixels.
  let width: CGFloat
  /// The size of the page, in CSS pixels.
  let size: CGSize
  /// The number of points per CSS pixel.
  let scale: CGFloat
}
