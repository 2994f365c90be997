// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import ObjectiveC
import QuartzCore
import Testing
import UIKit

/// Removes a view to which it has only a weak reference, as apps do with outlets.
private final class RemovingController: UIViewController {
  weak var banner: UIView?
  weak var mark: CALayer?
  weak var height: NSLayoutConstraint?
  weak var child: UIViewController?
  var seen: [String] = []

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let banner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(banner)
    self.banner = banner
    let mark = CALayer()
    view.layer.addSublayer(mark)
    self.mark = mark
    let height = banner.heightAnchor.constraint(equalToConstant: 4)
    height.isActive = true
    self.height = height
    let child = UIViewController()
    addChild(child)
    self.child = child
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    height?.isActive = false
    mark?.removeFromSuperlayer()
    child?.removeFromParent()
    banner?.removeFromSuperview()
    if let banner { seen.append("\(banner.frame.minX)") }
    if mark != nil { seen.append("mark") }
    if height != nil { seen.append("height") }
    if child != nil { seen.append("child") }
  }
}

@MainActor @Suite("The lifetime of removed objects")
struct ReleasePoolTests {
  @Test("objects removed in a method that UIKit calls live until it has returned")
  func callback() {
    let controller = RemovingController()
    controller.loadViewIfNeeded()
    #expect(controller.seen == ["1.0", "mark", "height", "child"])
    #expect(controller.banner == nil && controller.mark == nil && controller.height == nil && controller.child == nil)
  }

  @Test("objects removed while a view is loaded live until the turn that shows it ends")
  func turn() {
    final class Showing: UIViewController {
      weak var banner: UIView?
      var wasAlive = false
      override func viewDidLoad() {
        super.viewDidLoad()
        let view = UIView()
        self.view.addSubview(view)
        view.removeFromSuperview()
        banner = view
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasAlive = banner != nil
      }
    }
    let controller = Showing(), window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.wasAlive && controller.banner == nil)
  }

  @Test("objects removed in the action of a control, a closure or a layout live until it has ended")
  func actions() {
    let superview = UIView(), button = UIButton()
    var seen: [Bool] = []
    weak var banner: UIView?
    func add() {
      let view = UIView()
      superview.addSubview(view)
      banner = view
    }
    let remove = {
      banner?.removeFromSuperview()
      seen.append(banner != nil)
    }
    add()
    button.addAction(UIAction { _ in remove() }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(seen == [true] && banner == nil)

    add()
    let clock = AnimationClock()
    clock.whileMain {
      UIView.animate(withDuration: 1, animations: { superview.alpha = 0 }, completion: { _ in remove() })
      clock.finish()
    }
    #expect(seen == [true, true] && banner == nil)

    add()
    autoreleasepool { autoreleasepool { remove() } }
    #expect(seen == [true, true, true] && banner == nil)

    add()
    banner?.removeFromSuperview()
    #expect(banner == nil)
  }

  @Test("popped and dismissed controllers live until the action has ended")
  func controllers() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    weak var detail: UIViewController?
    func push() {
      let controller = UIViewController()
      navigation.pushViewController(controller, animated: false)
      detail = controller
    }
    push()
    autoreleasepool {
      navigation.popViewController(animated: false)
      #expect(detail != nil)
    }
    #expect(detail == nil)
    func present() {
      let controller = UIViewController()
      navigation.present(controller, animated: false)
      detail = controller
    }
    present()
    autoreleasepool {
      detail?.dismiss(animated: false)
      #expect(detail != nil)
    }
    #expect(detail == nil)
  }

  @Test("a loop that removes many views in one pool keeps a bounded number of them")
  func bound() {
    final class Counted: UIView {
      nonisolated(unsafe) static var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.count += 1
      }
      required init?(coder: NSCoder) { nil }
      deinit { Self.count -= 1 }
    }
    let superview = UIView()
    var highest = 0
    autoreleasepool {
      for _ in 0..<12_000 {
        let view = Counted()
        superview.addSubview(view)
        view.removeFromSuperview()
        highest = max(highest, Counted.count)
      }
    }
    #expect(Counted.count == 0)
    #expect(highest <= 10_000)
  }

  @Test("a pool of another thread is its own")
  func threads() {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var wasReleased = false
    autoreleasepool {
      Thread.detachNewThread {
        weak var object: CALayer?
        do {
          let parent = CALayer(), layer = CALayer()
          parent.addSublayer(layer)
          layer.removeFromSuperlayer()
          object = layer
        }
        wasReleased = object == nil
        done.signal()
      }
      done.wait()
    }
    #expect(wasReleased)
  }
}
