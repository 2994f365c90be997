// SPDX-License-Identifier: MIT

import Foundation

/// A path of lines and curves, in points.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: only CGMutablePath, which is not sendable, changes `storage`.
  package var storage: DrawingCommand.Path

  package init(storage: DrawingCommand.Path) { self.storage = storage }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a rectangle with elliptical corners.
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

  /// The elements of the path, for renderers. Core Graphics offers `applyWithBlock` instead.
  public var elements: [DrawingCommand.Path.Element] { storage.elements }

  /// Whether the path is empty.
  public var isEmpty: Bool { storage.elements.isEmpty }

  /// The current point, where the next line starts; zero for an empty path.
  public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public var boundingBox: CGRect { storage.controlPointBounds }

  /// The smallest rectangle that contains the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { storage.bounds }

  /// Whether the path contains `point`.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.applying(transform).contains(point, rule: rule)
  }

  /// An immutable copy of the path.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// An immutable copy of the path, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.storage = storage
    return copy
  }

  /// Whether both paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.storage == b.storage }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
