// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@Suite("The module CoreGraphics")
struct ImportTests {
  @Test("its import alone gives geometry, paths, colors and contexts")
  func importsAlone() throws {
    let transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(
      CGRect(x: 0, y: 0, width: 30, height: 40).applying(transform) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(CGVector(dx: 1, dy: 2) != .zero)

    let path = CGMutablePath()
    path.addRect(CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4)))
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))

    let context = CGContext()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.commands.count == 1)
  }
}
