// SPDX-License-Identifier: MIT

/// An object whose text can adapt to the user's preferred text size.
///
/// Source: Apple, `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts created for a text style or by ``UIFontMetrics`` are updated when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
