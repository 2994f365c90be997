// SPDX-License-Identifier: MIT

import Foundation

/// A path that can be added to. Points are in points; the transform, if any, is applied to what is added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(storage: DrawingCommand.Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addLine(to: point.applying(transform))
  }

  /// Starts at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.addQuad(control: control.applying(transform), end: end.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.addCubic(
      control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform))
  }

  /// Adds a line back to the start of the subpath.
  public func closeSubpath() { storage.close() }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(DrawingCommand.Path(rect: rect), transform)
  }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(DrawingCommand.Path(ellipseIn: rect), transform)
  }

  /// Adds a rectangle with corners rounded by quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    append(
      DrawingCommand.Path(rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius),
      transform)
  }

  /// Adds part of a circle, with a line to its start when there is a current point.
  ///
  /// - Parameter clockwise: as in Core Graphics, where y points up: `true` goes towards smaller angles, which looks
  ///   anticlockwise on a screen whose y points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: !clockwise,
      transform: transform)
  }

  /// Adds part of a circle that covers `delta` radians from `startAngle`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
  }

  /// Adds the arc that rounds off the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addArc(
      corner: tangent1End.applying(transform), towards: tangent2End.applying(transform), radius: radius)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.storage, transform) }

  private func append(_ path: DrawingCommand.Path, _ transform: CGAffineTransform) {
    storage.elements += path.applying(transform).elements
  }
}
