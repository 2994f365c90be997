// SPDX-License-Identifier: MIT

package import InterfaceDocuments
import LayoutModel

extension NibBuilder {
  /// Creates and installs the constraints of `root` and its descendants.
  ///
  /// A view without constraints keeps its frame, because Interface Builder itself adds constraints to such views.
  package func installConstraints(in root: InterfaceView) {
    let mentioned = referencedItems(in: root)
    for view in root.tree where !view.isArranged && !mentioned.contains(view.id) {
      views[view.id]?.translatesAutoresizingMaskIntoConstraints = true
    }
    for view in root.tree {
      guard let holder = views[view.id] else { continue }
      for constraint in view.constraints(under: traits) where isCanvas || !constraint.isPlaceholder {
        install(constraint, on: holder)
      }
    }
  }

  private func referencedItems(in root: InterfaceView) -> Set<String> {
    var items: Set<String> = []
    for constraint in root.tree.flatMap({ $0.constraints(under: traits) }) {
      items.insert(constraint.firstItem)
      if let second = constraint.secondItem { items.insert(second) }
    }
    return items
  }

  private func install(_ constraint: InterfaceConstraint, on holder: UIView) {
    guard let made = make(constraint) else { return }
    made.identifier = constraint.identifier
    constraints[constraint.id] = made
    guard holds(made, holder) else {
      return note(
        .refusedConstraint("The view of the constraint does not contain its items."), at: constraint.element)
    }
    holder.addConstraint(made)
  }

  /// Returns whether `holder` or its descendants contain the items of a constraint.
  private func holds(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      if let view = item as? UIView { return view.isDescendant(of: holder) }
      if let guide = item as? UILayoutGuide { return guide.owningView?.isDescendant(of: holder) == true }
      return item == nil
    }
  }

  /// Creates the constraint that the document describes. For an invalid one, returns `nil` and records an issue.
  private func make(_ constraint: InterfaceConstraint) -> NSLayoutConstraint? {
    guard let attribute = attribute("firstAttribute", of: constraint) else { return nil }
    guard let first = item(constraint.firstItem, of: constraint, "firstItem") else { return nil }
    var second: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?
    if let id = constraint.secondItem {
      guard let otherAttribute = self.attribute("secondAttribute", of: constraint),
        let other = item(id, of: constraint, "secondItem")
      else { return nil }
      second = (other, otherAttribute)
    }
    let priority = Float(constraint.priority(under: traits))
    guard priority > 0, priority <= 1000 else {
      note(.unknownWord("\(priority)", attribute: "priority"), at: constraint.element, "priority")
      return nil
    }
    let multiplier = constraint.multiplier(under: traits)
    guard isPossible(attribute, second?.attribute, multiplier: multiplier) else {
      note(.refusedConstraint("Invalid pairing of layout attributes"), at: constraint.element, "firstAttribute")
      return nil
    }
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: constraint.relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier),
      constant: isFlush(constraint, first, second?.item) ? 0 : CGFloat(constraint.constant(under: traits)))
    made.priority = UILayoutPriority(priority)
    return made
  }

  /// Returns whether a constraint has a standard distance to the safe area, which is 0. The document has a constant all
  /// the same, such as 20.
  ///
  /// Source: recorded documents (Facts, “Recorded documents”), such as launch screens of Xcode 9.
  private func isFlush(_ constraint: InterfaceConstraint, _ first: NSObject, _ second: NSObject?) -> Bool {
    guard settings.hasFlushSafeArea, constraint.isSymbolic, constraint.symbolType == nil, second != nil else {
      return false
    }
    return [first, second].contains { item in
      guard let guide = item as? UILayoutGuide else { return false }
      return guide === guide.owningView?.safeAreaLayoutGuide
    }
  }

  private func attribute(_ name: String, of constraint: InterfaceConstraint) -> NSLayoutConstraint.Attribute? {
    let word = constraint.element[name] ?? ""
    guard let attribute = LayoutAttribute(documentName: word) else {
      note(.unknownWord(word, attribute: name), at: constraint.element, name)
      return nil
    }
    return attribute
  }

  /// Returns the view or guide with the identifier `id`. Returns `nil` if it is not installed in these size classes,
  /// and records an issue if it is not in the document.
  private func item(_ id: String, of constraint: InterfaceConstraint, _ attribute: String) -> NSObject? {
    if let view = views[id] { return view }
    if let guide = guides[id] { return guide }
    if document.layoutItem(id) == nil { note(.missingObject(id), at: constraint.element, attribute) }
    return nil
  }

  /// Returns whether UIKit accepts a constraint between the attributes.
  private func isPossible(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: Double
  ) -> Bool {
    let other = second ?? .notAnAttribute
    do {
      try first.checkPairing(with: other, multiplier: multiplier)
      return true
    } catch {
      return false
    }
  }
}
