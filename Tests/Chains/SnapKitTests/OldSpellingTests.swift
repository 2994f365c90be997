// SPDX-License-Identifier: MIT

import LayoutTestSupport
import SnapKit
import Testing
import UIKit

/// Code in the spelling that is deprecated; a requirement lets it run without a warning.
@MainActor
private protocol OldCode {
  func run() -> String
}

@MainActor
@Suite("SnapKit: deprecated spellings")
struct OldSpellingTests {
  private struct ViewMembers: OldCode {
    @available(*, deprecated)
    func run() -> String {
      let root = stage(320, 480), view = root.with(UIView())
      view.snp_makeConstraints { make in
        make.left.equalTo(root.snp_left).offset(4).priorityHigh()
        make.baseline.equalTo(root.snp_baseline)
        make.size.equalTo(20)
      }
      view.snp_updateConstraints { $0.size.equalTo(30) }
      root.layoutIfNeeded()
      return view.frameText
    }
  }

  @Test("snp_ members do what the members of snp do")
  func viewMembers() { #expect((ViewMembers() as any OldCode).run() == "4 450 30 30") }

  private struct ConstraintMembers: OldCode {
    @available(*, deprecated)
    func run() -> String {
      let root = stage(320, 480), view = root.with(UIView())
      let constraint = view.snp_prepareConstraints { $0.edges.equalToSuperview().priorityLow() }[0]
      constraint.install()
      constraint.updateInsets(amount: 10)
      constraint.updatePriorityMedium()
      root.layoutIfNeeded()
      let frame = view.frameText + " at \(constraint.layoutConstraints[0].priority.rawValue)"
      constraint.uninstall()
      return frame + ", then \(root.constraints.count) constraints"
    }
  }

  @Test("old names of the members of Constraint")
  func constraintMembers() {
    #expect((ConstraintMembers() as any OldCode).run() == "10 10 300 460 at 500.0, then 0 constraints")
  }

  private struct ControllerGuides: OldCode {
    @available(*, deprecated)
    func run() -> String {
      let controller = UIViewController(), inside = UIView()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      controller.view.addSubview(inside)
      inside.snp.makeConstraints { make in
        make.top.equalTo(controller.topLayoutGuide.snp.bottom)
        make.bottom.equalTo(controller.bottomLayoutGuide.snp.top)
        make.left.right.equalToSuperview()
      }
      controller.view.layoutIfNeeded()
      return inside.frame == controller.view.safeAreaLayoutGuide.layoutFrame ? "safe area" : inside.frameText
    }
  }

  @Test("the guides of a view controller")
  func controllerGuides() { #expect((ControllerGuides() as any OldCode).run() == "safe area") }
}
