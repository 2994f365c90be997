// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand.Path {
  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public var controlPointBounds: CGRect { Self.box(elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path itself; null for an empty path.
  public var bounds: CGRect {
    var points: [CGPoint] = []
    for (element, current) in elementsWithStarts {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p):
        points.append(p)
        for t in Self.extremes(current.x, c.x, p.x) + Self.extremes(current.y, c.y, p.y) {
          points.append(Self.quad(current, c, p, t))
        }
      case .cubic(let c1, let c2, let p):
        points.append(p)
        for t in Self.extremes(current.x, c1.x, c2.x, p.x) + Self.extremes(current.y, c1.y, c2.y, p.y) {
          points.append(Self.cubic(current, c1, c2, p, t))
        }
      case .close: break
      }
    }
    return Self.box(points)
  }

  /// The elements, each with the point at which it starts. After a subpath is closed, that is the start of the subpath.
  package var elementsWithStarts: [(element: Element, start: CGPoint)] {
    var (current, subpathStart) = (CGPoint.zero, CGPoint.zero)
    return elements.map { element in
      let start = current
      if case .move(let point) = element { subpathStart = point }
      current = element.end ?? subpathStart
      return (element, start)
    }
  }

  /// Whether the path contains `point`.
  public func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var winding = 0
    for polygon in polygons() {
      for i in polygon.indices {
        let a = polygon[i], b = polygon[(i + 1) % polygon.count]
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The subpaths as polygons, with each curve replaced by `steps` line segments.
  public func polygons(steps: Int = 24) -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var current: [CGPoint] = []
    for element in elements {
      let from = current.last ?? .zero
      switch element {
      case .move(let p):
        if current.count > 1 { result.append(current) }
        current = [p]
      case .line(let p): current.append(p)
      case .quad(let c, let p):
        for i in 1...steps { current.append(Self.quad(from, c, p, CGFloat(i) / CGFloat(steps))) }
      case .cubic(let c1, let c2, let p):
        for i in 1...steps { current.append(Self.cubic(from, c1, c2, p, CGFloat(i) / CGFloat(steps))) }
      case .close:
        // The next subpath starts where this one did, unless it says otherwise.
        if current.count > 1 { result.append(current) }
        current = Array(current.prefix(1))
      }
    }
    if current.count > 1 { result.append(current) }
    return result
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for p in points {
      (left, right) = (min(left, p.x), max(right, p.x))
      (top, bottom) = (min(top, p.y), max(bottom, p.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func quad(_ a: CGPoint, _ c: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    return CGPoint(
      x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y)
  }

  private static func cubic(_ a: CGPoint, _ c1: CGPoint, _ c2: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * a.x + w1 * c1.x + w2 * c2.x + w3 * b.x, y: w0 * a.y + w1 * c1.y + w2 * c2.y + w3 * b.y)
  }

  /// The parameters between 0 and 1 at which a quadratic curve has an extremum.
  private static func extremes(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> [CGFloat] {
    let bend = a - 2 * c + b
    return [bend == 0 ? -1 : (a - c) / bend].filter { $0 > 0 && $0 < 1 }
  }

  /// The parameters between 0 and 1 at which a cubic curve has an extremum.
  private static func extremes(_ a: CGFloat, _ c1: CGFloat, _ c2: CGFloat, _ b: CGFloat) -> [CGFloat] {
    let (p, q, r) = (-a + 3 * c1 - 3 * c2 + b, 2 * (a - 2 * c1 + c2), c1 - a)
    if abs(p) < 1e-12 { return [q == 0 ? -1 : -r / q].filter { $0 > 0 && $0 < 1 } }
    let discriminant = q * q - 4 * p * r
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-q + root) / (2 * p), (-q - root) / (2 * p)].filter { $0 > 0 && $0 < 1 }
  }
}
