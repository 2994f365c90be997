// SPDX-License-Identifier: MIT

extension UIView {
  /// The layout direction of a view with the semantic content `attribute` in the current traits.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let current: UIUserInterfaceLayoutDirection =
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return userInterfaceLayoutDirection(for: attribute, relativeTo: current)
  }

  /// The layout direction of a view with the semantic content `attribute` in an interface that runs in `direction`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let inherited: UIUserInterfaceLayoutDirection =
      traitValues.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inherited)
  }

  /// Whether the content of the view runs from right to left.
  var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directionDidChange() {
    liveHost?.directionDidChange(of: self)
    marginsMayHaveChanged()
    setNeedsLayout()
  }

  /// The traits of the view, as a value.
  var traitValues: TraitValues {
    var values = storedSuperview?.traitValues ?? baseTraitValues
    if let storedTraitOverrides { values = values.overridden(by: storedTraitOverrides.values) }
    return values
  }

  /// The number of pixels per point of the view's traits.
  var displayScale: CGFloat {
    let scale = traitValues.displayScale
    return scale > 0 ? scale : 1
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    changeTraits { storedTraitOverrides = overrides }
    marginsMayHaveChanged()
  }
}
