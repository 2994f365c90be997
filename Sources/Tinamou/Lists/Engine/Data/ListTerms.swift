// SPDX-License-Identifier: MIT

/// The words that UIKit's messages use for a kind of list.
struct ListTerms {
  /// The class of the list, such as `UITableView`.
  var className: String
  /// The list, such as `table view`.
  var list: String
  /// One of its items, such as `row`.
  var item: String
  /// What separates two sentences.
  var sentenceGap: String

  static let table = ListTerms(className: "UITableView", list: "table view", item: "row", sentenceGap: " ")
  static let collection = ListTerms(
    className: "UICollectionView", list: "collection view", item: "item", sentenceGap: "  ")
}
