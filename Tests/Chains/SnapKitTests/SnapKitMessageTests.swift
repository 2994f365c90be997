// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

@MainActor
@Suite("SnapKit: descriptions, labels and misuse")
struct SnapKitMessageTests {
  private let root = stage(320, 480)
  private let view = UIView()

  init() { root.addSubview(view) }

  private func descriptions(_ closure: (ConstraintMaker) -> Void) -> [String] {
    view.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map { withoutAddresses($0.description) }
  }

  @Test("a description names the file and line of the relation")
  func location() {
    let line = #line + 1
    let made = descriptions { $0.left.equalTo(root).offset(20) }
    #expect(
      made == [
        "<SnapKit.LayoutConstraint:0x0@SnapKitMessageTests.swift#\(line) UIView:0x0.left == UIView:0x0.left + 20.0>"
      ])
  }

  @Test("a description has the multiplier, the sign of the constant and the priority")
  func equation() {
    let made = descriptions { make in
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(-8).priority(.low)
      make.height.greaterThanOrEqualTo(10)
    }
    #expect(made.first?.hasSuffix(" UIView:0x0.width <= UIView:0x0.width * 0.5 - 8.0 ^250.0>") == true, "\(made)")
    #expect(made.last?.hasSuffix(" UIView:0x0.height >= 10.0>") == true, "\(made)")
  }

  @Test("labels name constraints and items in descriptions")
  func labels() {
    root.snp.setLabel("screen")
    view.snp.setLabel("box")
    #expect(view.snp.label() == "box")
    let guide = UILayoutGuide()
    guide.snp.setLabel("column")
    root.addLayoutGuide(guide)
    let line = #line + 2
    let made = descriptions { make in
      make.left.equalToSuperview().labeled("box-left")
      make.right.equalTo(guide)
    }
    #expect(
      made.first
        == "<SnapKit.LayoutConstraint:box-left@SnapKitMessageTests.swift#\(line) UIView:box.left == UIView:screen.left>"
    )
    #expect(made.last?.hasSuffix(" UIView:box.right == UILayoutGuide:column.right>") == true)
    view.snp.setLabel(nil)
    #expect(view.snp.label() == nil)
  }

  @Test("a label is the identifier of the layout constraints")
  func identifier() {
    let constraint = view.snp.prepareConstraints { $0.size.equalTo(4).labeled("size") }[0]
    #expect(constraint.layoutConstraints.map(\.identifier) == ["size", "size"])
    #expect(constraint.layoutConstraints.map(\.label) == ["size", "size"])
  }

  @Test("a conflict in the console names the lines of the chains")
  func conflict() {
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.width.equalTo(100)
    }
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("@SnapKitMessageTests.swift#") == true)
  }

  @Test("a relation to the superview of a view without one is refused", arguments: [0, 1, 2])
  func noSuperview(relation: Int) {
    let alone = UIView()
    let misuses = raised {
      alone.snp.makeConstraints { make in
        switch relation {
        case 0: make.left.equalToSuperview()
        case 1: make.left.lessThanOrEqualToSuperview()
        default: make.left.greaterThanOrEqualToSuperview { $0.safeAreaLayoutGuide }
        }
      }
    }
    let name = ["equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview"][relation]
    #expect(misuses.count == 1)
    #expect(
      misuses.first?.hasPrefix(
        "NSInternalInconsistencyException: Expected superview but found nil when attempting make constraint `\(name)`."
      ) == true)
    #expect(misuses.first?.contains("add it to its superview") == true)
    #expect(alone.constraints.isEmpty)
  }

  @Test("several attributes can be related to one attribute or to the same ones, not to others")
  func attributesThatDoNotCorrespond() {
    let misuses = raised {
      view.snp.makeConstraints { make in
        make.left.top.equalTo(root.snp.edges)
        make.edges.equalTo(root.snp.directionalMargins)
        make.width.equalTo(10)
      }
    }
    #expect(misuses.count == 2)
    #expect(
      misuses.allSatisfy {
        $0.hasPrefix("NSInvalidArgumentException: Cannot constraint to multiple non identical attributes. (")
      })
    #expect(misuses.first?.contains("The chain has left, top, the other side has left, top, right, bottom.") == true)
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 1)
  }

  @Test("a value of the caller's own type is refused")
  func invalidTarget() {
    let misuses = raised { view.snp.makeConstraints { $0.left.equalTo(OwnTarget()) } }
    #expect(misuses.count == 1)
    #expect(
      misuses.first?.hasPrefix("NSInvalidArgumentException: Invalid constraint. (SnapKitMessageTests.swift#") == true)
  }

  private struct OwnTarget: ConstraintRelatableTarget {}

  @Test("sides of constraints are equal when items and attributes are")
  func equalItems() {
    #expect(view.snp.left == view.snp.left)
    #expect(!(view.snp.left == view.snp.right))
    #expect(!(view.snp.left == root.snp.left))
  }
}
