// SPDX-License-Identifier: MIT

import QuickVFL
import Testing
import UIKit

/// QuickVFL's methods besides its texts.
@MainActor
@Suite("QuickVFL methods")
struct QuickMethodTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  @Test("keeping shape means hugging where there is space, and compression resistance where there is not")
  func shape() {
    let view = QUICK_SUBVIEW(root, UIView.self)
    view.q_stayShapedWhenStretchedWithPriority(UILayoutPriority(11), isHorizontal: true)
    view.q_stayShapedWhenStretchedWithPriority(UILayoutPriority(12), isHorizontal: false)
    view.q_stayShapedWhenCompressedWithPriority(UILayoutPriority(13), isHorizontal: true)
    view.q_stayShapedWhenCompressed(withPriority: UILayoutPriority(14), isHorizontal: false)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 11)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 12)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 13)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 14)
  }

  @Test("the remaining space goes to the view that keeps its shape less")
  func room() {
    let a = QUICK_SUBVIEW(root, Sized(CGSize(width: 60, height: 20)))
    let b = QUICK_SUBVIEW(root, Sized(CGSize(width: 80, height: 20)))
    root.q_addConstraintsByText("H:|[a]-10-[b]| {top}; V:|[a]", involvedViews: ["a": a, "b": b])
    a.q_stayShapedWhenStretchedWithPriority(.defaultHigh, isHorizontal: true)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(b.frame == CGRect(x: 70, y: 0, width: 250, height: 20))
  }

  @Test("a view's own proportions")
  func ownProportions() {
    let view = QUICK_SUBVIEW(root, UIView.self)
    root.q_addConstraintsByText("H:|-10-[view(120)]; V:|[view]", involvedViews: ["view": view])
    view.q_equalHeightToView(view, forLayoutAttribute: .width, multiplier: 0.75)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 120, height: 90))
    #expect(view.constraints.filter { $0.firstAttribute == .height }.count == 1)
  }

  @Test("proportions to a view that is not a sibling are held by the nearest common ancestor")
  func strangersProportions() {
    let left = QUICK_SUBVIEW(root, UIView.self)
    let right = QUICK_SUBVIEW(root, UIView.self)
    let inner = QUICK_SUBVIEW(left, UIView.self)
    root.q_addConstraintsByText(
      "H:|[left(100)][right(80)] {top, bottom}; V:|[left]|; V:|[inner(5)]; H:|[inner]",
      involvedViews: ["left": left, "right": right, "inner": inner])
    inner.q_equalWidthToView(right, forLayoutAttribute: .width, multiplier: 0.5)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 40, height: 5))
    #expect(root.constraints.contains { $0.firstItem === inner && $0.firstAttribute == .width && $0.multiplier == 0.5 })
  }

  @Test("proportions to a view of another tree are refused")
  func unrelated() {
    var raised: [(String, String)] = []
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { raised.append(($0.rawValue, $1)) }
    UIView().q_equalWidth(to: UIView(), for: .width, multiplier: 1)
    #expect(raised.map(\.0) == ["Bad constraint request"])
    #expect(raised.map(\.1) == ["two view are not in the same layout tree"])
  }

  @Test("a hiding constraint is inactive at 250 and hides at 751")
  func hiding() {
    let a = QUICK_SUBVIEW(root, Sized(CGSize(width: 60, height: 20)))
    let b = QUICK_SUBVIEW(root, Sized(CGSize(width: 80, height: 20)))
    root.q_addConstraintsByText("H:|[a][b] {top}; V:|[a]", involvedViews: ["a": a, "b": b])
    // At 250 it is as strong as a plain view's hugging, so the size is between zero and the content; resistance
    // decides.
    let hide = a.q_addHideConstraintHorizontally()
    #expect(a.clipsToBounds)
    #expect(hide.priority == .defaultLow)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 60)
    hide.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 0)
    hide.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(b.frame.minX == 60)
    #expect(a.q_addHideConstraintVertically().firstAttribute == .height)
  }
}

/// A view with an intrinsic content size.
final class Sized: UIView {
  private var size = CGSize.zero

  convenience init(_ size: CGSize) {
    self.init(frame: .zero)
    self.size = size
  }

  override var intrinsicContentSize: CGSize { size }
}
