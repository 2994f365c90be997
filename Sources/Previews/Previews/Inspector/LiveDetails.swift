// SPDX-License-Identifier: MIT

import ConflictExplanations
import LayoutChecks
import LayoutModel
import Pictures
import Tinamou

/// Describes one view of a running app for a page.
@MainActor
struct LiveDetails {
  let numbers: LiveNumbers

  /// Describes a view; `nil` if it is not on the screen.
  func details(of view: UIView) -> ViewDetails? {
    guard let window = view.window else { return nil }
    window.layoutIfNeeded()
    let description = LiveDescription(root: window)
    let path = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }.reversed()
    let margins = view.layoutMargins
    let content = view.intrinsicContentSize
    return ViewDetails(
      number: numbers[view], title: LiveNames.title(of: view),
      path: path.map { ViewDetails.Step(number: numbers[$0], title: LiveNames.title(of: $0)) },
      frame: Rectangle(view.convert(view.bounds, to: window)).moved(by: window.frame.origin),
      margins: [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) },
      intrinsicSize: Size(width: content.width, height: content.height),
      constraints: description.constraints.filter { $0.mentions(view) }.map { constraint($0, in: window) },
      reasons: [.left, .top, .width, .height].compactMap { reason(for: $0, of: view, in: description, window) },
      controls: LiveControls.controls(of: view))
  }

  private func reason(
    for attribute: NSLayoutConstraint.Attribute, of view: UIView, in description: LiveDescription, _ window: UIWindow
  ) -> ViewDetails.Reason? {
    guard let explanation = ValueExplanation(attribute, of: view, in: description) else { return nil }
    let causes = view.inspection.causes(of: attribute)
    let own = causes.filter { $0.mentions(view) }
    let others = causes.filter { !$0.mentions(view) }
    let isWritten = { (constraint: NSLayoutConstraint) in !constraint.inspection.isMadeBySystem }
    let sorted = own + others.filter(isWritten) + others.filter { !isWritten($0) }
    return ViewDetails.Reason(
      attribute: attribute.name, value: explanation.value,
      interval: explanation.interval.map { [max($0.lowerBound, -1e6), min($0.upperBound, 1e6)] },
      causes: sorted.map { constraint($0, in: window) })
  }

  private func constraint(_ constraint: NSLayoutConstraint, in window: UIWindow) -> ViewDetails.Constraint {
    let statement = constraint.statement.map {
      ExplainedConstraint.Side(LiveNames.name(of: $0.item), $0.attribute.name)
    }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    let views = items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
    let mark = ConstraintMark(of: constraint, in: window) { LiveNames.name(of: $0) }
    return ViewDetails.Constraint(
      number: numbers[constraint], equation: ExplainedConstraint(statement).equation,
      reason: constraint.inspection.isMadeBySystem ? constraint.inspection.origin.phrase : nil,
      place: constraint.sourceLine, constant: Double(constraint.constant), priority: constraint.priority.rawValue,
      isBroken: window.inspection.isBroken(constraint), views: views.map { numbers[$0] },
      mark: mark.map { ViewDetails.Mark($0, from: window.frame.origin) })
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about a view or one of its guides.
  fileprivate func mentions(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { $0 === view || ($0 as? UILayoutGuide)?.owningView === view }
  }
}

extension ViewDetails.Mark {
  fileprivate init(_ mark: ConstraintMark, from origin: CGPoint) {
    kind =
      switch mark.kind {
      case .dimension: .dimension
      case .flush: .flush
      case .alignment: .alignment
      }
    isHorizontal = mark.axis == .horizontal
    let (along, across) = isHorizontal ? (origin.x, origin.y) : (origin.y, origin.x)
    (from, to) = (Double(mark.from + along), Double(mark.to + along))
    cross = [mark.cross.lowerBound, mark.cross.upperBound].map { Double($0 + across) }
    (text, isSoft) = (mark.text, mark.isSoft)
  }
}
