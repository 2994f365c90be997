// SPDX-License-Identifier: MIT

/// The terms in UIKit's messages for a kind of list.
struct ListMessageTerms {
  /// The class of the list, such as `UITableView`.
  var className: String
  /// The name of the list, such as `table view`.
  var list: String
  /// The name of an item, such as `row`.
  var item: String
  /// The separator between two sentences.
  var sentenceSeparator: String

  static let table = ListMessageTerms(className: "UITableView", list: "table view", item: "row", sentenceSeparator: " ")
  static let collection = ListMessageTerms(
    className: "UICollectionView", list: "collection view", item: "item", sentenceSeparator: "  ")
}
