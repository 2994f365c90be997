// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("Shapes, bounds and insides of paths")
struct PathShapeTests {
  /// A point of a cubic curve, by de Casteljau's construction.
  private func point(_ t: CGFloat, _ points: [CGPoint]) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    return point(
      t,
      zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      })
  }

  private func randomPoint(_ numbers: inout SeededNumbers) -> CGPoint {
    CGPoint(x: numbers.eighth(in: -100...100), y: numbers.eighth(in: -100...100))
  }

  @Test(
    "the bounds of a curve are those of its points, the bounding box those of its control points", arguments: 0..<60)
  func bounds(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let isCubic = Bool.random(using: &numbers)
    let points = (0..<(isCubic ? 4 : 3)).map { _ in randomPoint(&numbers) }
    let path = CGMutablePath()
    path.move(to: points[0])
    if isCubic {
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
    } else {
      path.addQuadCurve(to: points[2], control: points[1])
    }
    let samples = (0...4000).map { point(CGFloat($0) / 4000, points) }
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - samples.map(\.x).min()!) < 1e-3 && abs(box.maxX - samples.map(\.x).max()!) < 1e-3)
    #expect(abs(box.minY - samples.map(\.y).min()!) < 1e-3 && abs(box.maxY - samples.map(\.y).max()!) < 1e-3)
    #expect(path.boundingBox.minX == points.map(\.x).min()!)
    #expect(path.boundingBox.maxY == points.map(\.y).max()!)
  }

  /// Whether a polygon contains a point, by the crossings of a ray.
  private func contains(_ polygon: [CGPoint], _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var (winding, crossings) = (0, 0)
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
      guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
      winding += a.y < b.y ? 1 : -1
      crossings += 1
    }
    return rule == .winding ? winding != 0 : !crossings.isMultiple(of: 2)
  }

  @Test("a polygon that crosses itself contains the points that its rule says", arguments: 0..<60)
  func insides(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let polygon = (0..<Int.random(in: 3...9, using: &numbers)).map { _ in randomPoint(&numbers) }
    let path = CGMutablePath()
    path.addLines(between: polygon)
    path.closeSubpath()
    for _ in 0..<40 {
      // Not on a vertex or on an edge through one.
      let place = randomPoint(&numbers)
      let point = CGPoint(x: place.x + 0.0371, y: place.y + 0.0193)
      for rule in [CGPathFillRule.winding, .evenOdd] {
        #expect(path.contains(point, using: rule) == contains(polygon, point, rule), "\(point) \(rule)")
      }
    }
  }

  @Test("the points of arcs lie on the circle, from the start angle in the direction that is asked for")
  func arcs() {
    for isClockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: isClockwise)
      let end = path.currentPoint
      #expect(abs(end.x - 50) < 1e-9 && abs(end.y - 90) < 1e-9)
      // A quarter, or the three others.
      let box = path.boundingBoxOfPath
      #expect(abs(box.minX - (isClockwise ? 10 : 50)) < 0.02)
      #expect(abs(box.minY - (isClockwise ? 10 : 50)) < 0.02)
    }
  }

  @Test("an ellipse differs from the exact one by less than a thousandth of its radius")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      let (x, y) = (100 * cos(angle), 50 * sin(angle))
      #expect(path.contains(CGPoint(x: 100 + x * 0.999, y: 50 + y * 0.999)))
      #expect(!path.contains(CGPoint(x: 100 + x * 1.001, y: 50 + y * 1.001)))
    }
  }

  /// Source: `testCGPath` of swift-snapshot-testing, recorded alike on iOS, macOS and tvOS (Facts, “Recorded snapshots”).
  @Test("an ellipse starts at the right and runs toward larger angles, as recorded")
  func ellipseElements() {
    var points: [[CGPoint]] = []
    CGPath(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30), transform: nil).applyWithBlock { element in
      let count = [.moveToPoint: 1, .addCurveToPoint: 3][element.pointee.type, default: 0]
      points.append((0..<count).map { element.pointee.points[$0] })
    }
    let recorded: [[(CGFloat, CGFloat)]] = [
      [(90, 75)], [(90, 83.284), (83.284, 90), (75, 90)], [(66.716, 90), (60, 83.284), (60, 75)],
      [(60, 66.716), (66.716, 60), (75, 60)], [(83.284, 60), (90, 66.716), (90, 75)], [],
    ]
    #expect(points.map(\.count) == recorded.map(\.count))
    for (found, wanted) in zip(points.joined(), recorded.joined()) {
      #expect(abs(found.x - wanted.0) < 0.001 && abs(found.y - wanted.1) < 0.001)
    }
  }

  @Test("an arc between tangents touches both, and is a line where they are parallel")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
    #expect(!path.contains(CGPoint(x: 99, y: 1)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    #expect(straight.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test("a relative arc turns by its delta; a rounded rectangle leaves its corners out")
  func rounded() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.minY + 10) < 1e-2 && path.boundingBoxOfPath.maxY < 1e-9)
    let card = CGMutablePath()
    card.addRoundedRect(in: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 10)
    #expect(card.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(!card.contains(CGPoint(x: 2, y: 1)))
    #expect(card.contains(CGPoint(x: 8, y: 4)) && card.contains(CGPoint(x: 1, y: 30)))
  }

  @Test("a transform applies to what is added with it, and to a copy as a whole")
  func transforms() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2), transform: CGAffineTransform(scaleX: 10, y: 10))
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 30))
    var shift = CGAffineTransform(translationX: 100, y: 0)
    #expect(path.copy(using: &shift)?.boundingBox == CGRect(x: 100, y: 0, width: 30, height: 30))
    #expect(path.boundingBox.minX == 0)
    let copy = path.mutableCopy()
    copy?.addLine(to: CGPoint(x: 500, y: 500))
    #expect(copy != path && path.copy() == path)
  }

  @Test("an empty path has null bounds, no current point and no inside")
  func empty() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
  }
}
