// SPDX-License-Identifier: MIT

/// The methods that provide the items and views of a collection view.
///
/// Differs from UIKit: Swift on Linux has no optional requirements; all of UIKit's optional methods have default
/// implementations.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell of an item, dequeued for `indexPath`.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued for `indexPath`.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user may move an item.
  ///
  /// Differs from UIKit: the default is `false`; in UIKit it is whether `collectionView(_:moveItemAt:to:)` is implemented. Adapted apps
  /// have the default of UIKit.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Called to move an item in the data source after the user has moved it.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the section index; `nil` for none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path of the item for a title of the section index.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns an unusable view by default, for which the collection view raises an exception as for `nil` in
  /// Objective-C.
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns `false` by default.
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// The default implementation does nothing.
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns `nil` by default.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the first item by default.
  @_disfavoredOverload public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  )
    -> IndexPath
  { IndexPath(item: 0, section: 0) }
}

/// The methods that prepare the data of items before they are shown.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called for items that are likely to be shown soon, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called for prefetched items that will probably not be shown.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
