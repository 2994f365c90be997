// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Content areas of scroll views.
extension LayoutHost {
  /// What an attribute of a scroll view means in a constraint with `other`, where that is in the scroll view: an edge of
  /// the content area. Nil where the view itself is meant.
  ///
  /// The centre of a scroll view is that of its frame where the content lies at rest: pinning a view to both sides and to
  /// the centre makes it as wide as the scroll view.
  ///
  /// Source: recorded documents with such constraints.
  func contentArea(of handle: LayoutItemHandle?, _ attribute: LayoutAttribute, besides other: LayoutItemHandle?)
    -> LayoutItemHandle?
  {
    guard let scrollView = handle?.view as? UIScrollView, attribute.isPosition, let other, other !== handle,
      let holder = other.holder, holder.isSelfOrDescendant(of: scrollView)
    else { return nil }
    if other.guide?.systemKind == .scrollFrame || other.guide?.systemKind == .scrollExtent
      || other.guide?.systemKind == .scrollContent
    {
      return nil
    }
    if attribute == .centerX || attribute == .centerY { return scrollView.systemGuide(.scrollExtent).handle }
    return scrollView.contentLayoutGuide.handle
  }

  /// Adds what a scroll view's own guides are: the content area begins at 0; the frame's guide is what is visible.
  func addRows(for guide: UILayoutGuide, _ id: ItemID) {
    guard let owner = guide.storedOwner else { return }
    let container = item(for: owner)
    switch guide.systemKind {
    case .scrollContent:
      entries[Int(id.index)].autoresizingRows = [
        fixed(engine.variable(.left, of: id), 0), fixed(engine.variable(.top, of: id), 0),
      ]
    case .scrollExtent:
      entries[Int(id.index)].autoresizingRows = [
        fixed(engine.variable(.left, of: id), 0), fixed(engine.variable(.top, of: id), 0),
        equal(engine.variable(.width, of: id), engine.variable(.width, of: container)),
        equal(engine.variable(.height, of: id), engine.variable(.height, of: container)),
      ]
    case .scrollFrame:
      entries[Int(id.index)].autoresizingRows = [
        fixed(engine.variable(.left, of: id), owner.bounds.minX),
        fixed(engine.variable(.top, of: id), owner.bounds.minY),
        equal(engine.variable(.width, of: id), engine.variable(.width, of: container)),
        equal(engine.variable(.height, of: id), engine.variable(.height, of: container)),
      ]
    default: break
    }
  }

  private func fixed(_ variable: Variable, _ value: CGFloat) -> Constraint {
    insertRow([Term(1, variable)], .equal, constant: -Double(value), priority: .required, owner: .nobody)
  }

  private func equal(_ first: Variable, _ second: Variable) -> Constraint {
    insertRow([Term(1, first), Term(-1, second)], .equal, constant: 0, priority: .required, owner: .nobody)
  }

  /// Brings up to date what depends on where a scroll view's content is: the frame's guide, and constraints from outside
  /// the scroll view to what is in it.
  func didScroll(_ view: UIView) {
    if let guide = view.marginState.systemGuides?[.scrollFrame], guide.layoutItem.live >= 0 {
      let rows = entries[Int(guide.layoutItem.live)].autoresizingRows
      setConstant(-Double(view.bounds.minX), of: rows[0])
      setConstant(-Double(view.bounds.minY), of: rows[1])
    }
    var outer = view.storedSuperview
    while let ancestor = outer {
      for constraint in ancestor.heldConstraints where constraint.reaches(into: view) { lowerAgain(constraint) }
      outer = ancestor.storedSuperview
    }
  }

  /// Whether constraints determine a size of `reference`.
  func isDetermined(_ attribute: LayoutAttribute, of reference: any LayoutItemReference) -> Bool {
    guard reference.layoutItem.live >= 0 else { return false }
    return !engine.solver.isAmbiguous(engine.variable(attribute, of: ItemID(index: reference.layoutItem.live)))
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint is in `view`.
  fileprivate func reaches(into view: UIView) -> Bool {
    items.contains { item in
      guard let holder = item.holder, holder !== view else { return false }
      return holder.isSelfOrDescendant(of: view)
    }
  }
}
