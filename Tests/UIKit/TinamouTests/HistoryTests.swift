// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

/// The number of histories of each kind. Set the environment variable for a long run.
private let historyCount = ProcessInfo.processInfo.environment["TINAMOU_HISTORIES"].flatMap(UInt64.init) ?? 100

@MainActor @Suite("Histories of views", .serialized)
struct HistoryTests {
  @Test("stack views end as new ones in the same state, whatever changed before")
  func stackViews() { expectNoComplaints(StackHistory.run) }

  @Test(
    "views, guides and constraints end as new ones in the same state, and required constraints hold after each layout")
  func views() { expectNoComplaints(ViewHistory.run) }

  private func expectNoComplaints(_ run: (UInt64, inout HistoryCounts) -> Void) {
    var counts = HistoryCounts()
    for seed in 0..<historyCount { run(seed, &counts) }
    for complaint in counts.complaints { Issue.record("\(complaint)") }
    #expect(counts.equal > 0)
    if ProcessInfo.processInfo.environment["TINAMOU_HISTORIES"] != nil { print(counts.summary) }
  }

  // MARK: The comparison itself

  @Test("a hierarchy that differs from its copy is noticed")
  func difference() {
    let root = stage(), view = root.with(SizedView(30, 20))
    view.pin(left: 10, top: 10)
    root.layoutIfNeeded()
    let copy = HierarchyCopy(of: root, constraints: root.constraints).root
    copy.layoutIfNeeded()
    guard case .equal = HierarchyComparison(of: root, and: copy) else {
      Issue.record("The copy differs.")
      return
    }
    (copy.subviews.first as? SizedView)?.natural.width = 40
    copy.layoutIfNeeded()
    guard case .different = HierarchyComparison(of: root, and: copy) else {
      Issue.record("The difference is not noticed.")
      return
    }
  }

  @Test("a copy has the sizes before rounding, which autoresizing masks follow")
  func exactSizes() {
    let root = stage(), view = root.withChild(), child = UIView()
    view.frame.size.width = 100
    child.frame = CGRect(x: 10, y: 0, width: 60, height: 20)
    child.autoresizingMask = .flexibleWidth
    view.addSubview(child)
    let width = view.widthAnchor.constraint(equalToConstant: 100).on()
    let constraints = [width, child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).on()]
    root.layoutIfNeeded()
    width.constant = 100.25
    root.layoutIfNeeded()
    #expect(view.frame.width != 100.25 && child.inspection.unroundedFrame?.width == 60.25)
    let copy = HierarchyCopy(of: root, constraints: constraints).root
    copy.layoutIfNeeded()
    guard case .equal = HierarchyComparison(of: root, and: copy) else {
      Issue.record("\(view.frame) and \(child.frame) have other copies")
      return
    }
  }

  @Test("stack views in which each of two views is the tallest when it provides the baselines are a tie")
  func tallestByProviding() {
    var counts = HistoryCounts()
    // Between the first view, a label, and the last, which was the tallest before.
    StackHistory.run(seed: 64490, &counts)
    #expect(counts.ties == 1)
  }

  @Test("a difference where equal priorities compete is a tie, and one among contradictions a conflict")
  func ties() {
    func stack(_ order: [Int]) -> UIView {
      let root = stage(200, 100), stack = UIStackView()
      stack.frame = root.bounds
      root.addSubview(stack)
      let views = [SizedView(30, 20), SizedView(30, 20)]
      for view in views { stack.addArrangedSubview(view) }
      for index in order {
        let width = views[index].widthAnchor.constraint(equalToConstant: 150)
        width.priority = .defaultHigh
        width.isActive = true
        // Constraints that are new in one layout are sorted by their views.
        root.layoutIfNeeded()
      }
      return root
    }
    guard case .tie = HierarchyComparison(of: stack([0, 1]), and: stack([1, 0])) else {
      Issue.record("The tie is not noticed.")
      return
    }
    let root = stage()
    root.withChild().pin(left: 0, top: 0, width: 10, height: 10)
    root.subviews[0].widthAnchor.constraint(equalToConstant: 20).isActive = true
    _ = logged { root.layoutIfNeeded() }
    guard case .conflict = HierarchyComparison(of: root, and: root) else {
      Issue.record("The conflict is not noticed.")
      return
    }
  }
}
