// SPDX-License-Identifier: MIT

/// What string drawing may do to make text fit, and what it did.
///
/// Source: Apple, `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// How small letters may become to fit, as a fraction of their size; 0 if they may not.
  open var minimumScaleFactor: CGFloat = 0
  /// How small the letters became, as a fraction of their size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the text lay, in the coordinates of the rectangle given, in points.
  open internal(set) var totalBounds = CGRect.zero
}
