// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

/// The five animations of the articles: two in Swift, three in Objective-C, which are written in Swift here.
@MainActor
@Suite("Seeds 0, 1 and 2: the five animations", .serialized)
struct SeedAnimationTests {
  private let clock = AnimationClock.main

  init() { clock.finish() }

  /// The presented frame of a view.
  private func seen(_ view: UIView) -> String { text(of: view.layer.presentation()?.frame ?? .null) }

  // MARK: Document 0

  /// The cell of picture, title and subtitle, with the constraints that the article animates.
  private final class Cell: UITableViewCell {
    let _img = UIImageView()
    var cons_image_width: NSLayoutConstraint?
    var cons_image_height: NSLayoutConstraint?
    var ani = false

    func makeLayout() {
      contentView.with(_img)
      cons_image_width = NSLayoutConstraint(
        item: _img, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0,
        constant: 40)
      cons_image_height = NSLayoutConstraint(
        item: _img, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0,
        constant: 40)
      contentView.addConstraints([
        NSLayoutConstraint(
          item: _img, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY,
          multiplier: 1.0, constant: 0)
      ])
      contentView.addConstraints([cons_image_width, cons_image_height].compactMap { $0 })
      contentView.addConstraints(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-15-[i]", options: [], metrics: nil, views: ["i": _img]))
    }

    // swift-format-ignore
    func animate() {
        var w_h:CGFloat = 0
        w_h = ani == true ? 100 :40
        self.contentView.layoutIfNeeded()
        UIView.animate(withDuration: 5) {
            self.cons_image_width?.constant = w_h
            self.cons_image_height?.constant = w_h
            self.contentView.layoutIfNeeded()
        }
    }
  }

  @Test("0, as printed: the picture grows from 40 to 100 in five seconds, about the center of the cell")
  func picture() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    cell.makeLayout()
    cell.layoutIfNeeded()
    let middle = cell.contentView.bounds.midY
    #expect(cell._img.frameText == "15 \(text(of: middle - 20)) 40 40")
    cell.ani = true
    cell.animate()
    #expect(cell._img.frameText == "15 \(text(of: middle - 50)) 100 100")
    let animations = cell.inspection.animations
    #expect(animations.map(\.property) == ["frame"])
    #expect(animations.first?.timing == AnimationTiming(duration: 5, curve: .easeInOut))
    #expect(seen(cell._img) == "15 \(text(of: middle - 20)) 40 40")
    clock.advance(by: 2.5)
    #expect(seen(cell._img) == "15 \(text(of: middle - 35)) 70 70")
    clock.advance(by: 2.5)
    #expect(seen(cell._img) == "15 \(text(of: middle - 50)) 100 100")
    cell.ani = false
    cell.animate()
    clock.finish()
    #expect(cell._img.frameText == "15 \(text(of: middle - 20)) 40 40")
  }

  // MARK: Document 1

  @Test("1: the frame, animated directly")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    var isFinished: Bool?
    var newFrame = view.frame
    newFrame.size.height = 300

    UIView.animate(
      withDuration: 3.0, animations: { view.frame = newFrame }, completion: { finished in isFinished = finished })
    #expect(view.frameText == "10 20 100 300")
    clock.advance(by: 1.5)
    #expect(seen(view) == "10 20 100 200")
    #expect(isFinished == nil)
    clock.advance(by: 1.5)
    #expect(isFinished == true)
    #expect(seen(view) == "10 20 100 300")
  }

  @Test("1: a height found among the constraints, and layoutIfNeeded before and inside")
  func height() {
    let view = stage(320, 480), box = view.with(UIView())
    box.pin(left: 20, top: 20, width: 50)
    view.addConstraint(
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 0, constant: 100
      ))
    var isFinished: Bool?
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: 3.0,
      animations: {
        let constraints = view.constraints
        for constraint in constraints {
          if constraint.firstAttribute == .height {
            constraint.constant = 300
          }
        }
        view.layoutIfNeeded()
      }, completion: { finished in isFinished = finished })
    clock.advance(by: 1.5)
    #expect(seen(box) == "20 20 50 200")
    clock.advance(by: 1.5)
    #expect(seen(box) == "20 20 50 300")
    #expect(isFinished == true)
  }

  @Test("1: without layoutIfNeeded before, the first layout is animated, too: the view flies in, as the article warns")
  func withoutFirstLayout() {
    let view = stage(320, 480), box = view.with(UIView())
    box.pin(left: 20, top: 20, width: 50, height: 100)
    UIView.animate(withDuration: 2) { view.layoutIfNeeded() }
    clock.advance(by: 1)
    #expect(seen(box) == "10 10 25 50")
    clock.finish()
  }

  /// The red, blue and yellow squares; a touch removes the blue one.
  private final class SquaresController: UIViewController {
    let redView = UIView(), yellowV = UIView()
    let blueView = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      for (square, color) in [(redView, UIColor.red), (blueView, .blue), (yellowV, .yellow)] {
        square.backgroundColor = color
        view.with(square)
      }
      relate(redView, .leftMargin, view, .left, 20)
      relate(redView, .bottom, view, .bottomMargin, -20)
      relate(redView, .width, nil, .notAnAttribute, 50)
      relate(redView, .height, nil, .notAnAttribute, 50)
      relate(blueView, .left, redView, .right, 20)
      relate(blueView, .bottom, redView, .bottom, 0)
      relate(blueView, .width, redView, .width, 0)
      relate(blueView, .height, redView, .height, 0)
      relate(yellowV, .left, blueView, .right, 20)
      relate(yellowV, .bottom, view, .bottom, -20)
      relate(yellowV, .width, nil, .notAnAttribute, 50)
      relate(yellowV, .height, nil, .notAnAttribute, 50)
      relate(yellowV, .left, redView, .right, 20, priority: 250)
    }

    private func relate(
      _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView?,
      _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, priority: Float = 1000
    ) {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: secondAttribute,
        multiplier: 1, constant: constant)
      constraint.priority = UILayoutPriority(priority)
      view.addConstraint(constraint)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      // First the blue square is removed from its superview,
      self.blueView.removeFromSuperview()
      // then the layout is updated in an animation.
      UIView.animate(withDuration: 1.0) {
        self.view.layoutIfNeeded()
      }
    }
  }

  @Test("1: touchesBegan removes the blue square, and the yellow one moves to its position in a second")
  func touch() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = SquaresController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let bottom = controller.redView.frame.minY
    #expect(text(of: controller.yellowV.frame.minX) == "152")
    // A touch somewhere on the screen; no view handles it, so the controller does.
    window.inspection.tap(at: CGPoint(x: 200, y: 100))
    #expect(controller.view.subviews.count == 2)
    #expect(controller.yellowV.frameText == "82 \(text(of: bottom)) 50 50")
    #expect(window.inspection.animations.map { $0.view === controller.yellowV } == [true])
    clock.advance(by: 0.5)
    #expect(text(of: controller.yellowV.layer.presentation()?.frame.minX ?? 0) == "117")
    #expect(seen(controller.redView) == controller.redView.frameText)
    clock.advance(by: 0.5)
    #expect(text(of: controller.yellowV.layer.presentation()?.frame.minX ?? 0) == "82")
  }

  // MARK: Document 2

  /// The red square and the button that moves it, as printed except for `#selector`, which only the adapter
  /// makes compile on Linux.
  // swift-format-ignore
  class ViewController: UIViewController {
let redSquare = UIView()
let animateButton = UIButton()

override func viewDidLoad() {
super.viewDidLoad()

redSquare.backgroundColor = .red
view.addSubview(redSquare)

redSquare.snp.makeConstraints { make in
make.width.height.equalTo(100)
make.centerX.equalToSuperview()
make.centerY.equalToSuperview()
}

animateButton.setTitle("Animate", for: .normal)
animateButton.setTitleColor(.blue, for: .normal)
animateButton.addAction(UIAction { [unowned self] _ in animateSquare() }, for: .touchUpInside)
view.addSubview(animateButton)

animateButton.snp.makeConstraints { make in
make.centerX.equalToSuperview()
make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom).offset(-20)
}
}

func animateSquare() {
redSquare.snp.updateConstraints { make in
make.centerY.equalToSuperview().offset(-100)
}

UIView.animate(withDuration: 0.5) {
self.view.layoutIfNeeded()
}
}
  }

  @Test("2: a tap on the button moves the red square up by 100 in half a second")
  func square() {
    onScreen(scale: 2) { moveSquare() }
  }

  private func moveSquare() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = ViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.redSquare.frameText == "137.5 283.5 100 100")
    #expect(controller.animateButton.inspection.tap() === controller.animateButton)
    #expect(controller.redSquare.frameText == "137.5 183.5 100 100")
    clock.advance(by: 0.125)
    // Slow at first: an eighth of the distance, and a little more, in a quarter of the time.
    #expect(abs((controller.redSquare.layer.presentation()?.frame.minY ?? 0) - (283.5 - 12.916)) < 0.01)
    clock.advance(by: 0.125)
    #expect(seen(controller.redSquare) == "137.5 233.5 100 100")
    clock.advance(by: 0.25)
    #expect(seen(controller.redSquare) == "137.5 183.5 100 100")
    #expect(clock.isIdle)
  }
}
