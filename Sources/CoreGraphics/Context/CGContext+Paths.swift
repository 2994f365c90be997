// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// Forgets the path being built.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Starts at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds part of a circle; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` for
  /// what clockwise means.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds the arc that rounds off the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Adds a line back to the start of the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// The path being built; nil when it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

  /// Whether nothing has been added to the path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next line would start.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The smallest rectangle that holds the path's points and control points.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }
}
