// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand {
  /// A path as a value, in points.
  public struct Path: Equatable, Hashable, Sendable {
    /// An element of a path.
    public enum Element: Equatable, Hashable, Sendable {
      /// Begins a new subpath.
      case move(CGPoint)
      /// A straight line to a point.
      case line(CGPoint)
      /// A quadratic Bézier curve to `end`.
      case quad(control: CGPoint, end: CGPoint)
      /// A cubic Bézier curve to `end`.
      case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
      /// A straight line to the start of the subpath.
      case close
    }

    /// The elements, in drawing order.
    public var elements: [Element]

    /// Creates a path from its elements.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Creates a rectangle.
    public init(rect: CGRect) {
      let r = rect.standardized
      self.init([
        .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
        .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
      ])
    }

    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
      transform.isIdentity ? self : Path(elements.map { $0.applying(transform) })
    }
  }
}

extension DrawingCommand.Path.Element {
  /// The element, transformed.
  public func applying(_ t: CGAffineTransform) -> Self {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quad(let c, let p): .quad(control: c.applying(t), end: p.applying(t))
    case .cubic(let c1, let c2, let p):
      .cubic(control1: c1.applying(t), control2: c2.applying(t), end: p.applying(t))
    case .close: .close
    }
  }

  /// The end point; `nil` for ``close``.
  public var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
    case .close: nil
    }
  }

  /// All points of the element, including control points.
  public var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
