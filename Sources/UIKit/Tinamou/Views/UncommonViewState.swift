// SPDX-License-Identifier: MIT

/// Rarely set values of a view. They are stored separately so that other views are half as large and faster to create.
@MainActor
final class UncommonViewState {
  /// The transform applied around the center for display.
  @exclusivity(unchecked) var transform = CGAffineTransform.identity
  /// The point of the bounds that the center refers to, in fractions of the size.
  @exclusivity(unchecked) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The margins that were set, and the safe area.
  @exclusivity(unchecked) var margins = MarginState()
  /// The trait overrides for the view and its descendants.
  var traitOverrides: UITraitOverrides?
  /// Values that layout uses in place of the view's own.
  var measurementOverrides: MeasurementOverrides?
  /// The radii of the corners.
  var cornerConfiguration: UICornerConfiguration?
  /// The gesture recognizers and accessibility values; `nil` while all have their defaults.
  var interaction: ViewInteraction?
}

extension UIView {
  /// The rarely set values, created on first access.
  private var uncommonForSetting: UncommonViewState {
    if let uncommon { return uncommon }
    let made = UncommonViewState()
    uncommon = made
    return made
  }

  var storedTransform: CGAffineTransform {
    get { uncommon?.transform ?? .identity }
    set { uncommonForSetting.transform = newValue }
  }

  var storedAnchorPoint: CGPoint {
    get { uncommon?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { uncommonForSetting.anchorPoint = newValue }
  }

  var marginState: MarginState {
    get { uncommon?.margins ?? MarginState() }
    set { uncommonForSetting.margins = newValue }
  }

  var storedTraitOverrides: UITraitOverrides? {
    get { uncommon?.traitOverrides }
    set { uncommonForSetting.traitOverrides = newValue }
  }

  var storedMeasurementOverrides: MeasurementOverrides? {
    get { uncommon?.measurementOverrides }
    set { uncommonForSetting.measurementOverrides = newValue }
  }

  var storedCornerConfiguration: UICornerConfiguration? {
    get { uncommon?.cornerConfiguration }
    set { uncommonForSetting.cornerConfiguration = newValue }
  }

  var interaction: ViewInteraction? {
    get { uncommon?.interaction }
    set { uncommonForSetting.interaction = newValue }
  }
}
