// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite("Elements, strokes and dashes of paths")
struct PathOutlineTests {
  private func line(_ points: [CGPoint], isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  @Test("a block receives the elements with their points")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: seen.append("move \(element.pointee.points[0].x)")
      case .addQuadCurveToPoint: seen.append("quad \(element.pointee.points[0].x) \(element.pointee.points[1].x)")
      case .closeSubpath: seen.append("close")
      default: seen.append("other")
      }
    }
    #expect(seen == ["move 1.0", "quad 5.0 3.0", "close"])
  }

  @Test("rectangles are recognized")
  func rectangles() {
    var rect = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    #expect(!line([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)]).isRect(nil))
  }

  @Test("a stroke covers half its width at both sides, and its ends by the cap")
  func caps() {
    let path = line([.zero, CGPoint(x: 100, y: 0)])
    func outline(_ cap: CGLineCap) -> CGPath {
      path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(outline(.butt).boundingBoxOfPath == CGRect(x: 0, y: -5, width: 100, height: 10))
    #expect(outline(.square).boundingBoxOfPath == CGRect(x: -5, y: -5, width: 110, height: 10))
    #expect(outline(.round).contains(CGPoint(x: -4.5, y: 0)))
    #expect(!outline(.round).contains(CGPoint(x: -4.5, y: 4.5)))
    #expect(!outline(.butt).contains(CGPoint(x: -1, y: 0)))
  }

  @Test("corners are mitered up to the limit, beveled or round", arguments: [true, false])
  func joins(turnsRight: Bool) {
    let end = CGPoint(x: 100, y: turnsRight ? 100 : -100)
    let path = line([.zero, CGPoint(x: 100, y: 0), end])
    let tip = CGPoint(x: 104.9, y: turnsRight ? -4.9 : 4.9)
    let middle = CGPoint(x: 103.4, y: turnsRight ? -3.4 : 3.4)
    func outline(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    #expect(outline(.miter).contains(tip))
    #expect(!outline(.miter, limit: 1).contains(tip))
    #expect(!outline(.round).contains(tip))
    #expect(outline(.round).contains(middle))
    #expect(!outline(.bevel).contains(middle))
  }

  @Test("a closed path has no hole at its start, and one in its middle")
  func closed() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let outline = path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.contains(CGPoint(x: -4, y: -4)))
    #expect(!outline.contains(CGPoint(x: 50, y: 50)))
  }

  @Test("dashes alternate with gaps and continue around corners")
  func dashes() {
    let path = line([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = path.copy(dashingWithPhase: 2, lengths: [6, 3])
    #expect(
      dashed.elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 7, y: 0)), .line(CGPoint(x: 10, y: 0)),
        .line(CGPoint(x: 10, y: 3)), .move(CGPoint(x: 10, y: 6)), .line(CGPoint(x: 10, y: 10)),
      ])
  }

  @Test("patterns without length, with too many dashes and with strange numbers leave the path as it is")
  func hostileDashes() {
    let path = line([.zero, CGPoint(x: 1e9, y: 0)])
    for lengths in [[0, 0], [1e-3, 1e-3], [-1, 2], [.nan, 1], []] as [[CGFloat]] {
      #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
    }
    #expect(path.copy(dashingWithPhase: .infinity, lengths: [1e8]) == path)
  }

  @Test("a context knows the bounds of its clipping area and replaces its path by the stroke")
  func context() {
    let context = CGContext()
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.saveGState()
    context.clip(to: CGRect(x: 40, y: 40, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 40, width: 10, height: 10))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 11, y: 1))
    #expect(context.convertToUserSpace(CGPoint(x: 11, y: 1)) == CGPoint(x: 1, y: 1))
    context.setLineWidth(4)
    context.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    #expect(context.pathContains(CGPoint(x: 10, y: 1), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 10, y: 3), mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: -2, width: 20, height: 4))
  }

  @Test("what follows a closed subpath starts where that subpath started", arguments: [false, true])
  func afterClosing(isCubic: Bool) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 60))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    // The curve goes down on the left. From the last corner, it would pass through the area on the right.
    if isCubic {
      path.addCurve(to: CGPoint(x: 10, y: 100), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 0, y: 70))
    } else {
      path.addQuadCurve(to: CGPoint(x: 10, y: 100), control: CGPoint(x: -10, y: 55))
    }
    #expect(!path.contains(CGPoint(x: 60, y: 75)))
    #expect(path.contains(CGPoint(x: 5, y: 55)))
    #expect(path.contains(CGPoint(x: 80, y: 20)))
    #expect(abs(path.boundingBoxOfPath.minX - (isCubic ? 2.5 : 0)) < 0.01)
  }
}
