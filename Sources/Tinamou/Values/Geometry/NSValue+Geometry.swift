// SPDX-License-Identifier: MIT

import Foundation

extension NSValue {
  /// A box around a rectangle, as notifications carry it.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A box around a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A box around a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
}
