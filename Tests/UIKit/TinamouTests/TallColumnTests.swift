// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

/// The number of views in the tallest column. Set the environment variable for a long run.
private let tallest = ProcessInfo.processInfo.environment["TINAMOU_TALL_COLUMNS"].flatMap(Int.init) ?? 6

/// A column of buttons, each with a required height, in a stack view that is too short for them.
@MainActor
private struct TallColumn {
  /// The contents of the column besides its buttons.
  enum Kind: CaseIterable {
    case plain, widths, hiddenLabels, centered, centeredWithHiddenLabels, nested, proportional, baselines, wrappedTexts
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 88))
  let stack = UIStackView()
  private(set) var buttons: [UIButton] = []
  private(set) var heights: [NSLayoutConstraint] = []

  init(_ kind: Kind, count: Int) {
    stack.axis = .vertical
    stack.spacing = 4
    for index in 0..<count { addButton(kind, index) }
    if kind == .proportional { stack.distribution = .fillProportionally }
    if kind == .baselines { stack.isBaselineRelativeArrangement = true }
    let hasOuter = [.centered, .centeredWithHiddenLabels, .nested].contains(kind)
    let outer = hasOuter ? UIStackView(arrangedSubviews: [stack]) : stack
    if kind != .nested, hasOuter { outer.alignment = .center }
    root.with(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  private mutating func addButton(_ kind: Kind, _ index: Int) {
    if kind == .hiddenLabels || kind == .centeredWithHiddenLabels || kind == .wrappedTexts {
      let label = UILabel()
      label.text = "Label with a text that needs several lines in a narrow column"
      label.numberOfLines = 0
      label.isHidden = kind != .wrappedTexts
      stack.addArrangedSubview(label)
    }
    let button = UIButton(type: .system)
    button.setTitle("FREE", for: .normal)
    let height = button.heightAnchor.constraint(equalToConstant: 31)
    height.identifier = "height \(index)"
    height.isActive = true
    if kind == .widths { button.widthAnchor.constraint(greaterThanOrEqualToConstant: 77).isActive = true }
    stack.addArrangedSubview(button)
    buttons.append(button)
    heights.append(height)
  }
}

/// Returns the descriptions, with addresses, of the constraints that are broken while `body` runs.
@MainActor
private func broken(_ body: () -> Void) -> [String] {
  let before = LayoutLog.handler
  defer { LayoutLog.handler = before }
  var broken: [String] = []
  LayoutLog.handler = { message in
    let parts = message.components(separatedBy: "breaking constraint \n")
    broken.append(parts.count == 2 ? parts[1].components(separatedBy: "\n")[0] : message)
  }
  body()
  return broken
}

@MainActor @Suite("Columns that are too tall", .serialized)
struct TallColumnTests {
  @Test("each constraint is broken once in a pass", arguments: TallColumn.Kind.allCases)
  private func brokenOnce(kind: TallColumn.Kind) {
    for count in 2...tallest {
      let column = TallColumn(kind, count: count)
      let broken = broken { column.root.layoutIfNeeded() }
      // Two buttons fit where the stack view may be smaller, or has texts that yield.
      #expect(!broken.isEmpty || count == 2)
      #expect(Set(broken).count == broken.count, "\(count) buttons: \(broken)")
      #expect(broken.allSatisfy { $0.contains("height ") }, "\(count) buttons: \(broken)")
      #expect(column.heights.count { column.root.inspection.isBroken($0) } <= broken.count)
    }
  }

  @Test("another layout without a change reports nothing", arguments: TallColumn.Kind.allCases)
  private func unchanged(kind: TallColumn.Kind) {
    let column = TallColumn(kind, count: 4)
    column.root.layoutIfNeeded()
    let messages = broken {
      column.root.layoutIfNeeded()
      column.root.setNeedsLayout()
      column.root.layoutIfNeeded()
      // New constraints for the proportions would be a change.
      if kind != .proportional { for button in column.buttons { button.invalidateIntrinsicContentSize() } }
      column.root.setNeedsUpdateConstraints()
      column.root.layoutIfNeeded()
    }
    #expect(messages == [])
  }

  @Test("more height restores what was broken", arguments: TallColumn.Kind.allCases)
  private func restored(kind: TallColumn.Kind) {
    let column = TallColumn(kind, count: 4)
    _ = broken { column.root.layoutIfNeeded() }
    // All buttons but one get the height; the last constraint yields to the space that is left.
    column.root.frame.size.height = 4000
    let messages = broken { column.root.layoutIfNeeded() }
    let kept = column.heights.filter { !column.root.inspection.isBroken($0) }
    #expect(kept.count >= 3)
    #expect(messages.count <= column.heights.count)
    for height in kept { #expect((height.firstItem as? UIView)?.frame.height == 31) }
  }

  @Test("a fitting size in layout reports what the layout has broken only once")
  func fittingInLayout() {
    final class FittingView: UIView {
      var inner: UIView?
      override func layoutSubviews() {
        super.layoutSubviews()
        for _ in 0..<3 {
          _ = inner?.systemLayoutSizeFitting(
            CGSize(width: 300, height: 88), withHorizontalFittingPriority: .required, verticalFittingPriority: .required
          )
        }
      }
    }
    let column = TallColumn(.plain, count: 5)
    let root = FittingView(frame: CGRect(x: 0, y: 0, width: 300, height: 88))
    root.inner = column.stack
    root.with(column.stack).pin(left: 0, top: 0, width: 300, height: 88)
    let broken = broken { root.layoutIfNeeded() }
    #expect(Set(broken).count == broken.count, "\(broken)")
  }

  @Test("constraints that a stack view replaces in the pass break the others only once")
  func rearranged() {
    final class RearrangingView: UIView {
      var rounds = 0
      var stack: UIStackView?
      override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        guard rounds < 5 else { return }
        stack?.spacing += 1
        setNeedsLayout()
      }
    }
    let column = TallColumn(.plain, count: 5)
    let root = RearrangingView(frame: column.root.frame)
    root.stack = column.stack
    root.with(column.stack).pin(left: 0, top: 0, width: 300, height: 88)
    let broken = broken { root.layoutIfNeeded() }
    #expect(root.rounds >= 5)
    #expect(Set(broken).count == broken.count, "\(broken)")
  }

  @Test("what is broken is tried again when a member of its conflict is removed, deactivated or changed")
  func triedAgain() {
    let changes: [(TallColumn) -> Void] = [
      { $0.heights.first { !$0.isBrokenForTest }?.isActive = false },
      { $0.heights.first { !$0.isBrokenForTest }?.constant = 10 },
      { $0.heights.first { !$0.isBrokenForTest }?.priority = .defaultLow },
      { column in column.buttons.first { $0.frame.height == 31 }?.removeFromSuperview() },
      { column in column.buttons.first { $0.frame.height == 31 }?.isHidden = true },
    ]
    for (index, change) in changes.enumerated() {
      let column = TallColumn(.plain, count: 3)
      let before = broken { column.root.layoutIfNeeded() }
      #expect(before.count == 1)
      change(column)
      let after = broken { column.root.layoutIfNeeded() }
      // A hidden button has a height of 0, which contradicts its own constraint as well.
      #expect(after.count <= (index == 4 ? 2 : 1), "change \(index)")
      #expect(column.root.inspection.conflicts.count == after.count, "change \(index)")
    }
  }

  @Test("what was broken holds again in the hierarchy that its root is added to")
  func moved() {
    let column = TallColumn(.plain, count: 3)
    _ = broken { column.root.layoutIfNeeded() }
    #expect(column.heights.contains { column.root.inspection.isBroken($0) })
    let window = stage(375, 500)
    column.root.removeConstraints(column.root.constraints)
    column.stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(column.root)
    let messages = broken { window.layoutIfNeeded() }
    #expect(messages == [])
    #expect(column.buttons.allSatisfy { $0.frame.height == 31 })
  }
}

extension NSLayoutConstraint {
  fileprivate var isBrokenForTest: Bool { (firstItem as? UIView)?.inspection.isBroken(self) ?? false }
}
