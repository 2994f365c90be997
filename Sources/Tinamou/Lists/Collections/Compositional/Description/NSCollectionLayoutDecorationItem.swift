// SPDX-License-Identifier: MIT

/// A view behind a section that shows no data.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the layout knows the view's class.
  public let elementKind: String
  /// Views with greater numbers lie in front. Cells have 0 and lie in front of decorations of 0.
  open var zIndex = 0

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind all of the section, with its insets, headers and footers.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
