// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The kind of a section header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }

  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view with data of a section or of the layout, such as a header.
    case supplementaryView = 1
    /// A view without data.
    case decorationView = 2
  }

  /// The events that invalidate the size of a cell.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize` by a cell or its content view.
    case enabled = 1
    /// In addition, constraints that change frames in a cell.
    case enabledIncludingConstraints = 2
  }
}

/// The notification of delegates about displayed elements, and of the prefetching data source about upcoming ones.
extension UICollectionView {
  func tellWillDisplay(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
  }

  func tellDidEndDisplaying(_ key: ElementKey, _ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    }
  }

  /// Notifies the prefetching data source of the items within one screen in the direction of scrolling.
  func prefetchItems() {
    let isHorizontal = super.contentSize.width > bounds.width && super.contentSize.height <= bounds.height
    prefetching.scroll(to: isHorizontal ? bounds.minX : bounds.minY)
    guard isPrefetchingEnabled, let prefetchDataSource, !passState.isMeasuring, !bounds.isEmpty else { return }
    let scrollsBack = prefetching.scrollsBack
    let direction: CGFloat = scrollsBack ? -1 : 1
    let ahead = bounds.offsetBy(
      dx: isHorizontal ? direction * bounds.width : 0, dy: isHorizontal ? 0 : direction * bounds.height)
    let elements = collectionViewLayout.layoutAttributesForElements(in: mirrored(ahead)) ?? []
    let items = elements.filter { $0.category == .cell }.map { ItemIndexPath($0.indexPath) }.sorted()
    let announcement = prefetching.announce(scrollsBack ? items.reversed() : items) { visibleCell(at: $0) != nil }
    if !announcement.canceled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: announcement.canceled.map(\.indexPath))
    }
    if !announcement.new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: announcement.new.map(\.indexPath))
    }
  }
}
