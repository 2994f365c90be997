// SPDX-License-Identifier: MIT

/// The place of a supplementary item at another item: edges, and how far away from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that are brought together; on an axis without one, the middles.
  public let edges: NSDirectionalRectEdge
  /// How far the item is moved, in points or in fractions of its own size.
  public let offset: CGPoint
  /// Whether ``offset`` is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// At the edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Moved from the edges by a number of points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Moved from the edges by fractions of the item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Whether ``offset`` is in fractions of the item's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// The point of `rectangle` that the edges name.
  func point(of rectangle: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rectangle.minX : edges.contains(.trailing) ? rectangle.maxX : rectangle.midX
    let y = edges.contains(.top) ? rectangle.minY : edges.contains(.bottom) ? rectangle.maxY : rectangle.midY
    return CGPoint(x: x, y: y)
  }

  /// How far an item of `size` is moved, in points.
  func displacement(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
