// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Transforms")
struct DrawingTransformTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test("a change made to a transform is applied before it")
  func order() {
    let transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    #expect(isClose(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 97, y: 2)))
  }

  @Test("a transform and its inverse undo each other")
  func inverse() {
    let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 12, y: -5)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
  }

  @Test("a singular transform is its own inverse, as in Core Graphics")
  func flat() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle becomes the bounding rectangle of its corners")
  func rectangle() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
  }

  @Test("a rotation in space about the z axis is the rotation in the plane")
  func space() {
    let space = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), 0.4, 0, 0, 1)
    let plane = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.4)
    let flattened = CATransform3DGetAffineTransform(space)
    #expect(CATransform3DIsAffine(space))
    #expect(abs(flattened.a - plane.a) < 1e-12 && abs(flattened.b - plane.b) < 1e-12 && flattened.tx == plane.tx)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.4, 1, 0, 0)))
  }

  @MainActor
  @Test(
    "a frame that was set under a transform is returned as it was set",
    arguments: [
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: -.pi / 2),
      CGAffineTransform(rotationAngle: .pi), CGAffineTransform(scaleX: 1.5, y: 1.5),
    ])
  func frameUnderTransform(transform: CGAffineTransform) {
    for frame in [CGRect(x: 100, y: 100, width: 100, height: 50), CGRect(x: 150, y: 225, width: 100, height: 50)] {
      let view = UIView()
      view.transform = transform
      view.frame = frame
      #expect(view.frame == frame)
      let layer = CALayer()
      layer.setAffineTransform(transform)
      layer.frame = frame
      #expect(layer.frame == frame)
    }
  }
}
