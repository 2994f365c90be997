// SPDX-License-Identifier: MIT

/// Something whose text can follow the size that the reader has chosen.
///
/// Source: Apple, `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts that were made for a text style, or by ``UIFontMetrics``, follow the reader's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
