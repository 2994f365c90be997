// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Items, containers and engines refer to constraints without retaining them, so each must remove itself when it is
/// released.
@MainActor
@Suite("Constraints, their views and their engine are released in any order")
struct ConstraintLifetimeTests {
  @Test("a view that outlives the holder of its constraints is laid out elsewhere by new ones")
  func containerGoesFirst() {
    let survivor = UIView()
    weak var constraint: NSLayoutConstraint?
    do {
      let container = stage()
      container.with(survivor)
      constraint = survivor.widthAnchor.constraint(equalTo: container.widthAnchor).on()
      survivor.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5).on()
      survivor.pin(left: 0, top: 0)
      container.layoutIfNeeded()
    }
    #expect(constraint == nil)
    let other = stage(80, 60)
    other.with(survivor)
    survivor.pin(left: 1, top: 2, width: 30, height: 40)
    other.layoutIfNeeded()
    #expect(survivor.frameText == "1 2 30 40")
  }

  @Test("a constraint that is retained is inactive once its view has gone, and can be released")
  func keptConstraint() {
    let guide = UILayoutGuide()
    var kept: [NSLayoutConstraint] = []
    do {
      let root = stage()
      root.addLayoutGuide(guide)
      kept = [
        guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalToConstant: 5),
        guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
      ]
      NSLayoutConstraint.activate(kept)
      root.layoutIfNeeded()
    }
    #expect(kept.allSatisfy { !$0.isActive })
    kept.removeFirst()
    let other = stage()
    other.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 7).on()
    NSLayoutConstraint.activate([kept[0], kept[2]])
    guide.topAnchor.constraint(equalTo: other.topAnchor, constant: 8).on()
    other.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 7, y: 8, width: 5, height: 5))
  }

  @Test("a distance between anchors of four views retains none of them")
  func distances() {
    let root = stage(), views = (0..<4).map { _ in root.withChild() }
    for (index, view) in views.enumerated() { view.pin(left: CGFloat(20 * index), top: 0, width: 10, height: 10) }
    weak var constraint: NSLayoutConstraint?
    do {
      let made = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor).constraint(
        equalTo: views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor))
      made.isActive = true
      root.layoutIfNeeded()
      constraint = made
      made.isActive = false
    }
    #expect(constraint == nil)
    for view in views { view.removeFromSuperview() }
    root.layoutIfNeeded()
  }

  @Test("a view that removes a constraint while it is asked for its size is measured safely")
  func answeringByTakingOff() {
    let root = stage(), box = root.withChild(), inner = box.with(ForgetfulView())
    inner.pin(left: 0, top: 0)
    inner.rightAnchor.constraint(equalTo: box.rightAnchor).on()
    inner.bottomAnchor.constraint(equalTo: box.bottomAnchor).on()
    inner.unwanted = [
      box.widthAnchor.constraint(equalToConstant: 33).on(), box.widthAnchor.constraint(equalToConstant: 44).on(),
    ]
    expectingMessages { _ = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(inner.unwanted.isEmpty)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 12, height: 13))
  }

  @Test(
    "a constraint of a view that leaves before the layout is not in the layout, nor when the view returns without it")
  func leavingBeforeLayout() {
    let root = stage(), view = UIView()
    root.withChild().pin(left: 0, top: 0, width: 10, height: 10)
    root.layoutIfNeeded()
    root.with(view)
    let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
    height.isActive = true
    view.removeFromSuperview()
    root.layoutIfNeeded()
    height.isActive = false
    root.with(view).pin(left: 0, top: 0, width: 10)
    let wish = view.heightAnchor.constraint(equalToConstant: 20)
    wish.priority = .defaultLow
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 20)
  }

  @Test("a constraint of a view that moves to another hierarchy before the layout is in that one only")
  func movingBeforeLayout() {
    let old = stage(), new = stage(100, 100), view = UIView()
    for root in [old, new] {
      root.withChild().pin(left: 0, top: 0, width: 10, height: 10)
      root.layoutIfNeeded()
    }
    old.with(view)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    height.isActive = true
    new.with(view).pin(left: 0, top: 0, width: 10)
    old.layoutIfNeeded()
    new.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 50))
    height.constant = 60
    new.layoutIfNeeded()
    #expect(view.frame.height == 60)
  }

  @Test("a stack arranges a view again at its new index, and a thousand in linear time")
  func arrangingAgain() {
    let stack = UIStackView(), views = (0..<1000).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.count == 1000)
    #expect(stack.arrangedSubviews.last === views[0] && stack.arrangedSubviews.first === views[1])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.arrangedSubviews[1] === views[0] && stack.subviews.count == 1000)
    let plain = UIView()
    stack.addSubview(plain)
    stack.insertArrangedSubview(plain, at: 0)
    #expect(stack.arrangedSubviews.count == 1001 && stack.arrangedSubviews[0] === plain)
  }

  /// Suppresses the message about the intended conflict.
  private func expectingMessages(_ body: () -> Void) {
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    body()
    LayoutLog.handler = handler
  }
}

/// A view that removes and releases constraints when it is asked for its size.
private final class ForgetfulView: UIView {
  var unwanted: [NSLayoutConstraint] = []

  override var intrinsicContentSize: CGSize {
    NSLayoutConstraint.deactivate(unwanted)
    unwanted = []
    return CGSize(width: 12, height: 13)
  }
}
