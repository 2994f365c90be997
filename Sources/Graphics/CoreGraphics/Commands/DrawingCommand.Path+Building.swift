// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand.Path {
  /// The distance of control points, in radii, with which a cubic curve approximates a quarter circle to 0.03 %.
  static let quarterCircleControl: CGFloat = 0.5522847498

  /// The current point, where the next line starts; `nil` for an empty path.
  package var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    return last.end ?? subpathStart
  }

  /// The start of the last subpath.
  var subpathStart: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  package mutating func move(to point: CGPoint) {
    // A move directly after a move replaces it, because the first has no effect.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(point))
  }

  package mutating func addLine(to point: CGPoint) {
    ensureStart(at: point)
    elements.append(.line(point))
  }

  mutating func addQuad(control: CGPoint, end: CGPoint) {
    ensureStart(at: control)
    elements.append(.quad(control: control, end: end))
  }

  package mutating func addCubic(control1: CGPoint, control2: CGPoint, end: CGPoint) {
    ensureStart(at: control1)
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }

  package mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Starts a subpath if there is none: after `close` at the start of the closed subpath, in an empty path at `point`.
  private mutating func ensureStart(at point: CGPoint) {
    guard let last = elements.last else { return elements.append(.move(point)) }
    if last == .close, let start = subpathStart { elements.append(.move(start)) }
  }

  /// Creates the ellipse inscribed in `rect`. It starts at its rightmost point and runs toward larger angles, which is clockwise where
  /// y points down.
  ///
  /// Source: the elements of an ellipse that iOS, macOS and tvOS recorded (Facts, “Recorded snapshots”).
  public init(ellipseIn rect: CGRect) {
    self.init()
    let r = rect.standardized
    let kx = r.width / 2 * Self.quarterCircleControl, ky = r.height / 2 * Self.quarterCircleControl
    let points = [(r.maxX, r.midY), (r.midX, r.maxY), (r.minX, r.midY), (r.midX, r.minY)]
    let directions = [(0, ky), (-kx, 0), (0, -ky), (kx, 0)]
    move(to: CGPoint(x: points[0].0, y: points[0].1))
    for index in points.indices {
      let next = (index + 1) % points.count
      let (start, end) = (points[index], points[next]), (leaving, arriving) = (directions[index], directions[next])
      addCubic(
        control1: CGPoint(x: start.0 + leaving.0, y: start.1 + leaving.1),
        control2: CGPoint(x: end.0 - arriving.0, y: end.1 - arriving.1), end: CGPoint(x: end.0, y: end.1))
    }
    close()
  }

  /// Creates a rectangle with elliptical corners. Radii that are too large for a side are reduced together.
  public init(
    rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) {
    let r = rect.standardized
    let shrink = min(
      1, Self.fit(r.width, topLeft.width + topRight.width), Self.fit(r.width, bottomLeft.width + bottomRight.width),
      Self.fit(r.height, topLeft.height + bottomLeft.height),
      Self.fit(r.height, topRight.height + bottomRight.height))
    self.init()
    func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGSize, _ startX: CGFloat, _ startY: CGFloat) {
      // `startX` and `startY` give the direction from the corner to the start of the curve, which ends in the other
      // direction.
      let w = max(radius.width * shrink, 0), h = max(radius.height * shrink, 0)
      let inX: CGFloat = x == r.minX ? 1 : -1, inY: CGFloat = y == r.minY ? 1 : -1
      let start = CGPoint(x: x + inX * w * startX, y: y + inY * h * startY)
      let end = CGPoint(x: x + inX * w * (1 - startX), y: y + inY * h * (1 - startY))
      if elements.isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
      guard w > 0, h > 0 else { return }
      let k = Self.quarterCircleControl
      let corner = CGPoint(x: x, y: y)
      addCubic(
        control1: CGPoint(x: start.x + (corner.x - start.x) * k, y: start.y + (corner.y - start.y) * k),
        control2: CGPoint(x: end.x + (corner.x - end.x) * k, y: end.y + (corner.y - end.y) * k), end: end)
    }
    corner(r.minX, r.minY, topLeft, 0, 1)
    corner(r.maxX, r.minY, topRight, 1, 0)
    corner(r.maxX, r.maxY, bottomRight, 0, 1)
    corner(r.minX, r.maxY, bottomLeft, 1, 0)
    close()
  }

  private static func fit(_ length: CGFloat, _ radii: CGFloat) -> CGFloat { radii > length ? length / radii : 1 }

  /// Adds an arc. With `growing` it runs toward larger angles, which is clockwise where y points down.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, growing: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    // A full turn is drawn in full, in either direction.
    if abs(sweep) >= turn { sweep = growing ? turn : -turn }
    if growing, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    if !growing, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds an arc of `sweep` radians as cubic curves of at most a quarter turn each.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle))
      ).applying(transform)
    }
    let start = point(startAngle, 0)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    let count = Int(exactly: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)) ?? 0
    guard count > 0, sweep.isFinite else { return }
    let step = sweep / CGFloat(count)
    let k = 4 / 3 * tan(step / 4)
    for i in 0..<count {
      let a = startAngle + CGFloat(i) * step, b = a + step
      addCubic(control1: point(a, k), control2: point(b, -k), end: point(b, 0))
    }
  }

  /// Rounds the corner at `corner` toward `next` with an arc tangent to both lines.
  package mutating func addArc(corner: CGPoint, towards next: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: corner) }
    let u = Self.unit(from: corner, to: from), v = Self.unit(from: corner, to: next)
    let cosine = u.x * v.x + u.y * v.y
    let cross = u.x * v.y - u.y * v.x
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    let angle = acos(min(max(cosine, -1), 1))
    let along = radius / tan(angle / 2)
    let first = CGPoint(x: corner.x + u.x * along, y: corner.y + u.y * along)
    let second = CGPoint(x: corner.x + v.x * along, y: corner.y + v.y * along)
    let bisector = Self.unit(from: .zero, to: CGPoint(x: u.x + v.x, y: u.y + v.y))
    let distance = radius / sin(angle / 2)
    let center = CGPoint(x: corner.x + bisector.x * distance, y: corner.y + bisector.y * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(second.y - center.y, second.x - center.x), growing: cross < 0)
  }

  private static func unit(from a: CGPoint, to b: CGPoint) -> CGPoint {
    let length = max(hypot(b.x - a.x, b.y - a.y), .leastNonzeroMagnitude)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }
}
