// SPDX-License-Identifier: MIT

/// How the items of a section lie: a group, repeated.
///
/// Source: Apple, `NSCollectionLayoutSection`.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// What a list says of the section; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// A section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the content insets begin at; `automatic` for what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers begin at; `automatic` for where the groups begin.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section scrolls across the layout's direction, and where it comes to rest.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers lie within the content insets that are across the layout's direction.
  open var supplementariesFollowContentInsets = true
  /// Called when the section is laid out while it is in sight: with what is in sight, and how far the section was scrolled.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// A section of a list, as wide as the environment.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSection(configuration: configuration, environment: layoutEnvironment).section
  }
}

/// Whether a section scrolls across the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not: its groups follow one another in the layout's direction.
  case none = 0
  /// It scrolls, and comes to rest anywhere.
  case continuous = 1
  /// It comes to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// It comes to rest at multiples of the width.
  case paging = 3
  /// It comes to rest at the beginning of the next group.
  case groupPaging = 4
  /// It comes to rest with the next group in the middle.
  case groupPagingCentered = 5
}

/// What content insets begin at.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the next outer thing says.
  case automatic = 0
  /// The bounds within the content insets.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// An element in sight, whose looks a visible-items handler may change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Elements with greater numbers lie in front.
  var zIndex: Int { get set }
  /// Whether it is not shown.
  var isHidden: Bool { get set }
  /// Its middle, in the content's coordinates, in points.
  var center: CGPoint { get set }
  /// What is done to it around its middle.
  var transform: CGAffineTransform { get set }
  /// The same, in space.
  var transform3D: CATransform3D { get set }
  /// Its place in the data.
  var indexPath: IndexPath { get }
  /// Its place, in the content's coordinates, in points.
  var frame: CGRect { get }
  /// Its size, at the origin.
  var bounds: CGRect { get }
  /// What sort of element it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Called with the elements of a section in sight, how far the section was scrolled, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
