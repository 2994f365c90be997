// SPDX-License-Identifier: MIT

/// What a view can know of its environment: device kind, room, pixel density, direction, text size, appearance.
///
/// A collection says something about some traits and leaves the others unspecified. It never changes.
///
/// Source: Apple, `UITraitCollection`.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let traits: Traits

  /// Makes a collection in which every trait is unspecified.
  public override convenience init() {
    self.init(Traits())
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Makes a collection from several; where two specify the same trait, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  /// Makes a collection that says only what kind of device it is for.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Traits(userInterfaceIdiom: idiom))
  }

  /// Makes a collection that says only whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(userInterfaceStyle: userInterfaceStyle))
  }

  /// Makes a collection that says only which side leads.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  /// Makes a collection that says only how many pixels a point has; 0 leaves it unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Traits(displayScale: scale))
  }

  /// Makes a collection that says only how much room there is from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontalSizeClass: horizontalSizeClass))
  }

  /// Makes a collection that says only how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  /// Makes a collection that says only how large text should be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The kind of device; unspecified by default.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  /// Light or dark appearance; unspecified by default.
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }

  /// Which side leads; unspecified by default.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }

  /// Pixels a point; 0, the default, where it is unspecified.
  open var displayScale: CGFloat { traits.displayScale }

  /// The room from side to side; unspecified by default.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }

  /// The room from top to bottom; unspecified by default.
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }

  /// How large text should be; unspecified by default.
  open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// Whether every trait that `trait` specifies has the same value here; true where `trait` is nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return traits.overridden(by: trait.traits) == traits
  }

  /// Whether a colour that depends on the appearance may look different in the two environments.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether both specify the same traits with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.hashValue }
}
