// SPDX-License-Identifier: MIT

/// The layout of a section, which repeats a group.
///
/// Source: Apple, `NSCollectionLayoutSection`.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// The list configuration of the section; `nil` for a section that is not a list.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats `group`.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default is `0`.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the content insets. `automatic` means the reference in the layout's configuration. The default
  /// is `UIContentInsetsReference.automatic`.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers. `automatic` means the reference of the groups. The default
  /// is `UIContentInsetsReference.automatic`.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior of a section that scrolls orthogonally to the layout's direction. The default is
  /// `UICollectionLayoutSectionOrthogonalScrollingBehavior.none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inside the content insets orthogonal to the layout's direction. The default is
  /// `true`.
  open var supplementariesFollowContentInsets = true
  /// A closure called during the layout of a visible section, with its visible items and its scroll offset. The default
  /// is `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The decoration views behind the section. The default is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of a list with the width of the environment.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSection(configuration: configuration, environment: layoutEnvironment).section
  }
  /// The properties of scrolling in an orthogonal section.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
}

/// The behavior of a section that scrolls orthogonally to the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll; its groups follow the layout's direction.
  case none = 0
  /// The section scrolls continuously.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the section's width.
  case paging = 3
  /// Scrolling stops at the leading edge of the next group.
  case groupPaging = 4
  /// Scrolling stops with the next group centered.
  case groupPagingCentered = 5
}

/// The references of content insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the enclosing element.
  case automatic = 0
  /// The bounds inside the content insets.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content area.
  case readableContent = 4
}

/// A visible element whose appearance a visible-items handler can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity of the element.
  var alpha: CGFloat { get set }
  /// The position of the element in depth. Greater values are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center, in points, in the content's coordinates.
  var center: CGPoint { get set }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform around the center.
  var transform3D: CATransform3D { get set }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame, in points, in the content's coordinates.
  var frame: CGRect { get }
  /// The bounds, with the origin at zero.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// A closure called with the visible items of a section, its scroll offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The properties of scrolling in an orthogonal section.
///
/// Source: Apple, `UICollectionLayoutSectionOrthogonalScrollingProperties`.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content bounces at its ends. Raw values are UIKit's.
  public enum Bounce: Int, Sendable { case automatic, always, never }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: Hashable, Sendable {
    let rate: CGFloat?
    /// The rate that suits the section.
    public static let automatic = DecelerationRate(rate: nil)
    /// The normal rate.
    public static let normal = DecelerationRate(rate: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rate: 0.99)
  }

  /// The rate at which scrolling slows down. The default is `.automatic`: the normal one, or the fast one where scrolling stops at groups
  /// or pages.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether content bounces at its ends. The default is `.automatic`: if it is wider than the section.
  open var bounce = Bounce.automatic

  override init() { super.init() }
}

/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which sections are arranged. The default is `UICollectionView.ScrollDirection.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default is `0`.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the layout. The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference of the sections' content insets, across the scroll axis. `automatic` means the safe area. The
  /// default is `UIContentInsetsReference.safeArea`.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration with the default values.
  public override init() { super.init() }

  final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Returns a copy of the configuration.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; configurations are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }
}
