// SPDX-License-Identifier: MIT

/// Rarely set values of a view. They are stored separately so that other views are half as large and faster to create.
@MainActor
final class UncommonViewState {
  /// The transform applied around the center for display.
  @exclusivity(unchecked) var transform = CGAffineTransform.identity
  /// The point of the bounds that the center refers to, in fractions of the size.
  @exclusivity(unchecked) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether a scroll view has zoomed the view. Its transform is then the scale of the content in constraints with the scroll view.
  @exclusivity(unchecked) var isZoomed = false
  /// The margins that were set, and the safe area.
  @exclusivity(unchecked) var margins = MarginState()
  /// The trait overrides for the view and its descendants.
  @exclusivity(unchecked) var traitOverrides: UITraitOverrides?
  /// The limits of the text size for the view and its descendants.
  @exclusivity(unchecked) var textSizeLimits: TextSizeLimits?
  /// Whether one of these two is there. Every question about traits reads it, of each view up to the window.
  @exclusivity(unchecked) var changesTraits = false
  /// The traits that the view had in the hierarchy of a window that it has left, until it joins another.
  var traitsOfLeftHierarchy: TraitValues?
  /// Values that layout uses in place of the view's own.
  @exclusivity(unchecked) var measurementOverrides: MeasurementOverrides?
  /// The host of the last fitting computation; `nil` unless it can be repeated.
  @exclusivity(unchecked) var fittingHost: LayoutHost?
  /// The radii of the corners.
  var cornerConfiguration: UICornerConfiguration?
  /// The gesture recognizers and accessibility values; `nil` while all have their defaults.
  var interaction: ViewInteraction?
  /// The methods of the view that have read traits or observable objects; `nil` before the first one has.
  var trackedRuns: [TrackedRun]?
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
    set {
      uncommonForSetting.transform = newValue
      if uncommonForSetting.isZoomed { liveHost?.scaleDidChange(of: self) }
    }
  }

  /// The scale in which the view takes part in the layout of its superview: that of zoomed content which constraints position.
  var layoutScale: CGFloat {
    guard let uncommon, uncommon.isZoomed, !storedTranslatesAutoresizingMask, uncommon.transform.a > 0 else { return 1 }
    return uncommon.transform.a
  }

  /// Makes the transform of the view the scale of zoomed content.
  func markZoomed() { uncommonForSetting.isZoomed = true }

  var storedAnchorPoint: CGPoint {
    get { uncommon?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { uncommonForSetting.anchorPoint = newValue }
  }

  package var marginState: MarginState {
    get { uncommon?.margins ?? MarginState() }
    set { uncommonForSetting.margins = newValue }
  }

  var storedTraitOverrides: UITraitOverrides? {
    get { uncommon?.traitOverrides }
    set {
      uncommonForSetting.traitOverrides = newValue
      noteWhetherTraitsChange()
    }
  }

  var storedTextSizeLimits: TextSizeLimits? {
    get { uncommon?.textSizeLimits }
    set {
      uncommonForSetting.textSizeLimits = newValue
      noteWhetherTraitsChange()
    }
  }

  private func noteWhetherTraitsChange() {
    guard let uncommon else { return }
    uncommon.changesTraits = uncommon.traitOverrides != nil || uncommon.textSizeLimits != nil
  }

  var traitsOfLeftHierarchy: TraitValues? {
    get { uncommon?.traitsOfLeftHierarchy }
    set { uncommonForSetting.traitsOfLeftHierarchy = newValue }
  }

  var storedMeasurementOverrides: MeasurementOverrides? {
    get { uncommon?.measurementOverrides }
    set { uncommonForSetting.measurementOverrides = newValue }
  }

  var fittingHost: LayoutHost? {
    get { uncommon?.fittingHost }
    set { if uncommon != nil || newValue != nil { uncommonForSetting.fittingHost = newValue } }
  }

  var storedCornerConfiguration: UICornerConfiguration? {
    get { uncommon?.cornerConfiguration }
    set { uncommonForSetting.cornerConfiguration = newValue }
  }

  var trackedRuns: [TrackedRun]? {
    get { uncommon?.trackedRuns }
    set { uncommonForSetting.trackedRuns = newValue }
  }

  var interaction: ViewInteraction? {
    get { uncommon?.interaction }
    set { uncommonForSetting.interaction = newValue }
  }
}

/// The values from which a view's margins are computed.
package struct MarginState {
  /// The margins that were set, or the default of 8 points on all sides.
  package enum Raw: Equatable {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  package var raw = Raw.standard
  package var preservesSuperview = false
  package var insetsFromSafeArea = true
  /// Whether the side margins grow until the area between them has a readable width.
  var followsReadableWidth = false
  /// Whether the view is the root view of a view controller, whose margins the system sets.
  var isControllerRoot = false
  /// The insets of the safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// The size in which the safe areas of the subviews were last computed, in points.
  var sizeOfSafeArea = CGSize.zero
  /// Of a window: the number of changes under way after which safe areas are computed; see ``UIView/holdingSafeArea(_:)``.
  var safeAreaHolds = 0
  /// The margins last reported to the engine and to `layoutMarginsDidChange`, in points.
  var announced = standardAnnounced
  var systemGuides: [SystemGuideKind: UILayoutGuide]?

  /// The initial margins of every view, in points.
  static let standardAnnounced = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Whether the margins depend on this view alone.
  var isPlain: Bool { !preservesSuperview && safeArea == .zero && !isControllerRoot && !followsReadableWidth }
}
