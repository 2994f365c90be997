// SPDX-License-Identifier: MIT

import Foundation

extension DrawingCommand.Path {
  /// The greatest number of dashes of a path. A pattern with more is drawn as a solid line.
  private static let maximumDashes: CGFloat = 20_000

  /// The area that a stroke covers, as parts of one direction that may overlap; filled by the nonzero winding rule.
  package func stroked(_ style: DrawingCommand.StrokeStyle) -> DrawingCommand.Path {
    guard style.width > 0, style.width.isFinite else { return DrawingCommand.Path() }
    let path = style.dashLengths.isEmpty ? self : dashed(phase: style.dashPhase, lengths: style.dashLengths)
    var result = DrawingCommand.Path()
    for line in path.polylines { line.addStroke(style, to: &result) }
    return result
  }

  /// The dashes of the path, as straight parts.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> DrawingCommand.Path {
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    let lines = polylines
    let total = lines.reduce(0) { $0 + $1.length }
    guard total.isFinite, total / period * CGFloat(lengths.count) <= Self.maximumDashes else { return self }
    // An odd number of lengths alternates in the next repetition.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    let start = phase - (phase / whole).rounded(.down) * whole
    var result = DrawingCommand.Path()
    for line in lines { line.addDashes(pattern, from: start, to: &result) }
    return result
  }

  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    var isClosed = false
    var part: [Element] = []
    func end() {
      guard var points = DrawingCommand.Path(part).polygons(steps: 24).first else { return }
      if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
      lines.append(Polyline(points: points, isClosed: isClosed))
    }
    for element in elements {
      if case .move = element {
        end()
        (part, isClosed) = ([], false)
      }
      if element == .close { isClosed = true }
      part.append(element)
    }
    end()
    return lines
  }
}

/// A subpath of straight parts.
private struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    self.isClosed = isClosed && self.points.count > 1
  }

  var segments: [(CGPoint, CGPoint)] {
    let open = Array(zip(points, points.dropFirst()))
    guard isClosed, let first = points.first, let last = points.last else { return open }
    return open + [(last, first)]
  }

  var length: CGFloat { segments.reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }

  func addDashes(_ pattern: [CGFloat], from start: CGFloat, to path: inout DrawingCommand.Path) {
    var index = 0, left = start
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
      // All lengths before `start` fit into one period.
      if index == 0 { break }
    }
    var rest = pattern[index] - left
    var isDrawing = false
    for (a, b) in segments {
      let length = hypot(b.x - a.x, b.y - a.y)
      var passed: CGFloat = 0
      func point(_ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t / length, y: a.y + (b.y - a.y) * t / length)
      }
      while passed < length {
        let step = min(rest, length - passed)
        if index % 2 == 0 {
          if !isDrawing { path.move(to: point(passed)) }
          path.addLine(to: point(passed + step))
          isDrawing = true
        }
        passed += step
        rest -= step
        if rest <= 0 {
          index = (index + 1) % pattern.count
          rest = pattern[index]
          isDrawing = false
        }
      }
    }
  }

  func addStroke(_ style: DrawingCommand.StrokeStyle, to path: inout DrawingCommand.Path) {
    let radius = style.width / 2
    let segments = segments
    guard let first = segments.first, let last = segments.last else {
      // A point has only its caps.
      guard let point = points.first, style.cap != .butt else { return }
      if style.cap == .round {
        addDisc(point, radius, to: &path)
      } else {
        addSegment(
          (CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y)), radius, to: &path)
      }
      return
    }
    for segment in segments { addSegment(segment, radius, to: &path) }
    for (a, b) in zip(segments, segments.dropFirst()) { addJoin(a, b, style, to: &path) }
    if isClosed {
      addJoin(last, first, style, to: &path)
    } else {
      addCap(at: first.0, from: first.1, style, to: &path)
      addCap(at: last.1, from: last.0, style, to: &path)
    }
  }

  private func addSegment(_ segment: (CGPoint, CGPoint), _ radius: CGFloat, to path: inout DrawingCommand.Path) {
    let (a, b) = segment
    let n = Self.normal(a, b, radius)
    Self.addPolygon(
      [
        CGPoint(x: a.x - n.x, y: a.y - n.y), CGPoint(x: b.x - n.x, y: b.y - n.y),
        CGPoint(x: b.x + n.x, y: b.y + n.y), CGPoint(x: a.x + n.x, y: a.y + n.y),
      ], to: &path)
  }

  private func addJoin(
    _ a: (CGPoint, CGPoint), _ b: (CGPoint, CGPoint), _ style: DrawingCommand.StrokeStyle,
    to path: inout DrawingCommand.Path
  ) {
    let radius = style.width / 2, corner = a.1
    if style.join == .round { return addDisc(corner, radius, to: &path) }
    var (m, n) = (Self.normal(a.0, a.1, radius), Self.normal(b.0, b.1, radius))
    let turn = m.x * n.y - m.y * n.x
    // The gap is on the outer side of the corner.
    if turn > 0 { (m, n) = (CGPoint(x: -m.x, y: -m.y), CGPoint(x: -n.x, y: -n.y)) }
    var points = [corner, CGPoint(x: corner.x + m.x, y: corner.y + m.y)]
    // The tip of the miter lies on the bisector of both normals, at the distance radius / cos(half of the angle).
    let (sum, square) = (CGPoint(x: m.x + n.x, y: m.y + n.y), radius * radius)
    let sumSquare = sum.x * sum.x + sum.y * sum.y
    if style.join == .miter, sumSquare > 0, 4 * square / sumSquare <= style.miterLimit * style.miterLimit {
      let factor = 2 * square / sumSquare
      points.append(CGPoint(x: corner.x + sum.x * factor, y: corner.y + sum.y * factor))
    }
    points.append(CGPoint(x: corner.x + n.x, y: corner.y + n.y))
    Self.addPolygon(points, to: &path)
  }

  private func addCap(
    at end: CGPoint, from inside: CGPoint, _ style: DrawingCommand.StrokeStyle, to path: inout DrawingCommand.Path
  ) {
    let radius = style.width / 2
    switch style.cap {
    case .butt: break
    case .round: addDisc(end, radius, to: &path)
    case .square:
      let n = Self.normal(inside, end, radius)
      addSegment((end, CGPoint(x: end.x + n.y, y: end.y - n.x)), radius, to: &path)
    }
  }

  private func addDisc(_ center: CGPoint, _ radius: CGFloat, to path: inout DrawingCommand.Path) {
    let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let disc = DrawingCommand.Path(ellipseIn: box)
    let points = disc.polygons(steps: 4).first ?? []
    path.elements += (Self.area(points) < 0 ? disc.reversed : disc).elements
  }

  /// The left normal of a segment with a length, where y points down: the direction turned by a right angle.
  private static func normal(_ a: CGPoint, _ b: CGPoint, _ length: CGFloat) -> CGPoint {
    let distance = hypot(b.x - a.x, b.y - a.y)
    guard distance > 0 else { return .zero }
    return CGPoint(x: -(b.y - a.y) / distance * length, y: (b.x - a.x) / distance * length)
  }

  private static func area(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
  }

  /// Adds a polygon with a positive area, so that overlapping parts do not cancel.
  private static func addPolygon(_ points: [CGPoint], to path: inout DrawingCommand.Path) {
    let points = area(points) < 0 ? points.reversed() : points
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
  }
}
