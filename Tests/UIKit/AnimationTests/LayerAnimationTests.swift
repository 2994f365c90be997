// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Animations of layers", .serialized)
struct LayerAnimationTests {
  private let layer = CALayer()

  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
  }

  @Test("a basic animation is presented, changes no model value, and is removed; its delegate is called")
  func basic() {
    withClock { clock in
      let animation = CABasicAnimation(keyPath: "position.x")
      let listener = Listener()
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      animation.delegate = listener
      layer.add(animation, forKey: "move")
      clock.advance(by: 0.25)
      #expect(layer.presentation()?.position.x == CGFloat(25))
      #expect(layer.position.x == CGFloat(0))
      #expect(layer.presentation()?.model() === layer)
      #expect(layer.animationKeys() == ["move"])
      #expect((layer.animation(forKey: "move") as? CABasicAnimation)?.keyPath == "position.x")
      clock.advance(by: 0.75)
      #expect(layer.presentation()?.position.x == CGFloat(0))
      #expect(listener.heard == ["start", "stop true"])
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("from, to and by: two determine the third, one uses the layer's value")
  func ends() {
    withClock { clock in
      @MainActor func position(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> CGFloat {
        layer.position.x = 40
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        layer.add(animation, forKey: "a")
        clock.advance(by: 0.5)
        defer { layer.removeAllAnimations() }
        return layer.presentation()?.position.x ?? .nan
      }
      #expect(position(0, 10, nil) == 5)
      #expect(position(0, nil, 20) == 10)
      #expect(position(nil, 10, 20) == 0)
      #expect(position(0, nil, nil) == 20)
      #expect(position(nil, 0, nil) == 20)
      #expect(position(nil, nil, 20) == 50)
    }
  }

  @Test("values of any kind: numbers, points, sizes, colors, transforms")
  func kinds() {
    withClock { clock in
      let values: [(String, Any, Any)] = [
        ("opacity", 1.0, 0.0), ("position", CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20)),
        ("bounds.size", CGSize(width: 0, height: 0), CGSize(width: 4, height: 6)),
        ("backgroundColor", CGColor.black, UIColor.white), ("transform.rotation.z", 0, Double.pi),
        ("transform.scale", 1, 3), ("cornerRadius", NSNumber(value: 2), 4),
      ]
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = values.map { path, from, to in
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
      }
      layer.add(group, forKey: nil)
      clock.advance(by: 0.5)
      let seen = layer.presentation()
      #expect(seen?.opacity == 0.5)
      #expect(seen?.position == CGPoint(x: 5, y: 10))
      #expect(seen?.bounds.size == CGSize(width: 2, height: 3))
      #expect(seen?.backgroundColor == CGColor(gray: 0.5, alpha: 1))
      // A quarter turn at twice the size.
      #expect(isNear(seen?.affineTransform().b ?? 0, 2))
      #expect(isNear(seen?.affineTransform().a ?? 1, 0))
      #expect(seen?.cornerRadius == CGFloat(3))
      clock.finish()
    }
  }

  @Test("keyframes with times and timing functions")
  func keyframes() {
    withClock { clock in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 0]
      animation.keyTimes = [0, 0.25, 1]
      animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .linear)]
      animation.duration = 4
      layer.add(animation, forKey: "shake")
      clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.position.x ?? 0) - 12.91619) < 1e-4)
      clock.advance(by: 0.75)
      #expect(layer.presentation()?.position.x == CGFloat(100))
      clock.advance(by: 1.5)
      #expect(layer.presentation()?.position.x == CGFloat(50))
      clock.finish()
    }
  }

  @Test("additive animations add to the layer's value; repeated ones repeat; ones that are not removed stay")
  func media() {
    withClock { clock in
      layer.position.x = 10
      let shake = CABasicAnimation(keyPath: "position.x")
      (shake.fromValue, shake.toValue, shake.duration) = (0, 8, 1)
      shake.isAdditive = true
      shake.repeatCount = 2
      shake.autoreverses = true
      layer.add(shake, forKey: "shake")
      clock.advance(by: 2.5)
      #expect(layer.presentation()?.position.x == CGFloat(14))
      clock.advance(by: 1)
      #expect(layer.presentation()?.position.x == CGFloat(14))
      clock.advance(by: 0.5)
      #expect(layer.animationKeys() == nil)

      let stay = CABasicAnimation(keyPath: "opacity")
      (stay.fromValue, stay.toValue, stay.duration) = (1, 0, 1)
      stay.fillMode = .forwards
      stay.isRemovedOnCompletion = false
      layer.add(stay, forKey: "stay")
      clock.advance(by: 5)
      #expect(layer.presentation()?.opacity == 0)
      #expect(layer.animationKeys() == ["stay"])
      layer.removeAnimation(forKey: "stay")
      #expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test("a key identifies one animation: a second replaces the first")
  func replaced() {
    withClock { clock in
      let listener = Listener()
      for to in [10, 20] {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, to, 1)
        animation.delegate = listener
        layer.add(animation, forKey: "move")
      }
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.position.x == CGFloat(10))
      #expect(listener.heard == ["start", "start", "stop false"])
      clock.finish()
    }
  }

  @Test("a transaction animates changes of layers without a view, and calls its completion when all have ended")
  func transactions() {
    withClock { clock in
      let root = CALayer()
      root.addSublayer(layer)
      let diary = Diary()
      layer.opacity = 0.5
      #expect(layer.presentation()?.opacity == 1)
      clock.advance(by: 0.25)
      #expect(layer.presentation()?.opacity == 0.5)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { diary.add("done") }
      layer.opacity = 0
      layer.cornerRadius = 8
      CATransaction.commit()
      clock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(layer.presentation()?.cornerRadius == CGFloat(4))
      #expect(diary.entries.isEmpty)
      clock.advance(by: 1)
      #expect(diary.entries == ["done"])

      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("a transaction around view animations waits for them")
  func transactionOfViews() {
    withClock { clock in
      let view = UIView()
      let diary = Diary()
      CATransaction.begin()
      CATransaction.setCompletionBlock { diary.add("all") }
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: diary.note("view"))
      view.center.x = 10
      CATransaction.commit()
      #expect(view.layer.presentation()?.position.x == CGFloat(10))
      clock.advance(by: 1)
      #expect(diary.entries == ["view true", "all"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { diary.add("nothing") }
      CATransaction.commit()
      clock.advance(by: 0)
      #expect(diary.entries.last == "nothing")
    }
  }

  @Test("properties of shape and gradient layers are animated")
  func shapes() {
    withClock { clock in
      let shape = CAShapeLayer()
      let draw = CABasicAnimation(keyPath: "strokeEnd")
      (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 2)
      shape.add(draw, forKey: nil)
      let gradient = CAGradientLayer()
      gradient.locations = [0, 1]
      let slide = CABasicAnimation(keyPath: "locations")
      (slide.fromValue, slide.toValue, slide.duration) = ([0.0, 0.5], [0.5, 1.0], 2)
      gradient.add(slide, forKey: nil)
      clock.advance(by: 1)
      #expect(isNear(shape.presentation()?.strokeEnd ?? 0, 0.5))
      let locations = gradient.presentation()?.locations?.map(\.doubleValue) ?? []
      #expect(locations.count == 2 && isNear(locations[0], 0.25) && isNear(locations[1], 0.75))
      clock.finish()
    }
  }

  @Test("a spring starts at its beginning and is near its end at its settling duration")
  func spring() {
    withClock { clock in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue) = (0, 100)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      clock.advance(by: 0.3)
      let swing = 10 * 0.75.squareRoot()
      let expected = 100 * (1 - exp(-1.5) * (cos(swing * 0.3) + 5 / swing * sin(swing * 0.3)))
      #expect(isNear(layer.presentation()?.position.x ?? 0, expected))
      clock.finish()
    }
  }
}
