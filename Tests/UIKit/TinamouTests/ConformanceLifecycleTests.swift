// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Lifetime of views and constraints")
struct ConformanceLifecycleTests {
  @Test("a tree without references is deallocated, with its constraints")
  func release() {
    weak var root: UIView?
    weak var child: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let made = stage(), view = made.withChild()
      constraint = view.widthAnchor.constraint(equalToConstant: 5).on()
      view.pin(left: 0, top: 0, height: 5)
      made.layoutIfNeeded()
      root = made
      child = view
    }
    #expect(root == nil && child == nil && constraint == nil)
  }

  @Test("a view is retained by its superview only")
  func removedView() {
    let root = stage()
    weak var child: UIView?
    do {
      let view = root.withChild()
      view.pin(left: 0, top: 0, width: 5, height: 5)
      root.layoutIfNeeded()
      child = view
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
    root.layoutIfNeeded()
  }

  @Test("a removed constraint is not retained by the view")
  func removedConstraint() {
    let root = stage(), view = root.withChild()
    weak var constraint: NSLayoutConstraint?
    do {
      let made = view.widthAnchor.constraint(equalToConstant: 5).on()
      constraint = made
      root.layoutIfNeeded()
      made.isActive = false
    }
    root.layoutIfNeeded()
    #expect(constraint == nil)
  }

  @Test("a subtree moves to another tree and is laid out there by its own constraints")
  func moving() {
    let first = stage(), second = stage(500, 500), box = first.withChild(), inner = box.withChild()
    box.pin(left: 10, top: 10, width: 100, height: 100)
    activate("H:|-5-[inner]-5-|", ["inner": inner])
    activate("V:|-5-[inner]-5-|", ["inner": inner])
    first.layoutIfNeeded()
    #expect(inner.frameText == "5 5 90 90")
    second.addSubview(box)
    #expect(first.constraints.isEmpty)
    box.leftAnchor.constraint(equalTo: second.leftAnchor, constant: 200).on()
    box.topAnchor.constraint(equalTo: second.topAnchor, constant: 300).on()
    second.layoutIfNeeded()
    #expect(box.frameText == "200 300 100 100", "its own size moved with it, its position did not")
    #expect(inner.frameText == "5 5 90 90")
    first.layoutIfNeeded()
  }

  @Test("two trees joined under a new root are one layout")
  func joining() {
    let left = UIView(), right = UIView(), leftInner = left.withChild(), rightInner = right.withChild()
    for (view, inner) in [(left, leftInner), (right, rightInner)] {
      inner.widthAnchor.constraint(equalToConstant: 40).on()
      inner.heightAnchor.constraint(equalToConstant: 10).on()
      activate("H:|[inner]|", ["inner": inner])
      activate("V:|[inner]|", ["inner": inner])
      view.layoutIfNeeded()
    }
    let root = stage()
    root.with(left)
    root.with(right)
    activate("H:|[left]-5-[right]", ["left": left, "right": right], options: .alignAllTop)
    left.topAnchor.constraint(equalTo: root.topAnchor).on()
    root.layoutIfNeeded()
    #expect(right.frameText == "45 0 40 10")
    #expect(rightInner.convert(rightInner.bounds, to: root).origin == CGPoint(x: 45, y: 0))
  }

  @Test("a hidden view takes part in the layout as before")
  func hidden() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    activate("H:|[a(50)]-5-[b(50)]", ["a": a, "b": b], options: .alignAllTop)
    a.isHidden = true
    a.pin(top: 0, height: 10)
    b.pin(height: 10)
    root.layoutIfNeeded()
    #expect(b.across == "55…105")
  }

  @Test("after the first pass a view lists the constraint of its content size, after explicit ones")
  func contentSizeConstraint() {
    let root = stage(), view = root.with(SizedView(10, 20))
    view.pin(left: 0, top: 0)
    let own = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).on()
    root.layoutIfNeeded()
    #expect(view.constraints.first === own)
    let described = view.constraints.dropFirst().map { withoutAddresses($0.description) }
    #expect(described.count == 2)
    #expect(described.allSatisfy { $0.hasPrefix("<NSContentSizeLayoutConstraint:0x0 ") })
  }

  @Test("a content size that becomes undefined is removed")
  func losingNaturalSize() {
    let root = stage(), view = root.with(SizedView(100, 20))
    view.pin(left: 0, top: 0)
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 100 20")
    view.natural = CGSize(width: UIView.noIntrinsicMetric, height: 30)
    view.widthAnchor.constraint(equalToConstant: 7).at(1).on()
    root.layoutIfNeeded()
    #expect(view.frameText == "0 0 7 30")
  }

  @Test("explicit constraints may be enumerated and changed while the tree is laid out repeatedly")
  func editing() {
    let root = stage(), views = (0..<30).map { _ in root.withChild() }
    var previous: UIView?
    for view in views {
      view.pin(left: 0, height: 5)
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 1).on()
      previous = view
    }
    root.layoutIfNeeded()
    for view in views { for constraint in view.constraints { constraint.constant = 10 } }
    root.layoutIfNeeded()
    #expect(views[29].down == "320…330")
    views[10].removeFromSuperview()
    views[11].topAnchor.constraint(equalTo: views[9].bottomAnchor, constant: 1).on()
    root.layoutIfNeeded()
    #expect(views[29].down == "309…319")
  }

  @Test("a root that is resized lays out its tree again, however it is resized")
  func resizing() {
    let root = stage(100, 100), view = root.withChild()
    activate("H:|-10-[view]-10-|", ["view": view])
    activate("V:|-10-[view]-10-|", ["view": view])
    root.layoutIfNeeded()
    root.frame = CGRect(x: 50, y: 50, width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(view.frameText == "10 10 180 280")
    root.bounds.size = CGSize(width: 60, height: 60)
    root.layoutIfNeeded()
    #expect(view.frameText == "10 10 40 40")
  }

  @Test("a changed bounds origin moves the content, and no constraint")
  func scrolledBounds() {
    let root = stage(100, 100), box = root.withChild(), view = box.withChild()
    box.pin(left: 0, top: 0, width: 100, height: 100)
    view.pin(left: 10, top: 10, width: 20, height: 20)
    root.layoutIfNeeded()
    box.bounds.origin = CGPoint(x: 5, y: 5)
    root.layoutIfNeeded()
    #expect(text(of: view.convert(view.bounds, to: root)) == "10 10 20 20" || view.frameText == "10 10 20 20")
    #expect(box.frameText == "0 0 100 100")
  }

  @Test("a long chain is solved in acceptable time")
  func longChain() {
    let root = stage(100, 100_000)
    var previous: UIView?
    var last: UIView?
    for index in 0..<1000 {
      let view = root.with(SizedView(50, CGFloat(10 + index % 7)))
      activate("H:|-[view]-|", ["view": view])
      view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 8).on()
      previous = view
      last = view
    }
    root.layoutIfNeeded()
    let expected = (0..<1000).reduce(0) { $0 + 10 + $1 % 7 + 8 }
    #expect(last?.frame.maxY == CGFloat(expected))
  }

  @Test("a width that depends on itself through others is still found")
  func cycle() {
    let root = stage(300, 100), a = root.withChild(), b = root.withChild(), c = root.withChild()
    for view in [a, b, c] { view.pin(top: 0, height: 10) }
    a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).on()
    b.widthAnchor.constraint(equalTo: c.widthAnchor, multiplier: 0.5).on()
    activate("H:|[a][b][c]|", ["a": a, "b": b, "c": c])
    onScreen(scale: 1000) { root.layoutIfNeeded() }
    #expect([a, b, c].map { text(of: $0.frame.width) } == ["42.857", "85.714", "171.429"])
  }
}
