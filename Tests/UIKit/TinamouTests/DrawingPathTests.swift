// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Paths")
struct DrawingPathTests {
  @Test("a circle's bounds are those of its outline, not of its control points")
  func bounds() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 60), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let box = path.bounds
    #expect(
      abs(box.minX - 40) < 0.01 && abs(box.maxX - 60) < 0.01 && abs(box.minY - 50) < 0.01 && abs(box.maxY - 70) < 0.01)
    let bulge = UIBezierPath()
    bulge.move(to: .zero)
    bulge.addCurve(to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
    #expect(abs(bulge.bounds.height - 15) < 1e-9)
    #expect(bulge.cgPath.boundingBox.height == 20)
  }

  @Test("an empty path has null bounds")
  func empty() {
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
  }

  @Test(
    "an arc goes clockwise on the screen on request",
    arguments: [(true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10))])
  func direction(clockwise: Bool, lowest: CGPoint) {
    // A half circle from the right to the left: below the center when clockwise, y pointing down.
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(path.bounds.contains(CGPoint(x: 0, y: lowest.y * 0.9)))
    #expect(!path.bounds.contains(CGPoint(x: 0, y: -lowest.y * 0.9)))
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test("a full turn draws the whole circle, either way")
  func fullTurn() {
    for clockwise in [true, false] {
      let path = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(path.contains(CGPoint(x: -0.7, y: 0.6)))
      #expect(path.contains(CGPoint(x: -0.7, y: -0.6)))
    }
  }

  @Test("only the named corners are rounded, and radii shrink to fit")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 38)))
    #expect(path.contains(CGPoint(x: 2, y: 38)))
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(pill.contains(CGPoint(x: 50, y: 1)))
    #expect(!pill.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("the inside depends on the fill rule")
  func rules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("an empty rectangle with negative size is the same rectangle")
  func standardized() {
    #expect(
      UIBezierPath(rect: CGRect(x: 10, y: 10, width: -5, height: -5)).bounds == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("a reversed path covers the same area and starts at the old end")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 30, y: 2))
    path.addQuadCurve(to: CGPoint(x: 30, y: 40), controlPoint: CGPoint(x: 50, y: 20))
    let back = path.reversing()
    #expect(back.cgPath.elements.first == .move(CGPoint(x: 30, y: 40)))
    #expect(back.currentPoint == CGPoint(x: 1, y: 2))
    #expect(back.bounds == path.bounds)
  }

  @Test("a corner is rounded by an arc that touches both of its sides")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
    #expect(hypot(path.currentPoint.x - 20, path.currentPoint.y - 5) < 1e-9)
  }
}
