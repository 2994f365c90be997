// SPDX-License-Identifier: MIT

/// An object whose image can grow with the accessibility text sizes.
///
/// Source: Apple, `UIAccessibilityContentSizeCategoryImageAdjusting`.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows at accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
