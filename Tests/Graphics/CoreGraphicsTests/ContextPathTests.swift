// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite("The path of a context")
struct ContextPathTests {
  private struct Step {
    let name: String
    let run: (CGContext) -> Void
    let bounds: CGRect
    let end: CGPoint
  }

  @Test("grows with each step, and has its bounds and its last point")
  func steps() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let steps = [
      Step(
        name: "line", run: { $0.addLine(to: CGPoint(x: 10, y: 5)) }, bounds: CGRect(x: 0, y: 0, width: 10, height: 5),
        end: CGPoint(x: 10, y: 5)),
      Step(
        name: "lines", run: { $0.addLines(between: [.zero, CGPoint(x: 4, y: 4), CGPoint(x: 8, y: 0)]) },
        bounds: CGRect(x: 0, y: 0, width: 8, height: 4), end: CGPoint(x: 8, y: 0)),
      Step(name: "rectangle", run: { $0.addRect(square) }, bounds: square, end: .zero),
      Step(
        name: "rectangles", run: { $0.addRects([square, square.offsetBy(dx: 20, dy: 0)]) },
        bounds: CGRect(x: 0, y: 0, width: 30, height: 10), end: CGPoint(x: 20, y: 0)),
      Step(name: "path", run: { $0.addPath(CGPath(rect: square, transform: nil)) }, bounds: square, end: .zero),
      Step(
        name: "closed",
        run: {
          $0.addLine(to: CGPoint(x: 3, y: 3))
          $0.closePath()
        },
        bounds: CGRect(x: 0, y: 0, width: 3, height: 3), end: .zero),
      Step(
        name: "quadratic", run: { $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8)) },
        bounds: CGRect(x: 0, y: 0, width: 10, height: 8), end: CGPoint(x: 10, y: 0)),
      Step(
        name: "cubic",
        run: { $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8)) },
        bounds: CGRect(x: 0, y: 0, width: 10, height: 8), end: CGPoint(x: 10, y: 0)),
    ]
    for step in steps {
      let context = CGContext()
      #expect(context.isPathEmpty && context.path == nil)
      context.beginPath()
      context.move(to: .zero)
      step.run(context)
      #expect(context.boundingBoxOfPath == step.bounds, "\(step.name)")
      #expect(context.currentPointOfPath == step.end && !context.isPathEmpty, "\(step.name)")
      context.beginPath()
      #expect(context.isPathEmpty, "\(step.name)")
    }
  }

  @Test("has arcs around a center and between tangents")
  func arcs() {
    let context = CGContext()
    context.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(abs(context.currentPointOfPath.x - 5) < 0.01 && abs(context.currentPointOfPath.y - 10) < 0.01)
    context.beginPath()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(context.currentPointOfPath.x - 10) < 0.01 && abs(context.currentPointOfPath.y - 4) < 0.01)
  }

  @Test("is transformed with the context, whose transform is undone by restoring")
  func transforms() {
    let context = CGContext()
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.concatenate(CGAffineTransform(translationX: 1, y: 1))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 14, y: 26))
    let back = context.convertToUserSpace(CGPoint(x: 14, y: 26))
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: 3))
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    context.restoreGState()
    #expect(context.ctm == .identity)
  }
}
