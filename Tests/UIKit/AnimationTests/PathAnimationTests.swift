// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Motion along paths, and layers at points", .serialized)
struct PathAnimationTests {
  private let layer = CALayer()

  private func path() -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 300)])
    return path
  }

  private func add(_ change: (CAKeyframeAnimation) -> Void) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path()
    animation.duration = 4
    change(animation)
    layer.add(animation, forKey: "move")
  }

  @Test("each line takes the same time unless the animation is paced")
  func paces() {
    withClock { clock in
      add { _ in }
      clock.advance(by: 2)
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 0))
      clock.advance(by: 2)
      add { $0.calculationMode = .paced }
      clock.advance(by: 2)
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 100))
    }
  }

  @Test("key times apply to the ends of lines")
  func keyTimes() {
    withClock { clock in
      add { $0.keyTimes = [0, 0.25, 1] }
      clock.advance(by: 1)
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 0))
    }
  }

  @Test("a layer turns with the path")
  func rotation() {
    withClock { clock in
      add { $0.rotationMode = .rotateAuto }
      clock.advance(by: 3)
      #expect(layer.presentation()?.position == CGPoint(x: 100, y: 150))
      let transform = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(atan2(transform.b, transform.a) - .pi / 2) < 1e-9)
    }
  }

  @Test("a curve is followed: half of a quarter circle ends on the circle")
  func curve() {
    withClock { clock in
      let arc = CGMutablePath()
      arc.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      add { $0.path = arc }
      clock.advance(by: 2)
      let position = layer.presentation()?.position ?? .zero
      #expect(abs(hypot(position.x, position.y) - 100) < 0.1)
      #expect(abs(position.x - position.y) < 0.1)
    }
  }

  @Test("a value function makes numbers a rotation")
  func valueFunction() {
    withClock { clock in
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: .rotateZ)
      animation.fromValue = 0
      animation.toValue = CGFloat.pi / 2
      animation.duration = 2
      layer.add(animation, forKey: "turn")
      clock.advance(by: 1)
      let transform = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(atan2(transform.b, transform.a) - .pi / 4) < 1e-9)
    }
  }

  @Test("the frontmost layer at a point is found; hidden and clipped ones are not")
  func hitTesting() {
    let back = CALayer(), front = CALayer(), outside = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    outside.frame = CGRect(x: 120, y: 0, width: 10, height: 10)
    for sublayer in [back, front, outside] { layer.addSublayer(sublayer) }
    #expect(layer.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(layer.hitTest(CGPoint(x: 105, y: 105)) === layer)
    #expect(layer.hitTest(CGPoint(x: 135, y: 15)) === outside)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    front.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 40, y: 40)) === back)
    layer.masksToBounds = true
    #expect(layer.hitTest(CGPoint(x: 135, y: 15)) == nil)
  }

  @Test("the closest scroll layer scrolls as little as it can")
  func scrolling() {
    let scroller = CAScrollLayer()
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroller.position = CGPoint(x: 50, y: 50)
    layer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroller.addSublayer(layer)
    layer.scrollRectToVisible(CGRect(x: 20, y: 150, width: 20, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 0, y: 70))
    layer.scroll(CGPoint(x: 5, y: 6))
    #expect(scroller.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test("a scroll layer scrolls in the directions of its mode, and by no more than it needs for a rectangle")
  func scrollModes() {
    let modes: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.none, .zero), (.horizontally, CGPoint(x: 20, y: 0)), (.vertically, CGPoint(x: 0, y: 30)),
      (.both, CGPoint(x: 20, y: 30)),
    ]
    for (mode, origin) in modes {
      let scroller = CAScrollLayer()
      scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      scroller.scrollMode = mode
      scroller.scroll(to: CGPoint(x: 20, y: 30))
      #expect(scroller.bounds.origin == origin, "\(mode)")
    }
    let scroller = CAScrollLayer()
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroller.scroll(to: CGRect(x: 150, y: 20, width: 10, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 0))
    scroller.scroll(to: CGRect(x: 20, y: 0, width: 400, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 20, y: 0))
  }

  @Test("timing functions are equal if their control points are")
  func timingFunctions() {
    #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    CATransaction.commit()
  }

  @Test("a transform times its inverse is the identity")
  func inverse() {
    let transform = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 10, 20, 30)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m41) < 1e-9 && abs(product.m12) < 1e-9)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("views are removed after the system's animation")
  func systemAnimation() {
    withClock { clock in
      let parent = UIView(), child = UIView()
      parent.addSubview(child)
      var isFinished = false
      UIView.perform(.delete, on: [child], options: [], animations: nil) { isFinished = $0 }
      #expect(child.superview === parent)
      clock.advance(by: 1)
      #expect(child.superview == nil)
      #expect(isFinished)
    }
  }
}
