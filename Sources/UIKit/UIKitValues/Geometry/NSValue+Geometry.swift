// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions

extension NSValue {
  /// Creates a value that contains a rectangle, as in notifications.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }
  /// Creates a value that contains a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(structure: transform)
  }
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(structure: insets)
  }
  /// Creates a value that contains insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(structure: insets)
  }
  /// Creates a value that contains an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(structure: insets) }

  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The vector that the value contains; zero for a value of another type.
  public var cgVectorValue: CGVector { structure(CGVector.self) ?? .zero }
  /// The transform that the value contains; the identity for a value of another type.
  public var cgAffineTransformValue: CGAffineTransform { structure(CGAffineTransform.self) ?? .identity }
  /// The insets that the value contains; zero for a value of another type.
  public var uiEdgeInsetsValue: UIEdgeInsets { structure(UIEdgeInsets.self) ?? .zero }
  /// The insets that the value contains; zero for a value of another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure(NSDirectionalEdgeInsets.self) ?? .zero }
  /// The offset that the value contains; zero for a value of another type.
  public var uiOffsetValue: UIOffset { structure(UIOffset.self) ?? .zero }
}
