// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("The responder chain", .serialized)
struct ResponderChainTests {
  private final class Handler: UIViewController {
    var calls = 0
    func save(_ sender: Any?) { calls += 1 }

    private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
      static var owner: AnyObject.Type { Handler.self }
      static var members: [ObjectiveC._Member] {
        [.method("save:") { (o: Handler, a) in try o.save(a[0] as Any?) }]
      }
    }
  }

  private func chain(from start: UIResponder) -> [UIResponder] {
    var result: [UIResponder] = []
    var current: UIResponder? = start
    while let responder = current, result.count < 50 {
      result.append(responder)
      current = responder.next
    }
    return result
  }

  @Test("it leads from a view over its controller, the containers and the window to the application")
  func containers() throws {
    let content = UIViewController(), child = UIViewController(), label = UILabel()
    content.addChild(child)
    content.view.addSubview(child.view)
    child.didMove(toParent: content)
    child.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: content)
    let window = try show(navigation, on: "iPhone 8")
    let order: [UIResponder] = [
      label, child.view, child, content.view, content, navigation.view, navigation, window,
      try #require(window.windowScene), UIApplication.shared,
    ]
    let chain = chain(from: label)
    #expect(chain.filter { one in order.contains { $0 === one } }.elementsEqual(order) { $0 === $1 })
  }

  @Test("it leads from a presented controller to the one that presents it")
  func presentation() throws {
    let presenter = Handler(), presented = UIViewController()
    let window = try show(presenter, on: "iPhone X")
    presenter.present(presented, animated: false)
    #expect(chain(from: presented.view)[1] === presented && chain(from: presented.view)[2] === presenter)
    #expect(chain(from: presented).contains { $0 === window })
    let button = UIButton()
    presented.view.addSubview(button)
    button.addTarget(nil, action: Selector("save:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(presenter.calls == 1)
    presented.dismiss(animated: false)
    #expect(presented.next !== presenter)
  }

  @Test("hit testing asks each view about its point, and skips what cannot be touched")
  func hitTesting() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    let outside = UIView(frame: CGRect(x: 90, y: 0, width: 40, height: 20))
    let front = UIView(frame: CGRect(x: 45, y: 45, width: 5, height: 5))
    for view in [wide, outside, front] { root.addSubview(view) }
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(25, 25) === wide && hit(15, 15) === root)
    #expect(hit(46, 46) === front)
    #expect(hit(95, 5) === outside && hit(110, 5) == nil)
    #expect(hit(100, 50) == nil && hit(0, 0) === root)
    let changes: [(Bool) -> Void] = [
      { front.isHidden = $0 }, { front.alpha = $0 ? 0.009 : 1 }, { front.isUserInteractionEnabled = !$0 },
    ]
    for change in changes {
      change(true)
      #expect(hit(46, 46) === wide)
      change(false)
    }
    front.alpha = 0.011
    #expect(hit(46, 46) === front)
  }
}
