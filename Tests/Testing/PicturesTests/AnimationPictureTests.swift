// SPDX-License-Identifier: MIT

import Pictures
import Testing
import Tinamou

@MainActor
@Suite("Pictures during animations", .serialized)
struct AnimationPictureTests {
  /// The filled rectangles with a color, and the opacities that are set.
  private func fills(_ picture: Picture, _ color: UIColor) -> [CGRect] {
    var transforms: [CGAffineTransform] = [.identity]
    var result: [CGRect] = []
    for command in picture.commands {
      switch command {
      case .saveState: transforms.append(transforms[transforms.count - 1])
      case .restoreState: transforms.removeLast()
      case .concatenate(let change):
        transforms[transforms.count - 1] = change.concatenating(transforms[transforms.count - 1])
      case .fill(let path, _, let fill) where fill == color.cgColor:
        result.append(path.controlPointBounds.applying(transforms[transforms.count - 1]))
      default: break
      }
    }
    return result
  }

  @Test("a picture at a time shows the presentation; one without a time shows the model")
  func atTime() {
    let clock = AnimationClock()
    clock.whileMain {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .red
      root.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        box.frame = CGRect(x: 100, y: 50, width: 40, height: 20)
        box.alpha = 0.5
      }
      #expect(fills(Picture(of: root), .red) == [CGRect(x: 100, y: 50, width: 40, height: 20)])
      let half = Picture(of: root, at: clock.now + 0.5)
      #expect(fills(half, .red) == [CGRect(x: 50, y: 25, width: 30, height: 20)])
      #expect(half.commands.contains(.setAlpha(0.75)))
      clock.finish()
    }
  }

  @Test("frames are evenly distributed, from the beginning to the end")
  func frames() {
    let clock = AnimationClock()
    clock.whileMain {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .red
      root.addSubview(box)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.center.x += 100 }
      let pictures = Picture.frames(of: root, count: 5, over: 2)
      #expect(pictures.flatMap { fills($0, .red).map(\.minX) } == [0, 25, 50, 75, 100])
      #expect(clock.isIdle)
    }
  }

  @Test("drawn content is scaled during the animation, by its content mode")
  func stretched() {
    let clock = AnimationClock()
    clock.whileMain {
      final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
          UIColor.green.setFill()
          UIBezierPath(rect: bounds).fill()
        }
      }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      root.addSubview(drawn)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { drawn.frame.size.width = 100 }
      #expect(fills(Picture(of: root, at: clock.now + 0.5), .green) == [CGRect(x: 0, y: 0, width: 60, height: 20)])
      clock.finish()
      drawn.contentMode = .left
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { drawn.frame.size.width = 20 }
      #expect(fills(Picture(of: root, at: clock.now + 0.5), .green) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
      clock.finish()
    }
  }
}
