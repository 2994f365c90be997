// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Masonry
import Testing
import UIKit

@MainActor
@Suite("Masonry: what chains mean, in frames")
struct MasonryFrameTests {
  private let root = stage(320, 480)
  private let view = UIView()
  private let other = UIView()

  init() {
    root.addSubview(view)
    root.addSubview(other)
    other.mas_makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(60)
      make.size.mas_equalTo(CGSize(width: 80, height: 40))
    }
  }

  private func frame(_ block: (MASConstraintMaker) -> Void) -> String {
    view.mas_remakeConstraints(block)
    root.layoutIfNeeded()
    return view.frameText
  }

  @Test(
    "numbers are the superview's same attribute for positions, and constants for sizes")
  func numbers() {
    #expect(
      frame { make in
        make.left.equalTo(10)
        make.top.equalTo(21.0)
        make.width.mas_equalTo(Float(30))
        make.height.equalTo(CGFloat(40))
      } == "10 21 30 40")
    #expect(
      frame { make in
        make.right.bottom.equalTo(-10)
        make.width.height.equalTo(50)
      } == "260 420 50 50")
  }

  @Test("a center that is a number is measured from the superview's center, unlike SnapKit's")
  func centers() {
    #expect(
      frame { make in
        make.center.equalTo(CGPoint(x: 10, y: -20))
        make.size.equalTo(20)
      } == "160 210 20 20")
  }

  @Test("a view without an attribute, one attribute for several, and factors")
  func otherSides() {
    #expect(frame { $0.edges.equalTo(other) } == "100 60 80 40")
    #expect(
      frame { make in
        make.left.and.top.equalTo(other).with.offset(5)
        make.width.height.equalTo(other.mas_height).multipliedBy(2).offset(-10)
      } == "105 65 70 70")
    #expect(
      frame { make in
        make.left.equalTo(other.mas_right)
        make.top.equalTo(other)
        make.width.equalTo(other).dividedBy(4)
        make.height.equalTo(view.mas_width)
      } == "180 60 20 20")
  }

  @Test("insets move edges and nothing else; sizes and centers have offsets of their own")
  func constants() {
    #expect(
      frame { $0.edges.equalTo(root).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) } == "2 1 314 476")
    #expect(frame { $0.edges.equalTo(root).inset(10) } == "10 10 300 460")
    #expect(
      frame { make in
        make.size.equalTo(root).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).sizeOffset(
          CGSize(width: -20, height: -40))
        make.center.equalTo(root).inset(4).centerOffset(CGPoint(x: 5, y: 6))
      } == "15 26 300 440")
    #expect(frame { $0.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) } == "2 1 314 476")
    #expect(
      frame { make in
        make.top.left.equalTo(root).valueOffset(8)
        make.size.mas_offset(CGSize(width: 3, height: 4)).equalTo(other)
      } == "8 8 83 44")
  }

  @Test("a relation to an array makes a constraint for each")
  func arrays() {
    let third = root.with(UIView())
    third.mas_makeConstraints { make in
      make.left.equalTo(30)
      make.top.equalTo(200)
      make.size.equalTo(10)
    }
    #expect(
      frame { make in
        make.left.top.lessThanOrEqualTo([other, third])
        make.left.top.equalTo(root).priorityLow()
        make.right.greaterThanOrEqualTo([other.mas_right, third.mas_right]).priority(900)
        make.bottom.greaterThanOrEqualTo([other, third.mas_bottom]).priority(900)
        make.right.bottom.equalTo(0).priorityHigh()
      } == "0 0 320 480")
    let made = view.mas_remakeConstraints { $0.height.equalTo([other, third.mas_height]) }
    #expect(made.count == 1)
    #expect(root.constraints.filter { $0.firstItem === view }.map(\.firstAttribute) == [.height, .height])
  }

  @Test("sets of attributes, groups, and the margins")
  func setsAndGroups() {
    #expect(
      frame { make in
        make.attributes([.left, .top]).equalTo(other)
        make.group {
          make.right.equalTo(other)
          make.bottom.equalTo(other)
        }.offset(10)
      } == "100 60 90 50")
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      frame { make in
        make.margins.equalTo(root).inset(50)
      } == "6 7 310 468")
    #expect(frame { $0.leftMargin.topMargin.rightMargin.bottomMargin.equalTo(other) } == "106 67 70 28")
  }

  @Test("the safe area and the controller's guides")
  func safeArea() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.makeKeyAndVisible()
    let safeArea = controller.view.safeAreaLayoutGuide
    let views = (0..<4).map { _ in controller.view.with(UIView()) }
    views[0].mas_makeConstraints { $0.edges.equalTo(controller.view.mas_safeAreaLayoutGuide) }
    views[1].mas_makeConstraints { make in
      make.top.equalTo(controller.view.mas_safeAreaLayoutGuideTop)
      make.left.right.equalTo(controller.view as UIView)
      make.bottom.equalTo(controller.view.mas_safeAreaLayoutGuideBottom)
    }
    views[2].mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.left.right.equalTo(controller.view as UIView)
      make.bottom.equalTo(controller.mas_bottomLayoutGuideTop)
    }
    views[3].mas_makeConstraints { $0.edges.equalTo(safeArea) }
    controller.view.layoutIfNeeded()
    #expect(safeArea.layoutFrame.minY > 0)
    for view in views { #expect(view.frame == safeArea.layoutFrame) }
  }

  @Test("only the view that constraints are made for stops translating its autoresizing mask")
  func autoresizing() {
    let made = UIView(), related = UIView()
    root.addSubview(made)
    root.addSubview(related)
    made.mas_makeConstraints { $0.left.equalTo(related) }
    #expect(!made.translatesAutoresizingMaskIntoConstraints)
    #expect(related.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("several views at once")
  func views() {
    let made = [view, other].mas_remakeConstraints { make in
      make.left.top.equalTo(4)
      make.size.equalTo(8)
    }
    root.layoutIfNeeded()
    #expect(made.count == 4)
    #expect([view.frameText, other.frameText] == ["4 4 8 8", "4 4 8 8"])
  }

  private func distributed(
    _ axis: MASAxisType, in container: UIView, _ distribute: ([UIView]) -> Void
  ) -> [String] {
    let views = (0..<3).map { _ in container.withChild() }
    distribute(views)
    views.mas_makeConstraints { make in
      if axis == .horizontal { make.top.height.equalTo(container) } else { make.left.width.equalTo(container) }
    }
    root.layoutIfNeeded()
    return views.map { axis == .horizontal ? $0.across : $0.down }
  }

  @Test(
    "distribution with fixed spacing makes views equally long",
    arguments: [
      (MASAxisType.horizontal, ["10…100", "110…200", "210…300"]), (.vertical, ["10…142", "152…284", "294…426"]),
    ])
  func fixedSpacing(axis: MASAxisType, expected: [String]) {
    let container = root.withChild()
    container.pin(left: 0, top: 0, width: 320, height: 446)
    let positions = distributed(axis, in: container) {
      $0.mas_distributeViews(along: axis, withFixedSpacing: 10, leadSpacing: 10, tailSpacing: 20)
    }
    #expect(positions == expected)
  }

  @Test(
    "distribution with a fixed length makes the spacing equal",
    arguments: [
      (MASAxisType.horizontal, ["10…50", "135…175", "260…300"]), (.vertical, ["10…50", "198…238", "386…426"]),
    ])
  func fixedLength(axis: MASAxisType, expected: [String]) {
    let container = root.withChild()
    container.pin(left: 0, top: 0, width: 320, height: 446)
    let positions = distributed(axis, in: container) {
      $0.mas_distributeViews(along: axis, withFixedItemLength: 40, leadSpacing: 10, tailSpacing: 20)
    }
    #expect(positions == expected)
  }
}
