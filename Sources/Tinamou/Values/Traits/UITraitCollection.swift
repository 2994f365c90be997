// SPDX-License-Identifier: MIT

/// What a view can know of its environment: device kind, room, pixel density, direction, text size, appearance.
///
/// A collection says something about some traits and leaves the others unspecified. It never changes.
///
/// Source: Apple, `UITraitCollection`.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the collection says.
  let values: TraitValues

  /// Makes a collection in which every trait is unspecified.
  public override convenience init() {
    self.init(values: TraitValues())
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection from several; where two specify the same trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Makes a collection that says only what kind of device it is for.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  /// Makes a collection that says only whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that says only which side leads.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Makes a collection that says only how many pixels a point has; 0 leaves it unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  /// Makes a collection that says only how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes a collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Makes a collection that says only how large text should be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The kind of device; unspecified by default.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// Light or dark appearance; unspecified by default.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

  /// Which side leads; unspecified by default.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// Pixels a point; 0, the default, where it is unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// The room from side to side; unspecified by default.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

  /// The room from top to bottom; unspecified by default.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

  /// How large text should be; unspecified by default.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// Whether every trait that `trait` specifies has the same value here; true where `trait` is nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether a colour that depends on the appearance may look different in the two environments.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether both specify the same traits with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
