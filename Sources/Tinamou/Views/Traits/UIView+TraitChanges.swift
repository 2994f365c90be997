// SPDX-License-Identifier: MIT

extension UIView {
  /// Makes a change after which other traits may hold here and below, and tells whoever sees other ones.
  ///
  /// - Complexity: the number of views, times their depth.
  func changeTraits(_ change: () -> Void) {
    var old: [(view: UIView, traits: TraitValues)] = []
    forEachBelow { old.append(($0, $0.traitValues)) }
    change()
    for (view, traits) in old where view.traitValues != traits {
      let previous = UITraitCollection(values: traits)
      view.liveHost?.directionDidChange(of: view)
      view.updateSystemGuides()
      view.marginsMayHaveChanged()
      if let controller = view.viewController {
        controller.traitCollectionDidChange(previous)
        TraitObservers.tell(controller, controller.traitCollection, previous)
      }
      view.traitCollectionDidChange(previous)
      TraitObservers.tell(view, view.traitCollection, previous)
      view.setNeedsLayout()
    }
  }
}
