// SPDX-License-Identifier: MIT

import Tinamou

/// A layout as rules see it: live views with their description, and the questions that many rules ask.
@MainActor
public final class CheckedLayout {
  /// What the author wrote.
  public let description: any LayoutDescription
  /// The constraints that the author wrote, in the order of the views that hold them.
  let constraints: [NSLayoutConstraint]
  private let described: Set<ObjectIdentifier>

  /// A layout that has been solved; it is laid out where that is due.
  public init(_ description: any LayoutDescription) {
    self.description = description
    description.root.layoutIfNeeded()
    described = Set(description.views.map { ObjectIdentifier($0) })
    constraints = description.constraints
  }

  var root: UIView { description.root }

  /// What every rule finds, rules in their order.
  public func findings(_ rules: [any LayoutRule.Type] = LayoutRules.all) -> [Finding] {
    rules.flatMap { $0.findings(in: self) }
  }

  // MARK: Views

  /// The author's views that a user sees, those that are hidden or have no area left out.
  private(set) lazy var shownViews: [UIView] = description.views.filter { isShown($0) }

  /// Those of them whose place is the author's business.
  private(set) lazy var placedViews: [UIView] = shownViews.filter {
    !description.intentions(of: $0).contains(.isPlacedBySuperview)
  }

  func isDescribed(_ view: UIView) -> Bool { described.contains(ObjectIdentifier(view)) }

  func isShown(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      if current.isHidden || current.alpha < 0.01 { return false }
      if current === root { return true }
      next = current.superview
    }
    return true
  }

  /// A rectangle of `view` in the root's coordinates.
  func inRoot(_ rect: CGRect, of view: UIView) -> CGRect { view.convert(rect, to: root) }

  /// The sides of a view that its content decides, because nothing else is known of them.
  func freeAxes(of view: UIView) -> Set<FindingAxis> { description.freeAxes(of: view) }

  /// What is read or touched, under every view that it is in.
  private(set) lazy var piecesByView: [ObjectIdentifier: [ContentPiece]] = {
    var result: [ObjectIdentifier: [ContentPiece]] = [:]
    for piece in placedViews.compactMap({ ContentPiece($0, in: self) }) {
      var next: UIView? = piece.view
      while let current = next {
        result[ObjectIdentifier(current), default: []].append(piece)
        // What scrolls comes to lie elsewhere.
        if current === root || current.superview is UIScrollView { break }
        next = current.superview
      }
    }
    return result
  }()

  // MARK: Constraints

  /// The author's constraints that give one side of `view` along an axis a constant size in spite of its content.
  func constantSize(of view: UIView, along axis: FindingAxis) -> NSLayoutConstraint? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let resistance = view.contentCompressionResistancePriority(for: axis == .horizontal ? .horizontal : .vertical)
    return constraints.first { constraint in
      guard constraint.firstItem === view, constraint.firstAttribute == attribute, constraint.secondItem == nil,
        constraint.relation != .greaterThanOrEqual
      else { return false }
      return constraint.priority.rawValue > resistance.rawValue && !view.inspection.isBroken(constraint)
    }
  }

  /// The author's constraints that could not hold.
  private(set) lazy var conflictingConstraints: Set<ObjectIdentifier> = Set(
    root.inspection.conflicts.flatMap { $0.constraints.map { ObjectIdentifier($0) } })

  /// The views that the author's constraints place: sizes of a view by itself count, what it gives to its subviews does not.
  private(set) lazy var mentionedViews: Set<ObjectIdentifier> = {
    var result: Set<ObjectIdentifier> = []
    for constraint in constraints {
      let views = views(of: constraint)
      for view in views where !views.contains(where: { $0 !== view && $0.isDescendant(of: view) }) {
        result.insert(ObjectIdentifier(view))
      }
    }
    return result
  }()

  /// Whether a constraint of the view could not hold.
  func isInConflict(_ view: UIView) -> Bool { conflictingViews.contains(ObjectIdentifier(view)) }

  private lazy var conflictingViews: Set<ObjectIdentifier> = Set(
    root.inspection.conflicts.flatMap(\.constraints).flatMap { views(of: $0) }.map { ObjectIdentifier($0) })

  func facts(of constraint: NSLayoutConstraint) -> ConstraintFacts { ConstraintFacts(constraint, in: description) }

  /// The author's views that a constraint speaks of, each once.
  func views(of constraint: NSLayoutConstraint) -> [UIView] {
    var result: [UIView] = []
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView, !result.contains(where: { $0 === view })
      else { continue }
      result.append(view)
    }
    return result
  }

  func subjects(of constraint: NSLayoutConstraint) -> [Subject] {
    views(of: constraint).map(description.subject(of:))
  }
}
