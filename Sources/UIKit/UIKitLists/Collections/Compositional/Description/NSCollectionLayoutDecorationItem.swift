// SPDX-License-Identifier: MIT

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout has registered the class of the view.
  open private(set) var elementKind: String
  /// The position of the view in depth. Greater values are in front. Cells have a value of 0 and are in front of
  /// decorations with the same value. The default is `0`.
  open var zIndex = 0

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Creates a background for the whole section, including its insets, headers and footers.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
