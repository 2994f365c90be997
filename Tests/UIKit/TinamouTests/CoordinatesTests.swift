// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Coordinates: frames, bounds, transforms, conversion, hit testing")
struct CoordinatesTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("frame, bounds and center are consistent")
  func frameBoundsCenter() {
    let view = box(10, 20, 30, 40)
    #expect(text(of: view.bounds) == "0 0 30 40")
    #expect(text(of: view.center) == "25 40")
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frameText == "85 80 30 40")
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frameText == "75 70 50 60")
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(text(of: view.center) == "2.5 4")
    view.bounds.origin = CGPoint(x: 7, y: 7)
    #expect(view.frameText == "1 2 3 4")
  }

  @Test("a transform rotates about the center: the frame is the bounding box")
  func transforms() {
    let view = box(0, 0, 40, 20)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frameText == "10 -10 20 40")
    #expect(text(of: view.bounds) == "0 0 40 20")
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frameText == "-20 5 80 10")
    view.transform = .identity
    #expect(view.frameText == "0 0 40 20")
  }

  @Test("setting the frame of a scaled view sets its bounds through the transform")
  func frameThroughTransform() {
    let view = box(0, 0, 40, 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(text(of: view.bounds) == "0 0 50 30")
    #expect(text(of: view.center) == "50 30")
  }

  /// outer (10, 20) > inner (5, 5), its bounds moved by (100, 0); beside it other (200, 50).
  private struct Tree {
    let root: UIView, outer: UIView, inner: UIView, other: UIView

    @MainActor
    init() {
      root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
      other = UIView(frame: CGRect(x: 200, y: 50, width: 80, height: 80))
      inner.bounds.origin = CGPoint(x: 100, y: 0)
      root.addSubview(outer)
      outer.addSubview(inner)
      root.addSubview(other)
    }
  }

  @Test("a point is converted up, down and across the tree, by both methods")
  func points() {
    let tree = Tree()
    let point = CGPoint(x: 101, y: 2)
    #expect(text(of: tree.inner.convert(point, to: tree.root)) == "16 27")
    #expect(text(of: tree.root.convert(point, from: tree.inner)) == "16 27")
    #expect(text(of: tree.inner.convert(point, to: tree.other)) == "-184 -23")
    #expect(text(of: tree.other.convert(point, from: tree.inner)) == "-184 -23")
    #expect(text(of: tree.root.convert(CGPoint(x: 16, y: 27), to: tree.inner)) == "101 2")
    #expect(text(of: tree.inner.convert(point, to: tree.inner)) == "101 2")
  }

  @Test("a rectangle is converted up, down and across the tree, by both methods")
  func rectangles() {
    let tree = Tree()
    let rect = CGRect(x: 100, y: 0, width: 50, height: 50)
    #expect(text(of: tree.inner.convert(rect, to: tree.root)) == "15 25 50 50")
    #expect(text(of: tree.root.convert(rect, from: tree.inner)) == "15 25 50 50")
    #expect(text(of: tree.other.convert(rect, from: tree.inner)) == "-185 -25 50 50")
  }

  @Test("conversion goes through transforms")
  func throughTransforms() {
    let tree = Tree()
    tree.inner.bounds.origin = .zero
    tree.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // outer's center stays at (60, 70); its origin is now at (-40, -30).
    #expect(text(of: tree.inner.convert(CGPoint(x: 1, y: 1), to: tree.root)) == "-28 -18")
    tree.outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(text(of: tree.outer.convert(CGPoint.zero, to: tree.root)) == "110 20")
    #expect(text(of: tree.outer.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: tree.root)) == "90 20 20 10")
    #expect(text(of: tree.root.convert(CGPoint(x: 110, y: 20), to: tree.outer)) == "0 0")
  }

  @Test("nil is the window")
  func window() {
    let tree = Tree(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    tree.root.frame.origin = CGPoint(x: 3, y: 4)
    window.addSubview(tree.root)
    #expect(text(of: tree.outer.convert(CGPoint.zero, to: nil)) == "13 24")
    #expect(text(of: tree.outer.convert(CGPoint(x: 13, y: 24), from: nil)) == "0 0")
    #expect(text(of: tree.outer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)) == "13 24 1 1")
  }

  /// The places of a window on the screen, with the point of the screen at which its point (1, 2) is.
  private static let placements: [(origin: CGPoint, boundsOrigin: CGPoint, turn: CGFloat, point: CGPoint)] = [
    (.zero, .zero, 0, CGPoint(x: 1, y: 2)),
    (CGPoint(x: 30, y: 40), .zero, 0, CGPoint(x: 31, y: 42)),
    (CGPoint(x: 30, y: 40), CGPoint(x: 5, y: 6), 0, CGPoint(x: 26, y: 36)),
    (CGPoint(x: 30, y: 40), .zero, .pi, CGPoint(x: 129, y: 238)),
  ]

  private func window(_ placement: (origin: CGPoint, boundsOrigin: CGPoint, turn: CGFloat, point: CGPoint)) -> UIWindow
  {
    let window = UIWindow(frame: CGRect(origin: placement.origin, size: CGSize(width: 100, height: 200)))
    window.bounds.origin = placement.boundsOrigin
    window.transform = CGAffineTransform(rotationAngle: placement.turn)
    return window
  }

  @Test("for a window, nil is the screen; for a view in it, nil is the window")
  func windowsOnScreens() {
    for placement in Self.placements {
      let window = window(placement), screen = window.screen.coordinateSpace
      let point = CGPoint(x: 1, y: 2), rect = CGRect(origin: point, size: .zero)
      let onScreen = text(of: placement.point)
      #expect(text(of: window.convert(point, to: nil)) == onScreen)
      #expect(text(of: window.convert(rect, to: nil).origin) == onScreen)
      #expect(text(of: window.convert(placement.point, from: nil)) == "1 2")
      #expect(text(of: window.convert(CGRect(origin: placement.point, size: .zero), from: nil).origin) == "1 2")
      #expect(text(of: window.convert(point, to: screen)) == onScreen)
      #expect(text(of: window.convert(placement.point, from: screen)) == "1 2")
      #expect(text(of: screen.convert(point, from: window)) == onScreen)
      #expect(text(of: screen.convert(rect, from: window).origin) == onScreen)
      #expect(text(of: screen.convert(placement.point, to: window)) == "1 2")
      let view = box(1, 2, 10, 10)
      window.addSubview(view)
      #expect(text(of: view.convert(CGPoint.zero, to: nil)) == "1 2")
      #expect(text(of: view.convert(CGRect.zero, to: nil).origin) == "1 2")
      #expect(text(of: view.convert(point, from: nil)) == "0 0")
      #expect(text(of: view.convert(CGPoint.zero, to: screen)) == onScreen)
      #expect(text(of: view.convert(placement.point, from: screen)) == "0 0")
      #expect(text(of: view.convert(CGPoint.zero, to: window)) == "1 2")
    }
  }

  @Test("windows, and spaces in different windows, convert through the screen")
  func betweenWindows() {
    for first in Self.placements {
      for second in Self.placements {
        let (a, b) = (window(first), window(second))
        let target = b.convert(first.point, from: nil)
        #expect(text(of: a.convert(CGPoint(x: 1, y: 2), to: b)) == text(of: target))
        #expect(text(of: a.convert(target, from: b)) == "1 2")
        let view = box(1, 2, 10, 10), other = box(7, 8, 10, 10)
        a.addSubview(view)
        b.addSubview(other)
        let space: any UICoordinateSpace = other
        let inOther = text(of: CGPoint(x: target.x - 7, y: target.y - 8))
        #expect(text(of: view.convert(CGPoint.zero, to: space)) == inOther)
        #expect(text(of: space.convert(CGPoint.zero, from: view as any UICoordinateSpace)) == inOther)
      }
    }
  }

  @Test("the frontmost view under a point is hit")
  func hitTest() {
    let root = box(0, 0, 100, 100), back = box(0, 0, 50, 50), front = box(25, 25, 50, 50), inside = box(5, 5, 10, 10)
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inside)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 32, y: 32), with: nil) === inside)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
  }

  @Test("hidden, transparent and disabled views are not hit, nor views outside their parent")
  func notHit() {
    let root = box(0, 0, 100, 100), view = box(0, 0, 50, 50), outside = box(60, 60, 10, 10)
    root.addSubview(view)
    view.addSubview(outside)
    let point = CGPoint(x: 10, y: 10)
    view.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    view.isHidden = false
    view.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    view.alpha = 0.5
    #expect(root.hitTest(point, with: nil) === view)
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    view.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 65, y: 65), with: nil) === root)
  }

  @Test("point(inside:) includes the near edges and excludes the far ones")
  func inside() {
    let view = box(50, 50, 10, 10)
    #expect(view.point(inside: .zero, with: nil))
    #expect(view.point(inside: CGPoint(x: 9.9, y: 9.9), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: -0.1, y: 5), with: nil))
  }

  @Test("constraints position a transformed view by its bounds and center")
  func constrainedTransform() {
    let root = stage(), view = root.withChild()
    view.pin(left: 50, top: 50, width: 100, height: 40)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(text(of: view.bounds) == "0 0 100 40")
    #expect(text(of: view.center) == "100 70")
    #expect(view.frameText == "75 60 50 20")
  }

  @Test("subviews keep the order of inserting, exchanging, bringing to front and sending to back")
  func subviewOrder() {
    let root = UIView(), views = (0..<5).map { _ in UIView() }
    for (index, view) in views.enumerated() { view.tag = index }
    func order() -> [Int] { root.subviews.map(\.tag) }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    #expect(order() == [2, 0, 1])
    root.insertSubview(views[3], belowSubview: views[0])
    root.insertSubview(views[4], aboveSubview: views[0])
    #expect(order() == [2, 3, 0, 4, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(order() == [1, 3, 0, 4, 2])
    root.bringSubviewToFront(views[3])
    #expect(order() == [1, 0, 4, 2, 3])
    root.sendSubviewToBack(views[2])
    #expect(order() == [2, 1, 0, 4, 3])
    root.addSubview(views[1])
    #expect(order() == [2, 0, 4, 3, 1])
    views[4].removeFromSuperview()
    #expect(order() == [2, 0, 3, 1])
    #expect(views[4].superview == nil)
  }

  @Test("a view added elsewhere leaves its old parent")
  func reparenting() {
    let first = UIView(), second = UIView(), child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
  }

  @Test("a view is found by its tag, starting with itself, depth first")
  func tags() {
    let root = UIView(), middle = UIView(), leaf = UIView(), later = UIView()
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.addSubview(later)
    leaf.tag = 7
    later.tag = 7
    root.tag = 1
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(1) === root)
    #expect(root.viewWithTag(99) == nil)
  }

  @Test("a view is its own descendant")
  func descendants() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    #expect(root.isDescendant(of: root))
    #expect(child.isDescendant(of: root))
    #expect(!root.isDescendant(of: child))
  }

  @Test("a view is notified of each move, before and after")
  func moves() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toSuperview view: UIView?) {
        log.append("willMove superview \(view == nil ? "nil" : "some")")
      }
      override func didMoveToSuperview() { log.append("didMove superview \(superview == nil ? "nil" : "some")") }
      override func willMove(toWindow window: UIWindow?) {
        log.append("willMove window \(window == nil ? "nil" : "some")")
      }
      override func didMoveToWindow() { log.append("didMove window \(window == nil ? "nil" : "some")") }
    }
    final class Parent: UIView {
      var log: [String] = []
      override func didAddSubview(_ subview: UIView) { log.append("didAdd") }
      override func willRemoveSubview(_ subview: UIView) { log.append("willRemove") }
    }
    let window = UIWindow(frame: .zero), parent = Parent(), view = Told()
    window.addSubview(parent)
    parent.addSubview(view)
    // UIKit guarantees no order between superview and window, only that "will" comes before "did".
    #expect(Set(view.log.prefix(2)) == ["willMove window some", "willMove superview some"])
    #expect(Set(view.log.dropFirst(2)) == ["didMove window some", "didMove superview some"])
    view.log = []
    view.removeFromSuperview()
    #expect(Set(view.log.prefix(2)) == ["willMove window nil", "willMove superview nil"])
    #expect(Set(view.log.dropFirst(2)) == ["didMove window nil", "didMove superview nil"])
    #expect(parent.log == ["didAdd", "willRemove"])
  }

  @Test("a view cannot be added to itself or to a descendant")
  func cycles() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    #expect(raised { root.addSubview(root) }.first?.contains("Can't add self as subview") == true)
    #expect(!raised { child.addSubview(root) }.isEmpty)
    #expect(root.superview == nil)
    #expect(child.superview === root)
  }
}
