// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item comes to lie when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A position of the bits given.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Half-way down.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Half-way across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Along which axis a layout goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }

  /// The sorts of elements.
  public enum ElementCategory: UInt, Sendable {
    /// An item's view.
    case cell = 0
    /// A view that shows data of a section or of the whole, such as a header.
    case supplementaryView = 1
    /// A view that shows no data.
    case decorationView = 2
  }

  /// Whether cells get another size when what is in them changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by themselves.
    case disabled = 0
    /// When a cell or its content view calls `invalidateIntrinsicContentSize`.
    case enabled = 1
    /// Also when constraints move something in a cell.
    case enabledIncludingConstraints = 2
  }
}
