// SPDX-License-Identifier: MIT

import Foundation

/// An outline of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: only CGMutablePath, which takes the promise back, ever changes `storage`.
  var storage: DrawingCommand.Path

  init(storage: DrawingCommand.Path) { self.storage = storage }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// A rectangle with corners rounded by quarters of an ellipse.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    self.init(storage: path.storage)
  }

  /// The path's steps, as values. For renderers; Core Graphics offers `applyWithBlock` instead.
  public var elements: [DrawingCommand.Path.Element] { storage.elements }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// Where the next line would start: the last point reached; zero for an empty path.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The smallest rectangle that holds the points and control points; null for an empty path.
  public var boundingBox: CGRect { storage.controlPointBounds }

  /// The smallest rectangle that holds the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { storage.bounds }

  /// Whether `point` is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.applying(transform).contains(point, rule: rule)
  }

  /// A path of its own with the same steps.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// A path with the same steps after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage
    return copy
  }

  /// Whether both say the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.storage == b.storage }

  /// Mixes in the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
