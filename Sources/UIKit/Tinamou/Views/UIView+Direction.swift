// SPDX-License-Identifier: MIT

extension UIView {
  /// The layout direction of the current traits.
  class var currentDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var effectiveDirection: UIUserInterfaceLayoutDirection {
    let inherited: UIUserInterfaceLayoutDirection =
      traitValues.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return semanticContentAttribute.direction(relativeTo: inherited)
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

extension UISemanticContentAttribute {
  /// The layout direction of content with this attribute in an interface that runs in `direction`.
  func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
