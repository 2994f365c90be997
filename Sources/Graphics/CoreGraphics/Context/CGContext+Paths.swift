// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// Starts a new, empty path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds an arc of a circle; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` for
  /// the meaning of `clockwise`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds the arc that rounds the corner at `tangent1End` toward `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current subpath with a line to its start.
  public func closePath() { currentPath.closeSubpath() }

  /// The current path; `nil` when it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point of the path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The smallest rectangle that contains all points and control points of the path.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }
}
