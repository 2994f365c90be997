// SPDX-License-Identifier: MIT

/// Settings and results of string drawing.
///
/// Source: Apple, `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale to which the font may be reduced to fit, as a fraction of its size. The default is 0, which
  /// means that it is not reduced.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale at which the font was drawn, as a fraction of its size.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the drawn text, in points, in the coordinates of the given rectangle.
  open internal(set) var totalBounds = CGRect.zero
}
