// SPDX-License-Identifier: MIT

extension UIView {
  /// Runs a change that may affect the traits of this view and its descendants, and notifies those whose traits
  /// changed.
  ///
  /// - Complexity: proportional to the number of views times their depth.
  func changeTraits(_ change: () -> Void) {
    var old: [(view: UIView, traits: TraitValues)] = []
    forEachBelow { old.append(($0, $0.traitValues)) }
    change()
    for (view, traits) in old where view.traitValues != traits { view.traitsDidChange(from: traits) }
  }

  private func traitsDidChange(from old: TraitValues) {
    let previous = UITraitCollection(values: old)
    liveHost?.directionDidChange(of: self)
    updateSystemGuides()
    marginsMayHaveChanged()
    viewOwner?.viewTraitsDidChange(from: previous)
    traitCollectionDidChange(previous)
    TraitObservers.tell(self, traitCollection, previous)
    traitsDidChange(from: old, to: traitValues)
    setNeedsLayout()
  }

  // MARK: Moves

  /// Notes the traits that the view had in the hierarchy of a window that it has left, to compare them with those of the next one.
  func noteTraitsOfLeftHierarchy(_ old: TraitValues) {
    guard traitsOfLeftHierarchy == nil else { return }
    traitsOfLeftHierarchy = old
  }

  /// Notifies the views that have come from the hierarchy of a window with other traits.
  func tellTraitChangesByMove() {
    forEachBelow { view in
      guard let old = view.traitsOfLeftHierarchy else { return }
      view.traitsOfLeftHierarchy = nil
      view.tellTraitChanges(from: old)
    }
  }

  private func tellTraitChanges(from old: TraitValues) {
    let previous = uncommon?.traits(over: old) ?? old
    if traitValues != previous { traitsDidChange(from: previous) }
    storedSubviews.forEachKept { $0.tellTraitChanges(from: previous) }
  }
}
