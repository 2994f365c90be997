// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

@Suite("The module QuartzCore")
struct ImportTests {
  @Test("its import alone gives layers, transforms, animations and Core Graphics")
  func importsAlone() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.affineTransform() == .identity)

    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    layer.addSublayer(shape)
    #expect(layer.sublayers == [shape])
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test("a layer without a view is animated by the clock")
  @MainActor
  func animatesLayersWithoutViews() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "fade")
    AnimationClock.main.advance(by: 0.25)
    #expect(try #require(layer.presentation()).opacity == 0.25)
    layer.removeAllAnimations()
  }
}
