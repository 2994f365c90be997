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
    for (view, traits) in old {
      let new = view.traitValues
      guard new != traits else { continue }
      let previous = UITraitCollection(values: traits)
      view.liveHost?.directionDidChange(of: view)
      view.updateSystemGuides()
      view.marginsMayHaveChanged()
      view.viewOwner?.viewTraitsDidChange(from: previous)
      view.traitCollectionDidChange(previous)
      TraitObservers.tell(view, view.traitCollection, previous)
      view.traitsDidChange(from: traits, to: new)
      view.setNeedsLayout()
    }
  }
}
