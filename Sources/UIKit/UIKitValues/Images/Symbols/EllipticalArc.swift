// SPDX-License-Identifier: MIT

import Foundation

/// An arc of an ellipse, as path data of SVG describes it.
///
/// Source: W3C, “SVG 1.1”, F.6 “Elliptical arc implementation notes”.
struct EllipticalArc {
  var radii: CGSize
  /// The angle of the ellipse's first axis, in radians.
  var rotation: CGFloat
  /// Whether the longer one of two arcs is meant.
  var isLarge: Bool
  /// Whether angles grow along the arc, which is clockwise with y pointing down.
  var isClockwise: Bool
  var end: CGPoint

  /// Returns the arc from `start` as curves of at most a quarter of the ellipse each.
  func curves(from start: CGPoint) -> [DrawingCommand.Path.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    // On a circle with radius 1 around the origin.
    let half = unrotated(CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    let excess = pow(half.x / radii.width, 2) + pow(half.y / radii.height, 2)
    let growth = max(1, excess.squareRoot())
    let size = CGSize(width: radii.width * growth, height: radii.height * growth)
    let p = CGPoint(x: half.x / size.width, y: half.y / size.height)
    let distance =
      max(0, 1 / max(p.x * p.x + p.y * p.y, .ulpOfOne) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * p.y, y: -distance * p.x)
    let first = atan2(p.y - center.y, p.x - center.x)
    var turn = atan2(-p.y - center.y, -p.x - center.x) - first
    if isClockwise, turn < 0 { turn += 2 * .pi }
    if !isClockwise, turn > 0 { turn -= 2 * .pi }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let toEllipse = CGAffineTransform(scaleX: size.width, y: size.height)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    return unitCurves(around: center, from: first, turn: turn).map { $0.applying(toEllipse) }
  }

  private func unitCurves(around center: CGPoint, from first: CGFloat, turn: CGFloat) -> [DrawingCommand.Path.Element] {
    let count = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    let step = turn / count, reach = 4 / 3 * tan(step / 4)
    func on(_ angle: CGFloat, _ tangent: CGFloat) -> CGPoint {
      CGPoint(x: center.x + cos(angle) - tangent * sin(angle), y: center.y + sin(angle) + tangent * cos(angle))
    }
    return (0..<Int(count)).map { index in
      let from = first + CGFloat(index) * step
      return .cubic(control1: on(from, reach), control2: on(from + step, -reach), end: on(from + step, 0))
    }
  }

  private func unrotated(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: cos(rotation) * point.x + sin(rotation) * point.y, y: -sin(rotation) * point.x + cos(rotation) * point.y)
  }
}
