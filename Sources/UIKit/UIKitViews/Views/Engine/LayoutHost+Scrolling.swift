// SPDX-License-Identifier: MIT

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
        fixed(ItemAnchor(id, .left), 0), fixed(ItemAnchor(id, .top), 0),
      ]
    case .scrollExtent:
      entries[Int(id.index)].autoresizingRows = [
        fixed(ItemAnchor(id, .left), 0), fixed(ItemAnchor(id, .top), 0),
        equal(ItemAnchor(id, .width), ItemAnchor(container, .width)),
        equal(ItemAnchor(id, .height), ItemAnchor(container, .height)),
      ]
    case .scrollFrame:
      entries[Int(id.index)].autoresizingRows = [
        fixed(ItemAnchor(id, .left), owner.bounds.minX),
        fixed(ItemAnchor(id, .top), owner.bounds.minY),
        equal(ItemAnchor(id, .width), ItemAnchor(container, .width)),
        equal(ItemAnchor(id, .height), ItemAnchor(container, .height)),
      ]
    default: break
    }
  }

  private func fixed(_ value: ItemAnchor, _ number: CGFloat) -> ConstraintID {
    insertRow(value, .equal, plus: Double(number), owner: .nobody)
  }

  private func equal(_ first: ItemAnchor, _ second: ItemAnchor) -> ConstraintID {
    insertRow(first, .equal, share: 1, of: second, plus: 0, owner: .nobody)
  }

  /// Updates what depends on the scroll position: the frame guide, and constraints between the content and items
  /// outside the scroll view.
  func didScroll(_ view: UIView) {
    if let guide = view.marginState.systemGuides?[.scrollFrame], guide.layoutItem.live >= 0 {
      let rows = entries[Int(guide.layoutItem.live)].autoresizingRows
      setConstant(Double(view.bounds.minX), of: rows[0])
      setConstant(Double(view.bounds.minY), of: rows[1])
    }
    var outer = view.storedSuperview
    while let ancestor = outer {
      for constraint in ancestor.heldConstraints where constraint.reaches(into: view) { lowerAgain(constraint) }
      outer = ancestor.storedSuperview
    }
  }

  /// Updates the constraints between zoomed content and what is outside.
  func scaleDidChange(of view: UIView) {
    guard view.layoutItem.live >= 0 else { return }
    let id = engine.item(at: view.layoutItem.live)
    let scale = Double(view.layoutScale)
    var metrics = engine.metrics(of: id)
    guard metrics.scale != scale else { return }
    metrics.scale = scale
    engine.setMetrics(metrics, of: id)
    entries[Int(id.index)].needsPlacement = true
    itemsToPlace.append(id)
    view.storedSuperview?.markNeedsLayout()
    var outer = view.storedSuperview
    while let ancestor = outer {
      for constraint in ancestor.heldConstraints where constraint.refersTo(view) { insertAgain(constraint) }
      outer = ancestor.storedSuperview
    }
  }

  /// Whether a constraint refers to a dimension of `reference`, even if it does not determine it.
  func isConstrained(_ attribute: LayoutAttribute, of reference: any LayoutItemReference) -> Bool {
    guard reference.layoutItem.live >= 0 else { return false }
    return engine.isConstrained(ItemAnchor(engine.item(at: reference.layoutItem.live), attribute))
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint is `view`, or in it.
  fileprivate func refersTo(_ view: UIView) -> Bool {
    items.contains { $0.holder?.isSelfOrDescendant(of: view) == true }
  }

  /// Whether an item of the constraint is in `view`.
  fileprivate func reaches(into view: UIView) -> Bool {
    items.contains { item in
      guard let holder = item.holder, holder !== view else { return false }
      return holder.isSelfOrDescendant(of: view)
    }
  }
}
