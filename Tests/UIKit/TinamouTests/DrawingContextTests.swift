// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Recording of drawing")
struct DrawingContextTests {
  @Test("without a context, drawing is discarded and there is no current context")
  func none() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
  }

  @Test("contexts nest")
  func stack() {
    let outer = CGContext(), inner = CGContext()
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(inner.commands.count == 1 && outer.commands.isEmpty)
  }

  @Test("colors and line widths are restored with the state")
  func state() {
    let context = CGContext()
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    context.setFillColor(UIColor.red.cgColor)
    context.saveGState()
    context.setFillColor(UIColor.blue.cgColor)
    context.fill(rect)
    context.restoreGState()
    context.fill(rect)
    let colors = context.commands.compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
    #expect(colors == [UIColor.blue.cgColor, UIColor.red.cgColor])
  }

  @Test("a path keeps its position on the page when the transform changes")
  func pathAndTransform() {
    let context = CGContext()
    context.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
    context.translateBy(x: 100, y: 0)
    #expect(context.boundingBoxOfPath == CGRect(x: -90, y: 10, width: 5, height: 5))
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.restoreGState()
    #expect(context.boundingBoxOfPath == CGRect(x: -90, y: 10, width: 5, height: 5))
    #expect(context.ctm == CGAffineTransform(translationX: 100, y: 0))
  }

  @Test("painting a path clears it")
  func painting() {
    let context = CGContext()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.drawPath(using: .fillStroke)
    #expect(context.isPathEmpty)
    #expect(context.commands.count == 2)
    context.fillPath()
    #expect(context.commands.count == 2)
  }

  @Test("an image made by drawing has the requested size and contains the drawing")
  @MainActor
  func renderer() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    let target = CGContext()
    UIGraphicsPushContext(target)
    image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    UIGraphicsPopContext()
    guard case .image(let drawn, let rect) = try #require(target.commands.first) else {
      Issue.record("no image was drawn")
      return
    }
    #expect(rect.size == CGSize(width: 40, height: 20))
    guard case .commands(let commands) = drawn.content else {
      Issue.record("the image is not a drawing")
      return
    }
    #expect(commands.count == 1)
  }
}
