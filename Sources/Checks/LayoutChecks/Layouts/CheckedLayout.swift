// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// A layout as the rules see it: the live views, their description, and queries that several rules share.
@MainActor
public final class CheckedLayout {
  /// The author's description of the layout.
  public let description: any LayoutSubject
  /// The constraints that the author wrote, in the order of the views that hold them.
  let constraints: [NSLayoutConstraint]
  private let described: Set<ObjectIdentifier>

  /// Creates a checked layout from a description. Pending layout is performed first.
  public init(_ description: any LayoutSubject) {
    self.description = description
    description.root.layoutIfNeeded()
    described = Set(description.views.map { ObjectIdentifier($0) })
    constraints = description.constraints
  }

  var root: UIView { description.root }

  /// Returns the findings of all `rules`, in the order of the rules. The default is all rules.
  public func findings(_ rules: [any LayoutRule.Type] = LayoutRules.all) -> [Finding] {
    rules.flatMap { $0.findings(in: self) }
  }

  // MARK: Views

  /// The author's views that are visible: not hidden and with an area.
  private(set) lazy var shownViews: [UIView] = description.views.filter { isShown($0) }

  /// The visible views that the author positions, as opposed to their superview.
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

  /// Whether another position or size of the view would satisfy the constraints as well.
  func isAmbiguous(_ view: UIView) -> Bool { ambiguousViews.contains(ObjectIdentifier(view)) }

  private lazy var ambiguousViews: Set<ObjectIdentifier> = Set(
    root.inspection.ambiguousViews.map { ObjectIdentifier($0) })

  /// A rectangle of `view` in the root's coordinates.
  func inRoot(_ rect: CGRect, of view: UIView) -> CGRect { view.convert(rect, to: root) }

  /// The axes along which the view's content determines its size, because the description does not.
  func freeAxes(of view: UIView) -> Set<LayoutAxis> { description.freeAxes(of: view) }

  /// The content pieces inside each view, by the identity of the view.
  private(set) lazy var piecesByView: [ObjectIdentifier: [ContentPiece]] = {
    var result: [ObjectIdentifier: [ContentPiece]] = [:]
    for piece in placedViews.compactMap({ ContentPiece($0, in: self) }) {
      var next: UIView? = piece.view
      while let current = next {
        result[ObjectIdentifier(current), default: []].append(piece)
        // Content of a scroll view can move relative to views outside it.
        if current === root || current.superview is UIScrollView { break }
        next = current.superview
      }
    }
    return result
  }()

  /// Whether an image view shows a symbol whose alignment rectangle is not known.
  func hasUnknownAlignment(_ view: UIView) -> Bool {
    guard let image = (view as? UIImageView)?.image, image.isSymbolImage else { return false }
    return view.alignmentInsetsForLayout == .zero
  }

  // MARK: Constraints

  /// Returns the author's constraint that fixes the size of `view` along an axis, with a priority above its compression
  /// resistance; `nil` if there is none.
  func constantSize(of view: UIView, along axis: LayoutAxis) -> NSLayoutConstraint? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let resistance = view.contentCompressionResistancePriority(for: axis == .horizontal ? .horizontal : .vertical)
    return constraints.first { constraint in
      guard constraint.firstItem === view, constraint.firstAttribute == attribute, constraint.secondItem == nil,
        constraint.relation != .greaterThanOrEqual
      else { return false }
      return constraint.priority.rawValue > resistance.rawValue && !view.inspection.isBroken(constraint)
    }
  }

  /// The constraints that are part of a conflict.
  private(set) lazy var conflictingConstraints: Set<ObjectIdentifier> = Set(
    root.inspection.conflicts.flatMap { $0.constraints.map { ObjectIdentifier($0) } })

  /// The views that the author's constraints position or size. A constraint between a view and its own descendant
  /// counts only for the descendant.
  private(set) lazy var referencedViews: Set<ObjectIdentifier> = {
    var result: Set<ObjectIdentifier> = []
    for constraint in constraints {
      let views = views(of: constraint)
      for view in views where !views.contains(where: { $0 !== view && $0.isDescendant(of: view) }) {
        result.insert(ObjectIdentifier(view))
      }
    }
    return result
  }()

  /// Returns whether a constraint of the view is part of a conflict.
  func isInConflict(_ view: UIView) -> Bool { conflictingViews.contains(ObjectIdentifier(view)) }

  private lazy var conflictingViews: Set<ObjectIdentifier> = Set(
    root.inspection.conflicts.flatMap(\.constraints).flatMap { views(of: $0) }.map { ObjectIdentifier($0) })

  func details(of constraint: NSLayoutConstraint) -> ConstraintDetails {
    ConstraintDetails(constraint, in: description)
  }

  /// Returns the views that a constraint refers to, each once.
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
