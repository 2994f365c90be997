// SPDX-License-Identifier: MIT

/// The terms in UIKit's messages for a kind of list.
struct ListTerms {
  /// The class of the list, such as `UITableView`.
  var className: String
  /// The name of the list, such as `table view`.
  var list: String
  /// The name of an item, such as `row`.
  var item: String
  /// The separator between two sentences.
  var sentenceGap: String

  static let table = ListTerms(className: "UITableView", list: "table view", item: "row", sentenceGap: " ")
  static let collection = ListTerms(
    className: "UICollectionView", list: "collection view", item: "item", sentenceGap: "  ")
}
