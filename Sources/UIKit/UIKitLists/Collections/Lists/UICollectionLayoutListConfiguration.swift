// SPDX-License-Identifier: MIT

/// The appearance of a list section in a compositional layout.
///
/// Source: Apple, `UICollectionLayoutListConfiguration`. Distances are those of tables.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearances of lists.
  public enum Appearance: Int, Sendable {
    /// Full-width rows with pinned headers.
    case plain = 0
    /// Full-width groups of rows, separated by gaps.
    case grouped = 1
    /// Groups of rows with round corners, inset from the edges.
    case insetGrouped = 2
    /// A sidebar with rounded rows.
    case sidebar = 3
    /// A sidebar with plain rows.
    case sidebarPlain = 4
  }

  /// The header of a section.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of the section, as a row with the appearance of a header.
    case firstItemInSection = 2
  }

  /// The footer of a section.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The appearance of the list.
  public let appearance: Appearance
  /// Whether separators are drawn between rows. The default is `true`.
  public var showsSeparators = true
  /// The header mode. The default is `HeaderMode.none`.
  public var headerMode = HeaderMode.none
  /// The footer mode. The default is `FooterMode.none`.
  public var footerMode = FooterMode.none
  /// The space above each header, in points; `nil` for none. The default is `nil`.
  public var headerTopPadding: CGFloat?
  /// The background color of the list, in front of that of the collection view; `nil` for that of the appearance. The default is
  /// `nil`.
  public var backgroundColor: UIColor?

  /// The separators. Stored; has no effect.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Returns the separators of a row. Differs from UIKit: never called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Returns the separators of a row from those of the list.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Returns the actions behind a row that is swiped from the leading edge; `nil` for none. The
  /// default is `nil`. Tests swipe rows with `collectionView.inspection.swipeRow(at:from:fully:)`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions behind a row that is swiped from the trailing edge; `nil` for none. The
  /// default is `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions behind a swiped row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Creates a configuration with the given appearance.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Whether rows are grouped, with gaps between groups.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
