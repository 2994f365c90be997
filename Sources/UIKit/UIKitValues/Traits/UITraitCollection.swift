// SPDX-License-Identifier: MIT

/// The environment of a view: device, size classes, pixels per point, direction, text size, appearance.
///
/// A collection specifies some traits and leaves the others unspecified. It is immutable.
///
/// Source: Apple, `UITraitCollection`.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits that the collection specifies.
  package final let values: TraitValues

  /// Creates a collection in which all traits are unspecified.
  public override init() { values = TraitValues() }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection from several collections. If two specify the same trait, the later one is used.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
  }

  /// Creates a collection that specifies the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  /// Creates a collection that specifies the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection that specifies the number of pixels per point; 0 leaves it unspecified.
  public convenience init(displayScale scale: CGFloat) {
    self.init(values: TraitValues(displayScale: scale))
  }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection that specifies the content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// The user interface idiom. The default is unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    noting(UITraitUserInterfaceIdiom.self, values.userInterfaceIdiom)
  }

  /// The light or dark appearance. The default is unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle {
    noting(UITraitUserInterfaceStyle.self, values.userInterfaceStyle)
  }

  /// The layout direction. The default is unspecified.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    noting(UITraitLayoutDirection.self, values.layoutDirection)
  }

  /// The number of pixels per point. The default is 0, which means unspecified.
  open var displayScale: CGFloat {
    noting(UITraitDisplayScale.self, values.displayScale)
  }

  /// The horizontal size class. The default is unspecified.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    noting(UITraitHorizontalSizeClass.self, values.horizontalSizeClass)
  }

  /// The vertical size class. The default is unspecified.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    noting(UITraitVerticalSizeClass.self, values.verticalSizeClass)
  }

  /// The content size category. The default is unspecified.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    noting(UITraitPreferredContentSizeCategory.self, values.preferredContentSizeCategory)
  }

  /// The contrast. The default is `.unspecified`; views have `.normal`.
  open var accessibilityContrast: UIAccessibilityContrast {
    noting(UITraitAccessibilityContrast.self, values.accessibilityContrast)
  }
  /// The range of colors. The default is `.unspecified`; views have `.P3`.
  open var displayGamut: UIDisplayGamut {
    noting(UITraitDisplayGamut.self, values.displayGamut)
  }
  /// Whether the force of touches is measured. The default is `.unknown`; views have `.unavailable`.
  open var forceTouchCapability: UIForceTouchCapability {
    noting(UITraitForceTouchCapability.self, values.forceTouchCapability)
  }
  /// The weight of text. The default is `.unspecified`; views have `.regular`.
  open var legibilityWeight: UILegibilityWeight {
    noting(UITraitLegibilityWeight.self, values.legibilityWeight)
  }
  /// The level of the interface. The default is `.unspecified`; views have `.base`.
  open var userInterfaceLevel: UIUserInterfaceLevel {
    noting(UITraitUserInterfaceLevel.self, values.userInterfaceLevel)
  }
  /// Whether the window is active. The default is `.unspecified`; views have `.active`.
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    noting(UITraitActiveAppearance.self, values.activeAppearance)
  }

  /// Creates a collection that specifies the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection that specifies the range of colors.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Creates a collection that specifies the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates a collection that specifies whether the force of touches is measured.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  /// Creates a collection that specifies whether the window is active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Returns whether all traits that `trait` specifies have the same values here; `true` if it is `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether colors that depend on the appearance may differ between the two environments.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// The traits for colors and fonts used outside a view, on the calling thread.
  ///
  /// Until a thread sets its own traits, these are the traits of the main screen.
  open class var current: UITraitCollection {
    get { threadCollection }
    set { threadCollection = newValue }
  }

  /// Runs `actions` with this collection as ``current`` on the calling thread, and restores the previous collection
  /// afterward.
  open func performAsCurrent(_ actions: () -> Void) { runAsThreadCollection(actions) }

  /// Returns whether both specify the same traits with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
