// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Masonry
import Testing
import UIKit

@MainActor
@Suite("Masonry: constraints that change, descriptions and misuse")
struct MasonryUpdateTests {
  private let root = stage(320, 480)
  private let view = UIView()

  init() { root.addSubview(view) }

  private var frame: String {
    root.layoutIfNeeded()
    return view.frameText
  }

  private func makeSquare() {
    view.mas_makeConstraints { make in
      make.size.equalTo(100)
      make.center.equalTo(root)
    }
  }

  @Test("an update changes the constant of a constraint that is otherwise equal")
  func update() {
    makeSquare()
    let before = root.constraints
    view.mas_updateConstraints { $0.centerY.equalTo(root).offset(-100) }
    #expect(frame == "110 90 100 100")
    #expect(root.constraints == before)
  }

  @Test("an update adds a constraint where none is otherwise equal")
  func updateAdds() {
    view.mas_makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(100).priorityLow()
    }
    #expect(frame == "10 10 100 100")
    view.mas_updateConstraints { make in
      make.width.equalTo(50).priorityHigh()
      make.height.greaterThanOrEqualTo(200)
    }
    #expect(frame == "10 10 50 200")
    #expect(view.constraints.count == 4)
  }

  @Test("remaking replaces what was made for the view")
  func remake() {
    makeSquare()
    view.mas_remakeConstraints { $0.edges.equalTo(root).inset(1) }
    #expect(frame == "1 1 318 478")
    #expect(view.constraints.isEmpty)
    #expect(root.constraints.count == 4)
    #expect(MASViewConstraint.installedConstraints(for: view).count == 4)
  }

  @Test("a constraint that was kept changes after installation")
  func liveSetters() {
    let edges = view.mas_makeConstraints { $0.edges.equalTo(root) }[0]
    #expect(frame == "0 0 320 480")
    edges.setInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(frame == "2 1 314 476")
    edges.setInset(10)
    #expect(frame == "10 10 300 460")
    edges.setOffset(5)
    #expect(frame == "5 5 320 480")
    let others = view.mas_remakeConstraints { make in
      make.size.equalTo(10)
      make.center.equalTo(root)
    }
    others[0].setSizeOffset(CGSize(width: 30, height: 40))
    others[1].setCenterOffset(CGPoint(x: 1, y: 2))
    #expect(frame == "146 222 30 40")
  }

  @Test("deactivated constraints can be activated again")
  func activation() {
    makeSquare()
    let width = view.mas_updateConstraints { $0.width.equalTo(30).priority(999.5) }[0]
    width.deactivate()
    #expect(view.constraints.count == 2)
    width.activate()
    #expect(view.constraints.count == 3)
    width.uninstall()
    width.install()
    #expect(view.constraints.count == 3)
  }

  @Test("priorities and factors stay after installation, and are refused with a reason")
  func refusedChanges() {
    let width = view.mas_makeConstraints { $0.width.equalTo(root) }[0]
    let misuses = raised {
      width.priorityLow()
      width.multipliedBy(2)
    }
    #expect(
      misuses.map { $0.prefix(while: { $0 != "." }) } == [
        "NSInternalInconsistencyException: Cannot modify constraint priority after it has been installed",
        "NSInternalInconsistencyException: Cannot modify constraint multiplier after it has been installed",
      ])
    #expect(root.constraints.map(\.multiplier) == [1])
  }

  @Test("a relation is stated once, after all attributes")
  func relations() {
    let misuses = raised {
      view.mas_makeConstraints { make in
        make.left.equalTo(root).equalTo(view)
        make.top.equalTo(root).bottom.equalTo(root)
        make.right.equalTo(root).lessThanOrEqualTo(5)
      }
    }
    #expect(
      misuses.map { $0.prefix(while: { $0 != "." }) } == [
        "NSInternalInconsistencyException: Redefinition of constraint relation",
        "NSInternalInconsistencyException: Attributes should be chained before defining the constraint relation",
        "NSInternalInconsistencyException: Redefinition of constraint relation",
        "NSInternalInconsistencyException: Redefinition of constraint relation",
      ])
  }

  @Test(
    "views of different hierarchies have no common superview, and unknown objects are not sides")
  func otherMisuses() {
    let elsewhere = stage()
    let misuses = raised {
      view.mas_makeConstraints { make in
        make.left.equalTo(elsewhere)
        make.top.equalTo("top")
        make.width.equalTo(5)
      }
      [view].mas_distributeViews(along: .horizontal, withFixedSpacing: 1, leadSpacing: 0, tailSpacing: 0)
      [view, UIView()].mas_distributeViews(along: .vertical, withFixedItemLength: 1, leadSpacing: 0, tailSpacing: 0)
    }
    #expect(misuses.count == 4)
    for (misuse, words) in zip(
      misuses,
      [
        "attempting to add unsupported attribute: top", "couldn't find a common superview for",
        "views to distribute need to bigger than one", "Can't constrain views that do not share a common superview",
      ])
    { #expect(misuse.contains(words)) }
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 1)
  }

  @Test("keys name views and constraints in descriptions")
  func keys() {
    view.mas_key = "box"
    MASAttachKeys(["screen": root])
    view.mas_makeConstraints { make in
      make.left.equalTo(root.mas_right).multipliedBy(2).offset(8).priorityHigh().key("edge")
      make.size.equalTo(4).key("size")
    }
    #expect(
      (root.constraints + view.constraints).map { "\($0)" } == [
        "<MASLayoutConstraint:edge UIView:box.left == UIView:screen.right * 2 + 8 ^high>",
        "<MASLayoutConstraint:size[0] UIView:box.width == 4>", "<MASLayoutConstraint:size[1] UIView:box.height == 4>",
      ])
  }

  @Test("views with constraints are deallocated")
  func deallocation() {
    weak var gone: UIView?
    do {
      let child = root.withChild()
      child.mas_makeConstraints { $0.edges.equalTo(root) }
      gone = child
      child.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
