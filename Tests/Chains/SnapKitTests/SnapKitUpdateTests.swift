// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

@MainActor
@Suite("SnapKit: constraints that change")
struct SnapKitUpdateTests {
  private let root = stage(320, 480)
  private let view = UIView()

  init() { root.addSubview(view) }

  private var frame: String {
    root.layoutIfNeeded()
    return view.frameText
  }

  private func makeSquare() {
    view.snp.makeConstraints { make in
      make.size.equalTo(100)
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview()
    }
  }

  @Test("an update changes the constant of the constraint that is otherwise equal")
  func update() {
    makeSquare()
    #expect(frame == "110 190 100 100")
    let before = root.constraints
    view.snp.updateConstraints { $0.centerY.equalToSuperview().offset(-100) }
    #expect(frame == "110 90 100 100")
    #expect(root.constraints == before)
  }

  @Test("an update of an item without constraints makes them")
  func updateMakes() {
    view.snp.updateConstraints { $0.edges.equalToSuperview().inset(10) }
    #expect(frame == "10 10 300 460")
    view.snp.updateConstraints { $0.left.equalToSuperview().inset(20) }
    #expect(frame == "20 10 290 460")
  }

  @Test(
    "an update that differs in anything but the constant is refused as a whole, with what it differs in")
  func updateMismatch() {
    makeSquare()
    let misuses = raised {
      view.snp.updateConstraints { make in
        make.centerX.equalToSuperview().offset(50)
        make.centerY.equalToSuperview().offset(-100).priority(.high)
      }
    }
    #expect(frame == "110 190 100 100")
    let lines = misuses.first?.split(separator: "\n").map(String.init) ?? []
    #expect(misuses.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "NSInternalInconsistencyException: Updated constraint could not find existing matching constraint to update: "
          + "<SnapKit.LayoutConstraint:0x0@SnapKitUpdateTests.swift#") == true)
    #expect(
      lines.contains {
        $0.hasSuffix("UIView:0x0.centerY == UIView:0x0.centerY>: the priority is 750.0 instead of 1000.0")
      })
  }

  @Test(
    "the message for an update names each difference",
    arguments: [
      (Change.relation, "the relation is >= instead of =="),
      (.secondItem, "the second item is another object"),
      (.secondAttribute, "the second attribute is height instead of width"),
      (.multiplier, "the multiplier is 2.0 instead of 1.0"),
      (.attribute, "No existing constraint has height on its first side. There are:"),
    ])
  fileprivate func differences(change: Change, expected: String) {
    let sibling = root.withChild()
    view.snp.makeConstraints { $0.width.equalToSuperview() }
    let misuses = raised {
      view.snp.updateConstraints { make in
        switch change {
        case .relation: make.width.greaterThanOrEqualToSuperview()
        case .secondItem: make.width.equalTo(sibling)
        case .secondAttribute: make.width.equalTo(root.snp.height)
        case .multiplier: make.width.equalToSuperview().multipliedBy(2)
        case .attribute: make.height.equalTo(4)
        }
      }
    }
    #expect(misuses.count == 1)
    #expect(misuses.first?.contains(expected) == true, "\(misuses)")
  }

  fileprivate enum Change: CaseIterable { case relation, secondItem, secondAttribute, multiplier, attribute }

  @Test(
    "remaking replaces what was made for the item, and nothing else")
  func remake() {
    let sibling = UIView()
    root.addSubview(sibling)
    makeSquare()
    sibling.snp.makeConstraints { make in
      make.left.top.equalTo(view)
      make.size.equalTo(view)
    }
    view.snp.remakeConstraints { make in
      make.left.top.equalToSuperview().offset(5)
      make.size.equalTo(10)
    }
    #expect(frame == "5 5 10 10")
    #expect(sibling.frameText == "5 5 10 10")
    #expect(root.constraints.count == 6)
    #expect(view.constraints.count == 2)
  }

  @Test("removing deactivates what was made for the item, and an update makes it again")
  func remove() {
    makeSquare()
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
    view.snp.updateConstraints { $0.edges.equalToSuperview() }
    #expect(frame == "0 0 320 480")
  }

  @Test("prepared constraints are inactive until they are activated")
  func prepare() {
    makeSquare()
    let moved = view.snp.prepareConstraints { $0.width.equalTo(50).priority(.high) }
    #expect(moved.map(\.isActive) == [false])
    let wide = view.snp.prepareConstraints { $0.left.right.equalToSuperview() }
    view.snp.remakeConstraints { $0.top.height.equalToSuperview() }
    for constraint in wide { constraint.activate() }
    #expect(frame == "0 0 320 480")
    for constraint in wide { constraint.isActive = false }
    for constraint in moved { constraint.isActive = true }
    #expect(view.constraints.count == 1)
    #expect(frame == "0 0 50 480")
  }

  @Test("a constraint that was kept changes its offset, inset and priority")
  func kept() {
    var constraint: Constraint?
    view.snp.makeConstraints { make in
      constraint = make.edges.equalToSuperview().priority(.high).constraint
      make.width.equalTo(100).priority(.medium)
      make.left.equalTo(0)
    }
    #expect(frame == "0 0 320 480")
    constraint?.update(inset: 10)
    #expect(constraint?.layoutConstraints.map(\.constant) == [10, 10, -10, -10])
    constraint?.update(inset: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(constraint?.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    constraint?.update(offset: 6).update(priority: .low)
    #expect(constraint?.layoutConstraints.map(\.constant) == [6, 6, 6, 6])
    #expect(constraint?.layoutConstraints.map(\.priority.rawValue) == [250, 250, 250, 250])
    #expect(frame == "0 6 100 480")
  }

  @Test("an update of the priority neither makes a constraint required nor optional")
  func requiredStays() {
    let constraints = view.snp.prepareConstraints { make in
      make.width.equalTo(1)
      make.height.equalTo(1).priority(.low)
    }
    let (width, height) = (constraints[0], constraints[1])
    width.update(priority: .low)
    height.update(priority: .required)
    #expect(width.layoutConstraints[0].priority == .required)
    #expect(height.layoutConstraints[0].priority == .defaultLow)
    height.update(priority: UILayoutPriority(300))
    #expect(height.layoutConstraints[0].priority.rawValue == 300)
  }

  @Test("a view that is removed from its superview and added again has no constraints until they are made again")
  func removedView() {
    makeSquare()
    view.removeFromSuperview()
    root.addSubview(view)
    #expect(root.constraints.isEmpty)
    view.snp.remakeConstraints { $0.edges.equalToSuperview() }
    #expect(frame == "0 0 320 480")
  }

  @Test("views with constraints are deallocated")
  func deallocation() {
    weak var gone: UIView?
    do {
      let child = UIView()
      root.addSubview(child)
      child.snp.makeConstraints { $0.edges.equalToSuperview() }
      gone = child
      child.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
