// SPDX-License-Identifier: MIT

/// What a section provider or a custom group can go by.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that a section or a group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before the insets, in points.
  var contentSize: CGSize { get }
  /// The size within the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// An environment of plain values.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero, traitCollection: UITraitCollection) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.traitCollection = traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
  /// The size that is left within insets, at least nothing.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: Swift.max(0, width - insets.leading - insets.trailing),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
