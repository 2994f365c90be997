// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite("State and commands of contexts")
struct ContextTests {
  private let context = CGContext()
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test("restoring gives back the colors, the stroke, the transform and the clipping area")
  func restoring() {
    context.setFillColor(.white)
    context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.saveGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setLineWidth(7)
    context.translateBy(x: 10, y: 20)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
    context.fill(unit)
    context.stroke(unit)
    let path = DrawingCommand.Path(rect: unit)
    #expect(
      context.commands.suffix(2) == [
        .fill(path, rule: .winding, color: .white),
        .stroke(path, style: DrawingCommand.StrokeStyle(), color: .black),
      ])
  }

  @Test("restoring more often than saving changes nothing")
  func unbalanced() {
    context.translateBy(x: 1, y: 2)
    let commands = context.commands
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 2))
    #expect(context.commands == commands)
  }

  @Test("user space and device space convert into each other")
  func spaces() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 4)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 24))
    #expect(context.convertToUserSpace(CGPoint(x: 12, y: 24)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToDeviceSpace(CGSize(width: 3, height: 3)) == CGSize(width: 6, height: 12))
    #expect(context.convertToUserSpace(CGRect(x: 10, y: 20, width: 2, height: 4)) == unit)
    context.rotate(by: .pi / 2)
    #expect(abs(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)).y - 24) < 1e-9)
  }

  @Test("a transform moves what is drawn afterward, not the path that has been begun")
  func pathInDeviceSpace() {
    context.move(to: CGPoint(x: 10, y: 10))
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.saveGState()
    context.translateBy(x: 100, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: -80, y: 10))
    context.addLine(to: CGPoint(x: 0, y: 0))
    context.restoreGState()
    #expect(context.currentPointOfPath == CGPoint(x: 100, y: 0))
    #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 90, height: 10))
  }

  @Test("drawing a path empties it; drawing an empty one records nothing")
  func drawing() {
    context.addRect(unit)
    #expect(!context.isPathEmpty && context.path != nil)
    context.drawPath(using: .eoFillStroke)
    #expect(context.isPathEmpty && context.path == nil)
    let path = DrawingCommand.Path(rect: unit)
    let drawn: [DrawingCommand] = [
      .fill(path, rule: .evenOdd, color: .black), .stroke(path, style: DrawingCommand.StrokeStyle(), color: .black),
    ]
    #expect(context.commands == drawn)
    for mode in [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke] { context.drawPath(using: mode) }
    context.clip()
    #expect(context.commands == drawn)
  }

  @Test("a point is in a path by the mode of drawing")
  func pathContains() {
    for rect in [CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)] {
      context.addRect(rect)
    }
    context.setLineWidth(2)
    let (hole, edge) = (CGPoint(x: 15, y: 15), CGPoint(x: -0.5, y: 15))
    #expect(context.pathContains(hole, mode: .fill) && !context.pathContains(hole, mode: .eoFill))
    #expect(!context.pathContains(edge, mode: .fill) && context.pathContains(edge, mode: .stroke))
    #expect(context.pathContains(edge, mode: .eoFillStroke) && !context.pathContains(hole, mode: .stroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 32, height: 32))
  }

  @Test("clipping areas intersect, also when they are apart")
  func clipping() {
    context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip(to: [CGRect(x: 20, y: 20, width: 10, height: 10), CGRect(x: 40, y: 40, width: 100, height: 100)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 20, width: 30, height: 30))
    context.clip(to: CGRect(x: 200, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath.isEmpty)
  }

  @Test("segments are drawn in pairs; a last point without a partner is left out")
  func segments() {
    let points = [0, 10, 20, 30, 40].map { CGPoint(x: $0, y: 0) }
    context.strokeLineSegments(between: points)
    let path = DrawingCommand.Path([.move(points[0]), .line(points[1]), .move(points[2]), .line(points[3])])
    #expect(context.commands == [.stroke(path, style: DrawingCommand.StrokeStyle(), color: .black)])
  }

  @Test("an opacity is limited to 0 and 1, and a transparency layer starts with 1")
  func opacity() {
    context.setAlpha(3)
    context.setAlpha(-1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    #expect(context.commands == [.setAlpha(1), .setAlpha(0), .beginTransparencyLayer, .endTransparencyLayer])
  }
}

@Suite("Colors and gradients of Core Graphics")
struct GradientTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("colors without locations are evenly spaced; as many locations as colors are needed")
  func stops() throws {
    let even = try #require(CGGradient(colors: [.black, red, .white], locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    #expect(CGGradient(colors: [], locations: nil) == nil)
    #expect(CGGradient(colors: [red], locations: [0, 1]) == nil)
    #expect(CGGradient(colors: [red], locations: nil)?.stops.map(\.location) == [0])
    let sorted = try #require(CGGradient(colors: [.white, .black, red], locations: [1, 0, 0]))
    #expect(sorted.stops.map(\.color) == [.black, red, .white])
  }

  @Test(
    "the color between two stops is mixed, outside of them it is that of the end, and two at one place make an edge")
  func colors() throws {
    let gradient = try #require(CGGradient(colors: [.black, .white, red, red], locations: [0.2, 0.5, 0.5, 0.8]))
    #expect(gradient.color(at: 0) == .black && gradient.color(at: 1) == red)
    let middle = gradient.color(at: 0.35)
    #expect(abs(middle.red - 0.5) < 1e-12 && middle.alpha == 1)
    #expect(abs(gradient.color(at: 0.4999).green - 1) < 1e-3 && gradient.color(at: 0.5) == red)
  }

  @Test("a copy with another opacity keeps the color")
  func opacity() {
    #expect(red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
  }
}
