// SPDX-License-Identifier: MIT

/// How a section of rows looks: what makes a list of a compositional layout.
///
/// Source: Apple, `UICollectionLayoutListConfiguration`. Distances are those of tables.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight.
    case plain = 0
    /// Groups of rows from edge to edge with room between them.
    case grouped = 1
    /// Groups of rows with round corners, inset from the edges.
    case insetGrouped = 2
    /// A sidebar with round rows.
    case sidebar = 3
    /// A sidebar with plain rows.
    case sidebarPlain = 4
  }

  /// What stands above the rows of a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item, a row that looks like a header.
    case firstItemInSection = 2
  }

  /// What stands below the rows of a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// What stands above the rows of a section.
  public var headerMode = HeaderMode.none
  /// What stands below the rows of a section.
  public var footerMode = FooterMode.none
  /// The room above each header, in points; nil for none.
  public var headerTopPadding: CGFloat?
  /// The colour behind the list; nil for the look's own.
  public var backgroundColor: UIColor?

  /// A list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// Whether rows come in groups with room around them.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
