// SPDX-License-Identifier: MIT

/// The anchor of a supplementary item: edges and an offset from them.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that are aligned. On an axis without an edge, the centers are aligned.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset, in points or in fractions of the item's own size.
  open private(set) var offset: CGPoint
  /// Whether ``offset`` is in points.
  open private(set) var isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
    super.init()
  }

  /// Creates an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates an anchor with an offset in fractions of the item's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  private var values: [AnyHashable?] { [edges.rawValue, offset.x, offset.y, isAbsoluteOffset] }

  nonisolated open override func isEqual(_ object: Any?) -> Bool { MainThread.areEqual(self, object) { $0.values } }
  nonisolated open override var hash: Int { hashOfClass }

  /// Whether ``offset`` is in fractions of the item's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Returns the point of `rectangle` that the edges specify.
  func point(of rectangle: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rectangle.minX : edges.contains(.trailing) ? rectangle.maxX : rectangle.midX
    let y = edges.contains(.top) ? rectangle.minY : edges.contains(.bottom) ? rectangle.maxY : rectangle.midY
    return CGPoint(x: x, y: y)
  }

  /// Returns the offset of an item of `size`, in points.
  func displacement(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
