// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Content areas of scroll views.
extension LayoutHost {
  /// The item that an attribute of a scroll view belongs to in a constraint with `other`, an item inside the scroll view:
  /// see ``AttributeGeometry/ScrollArea``. Nil where it belongs to the view itself.
  func contentArea(of handle: LayoutItemHandle?, _ attribute: LayoutAttribute, besides other: LayoutItemHandle?)
    -> LayoutItemHandle?
  {
    guard let scrollView = handle?.view as? UIScrollView, let other, other !== handle,
      let area = AttributeGeometry(attribute, in: .leftToRight)?.scrollArea, area != .frame, let holder = other.holder,
      holder.isSelfOrDescendant(of: scrollView)
    else { return nil }
    if other.guide?.systemKind == .scrollFrame || other.guide?.systemKind == .scrollExtent
      || other.guide?.systemKind == .scrollContent
    {
      return nil
    }
    return area == .frameAtRest
      ? scrollView.systemGuide(.scrollExtent).handle : scrollView.contentLayoutGuide.handle
  }

  /// Adds the rows of a scroll view's own guides: the content area starts at 0, and the frame guide is the visible
  /// rectangle.
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

  /// Updates what depends on the scroll position: the frame guide, and constraints between the content and items
  /// outside the scroll view.
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

  /// Whether constraints determine a dimension of `reference`.
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
