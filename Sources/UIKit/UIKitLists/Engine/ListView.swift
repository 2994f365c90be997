// SPDX-License-Identifier: MIT

/// The common behavior of tables and collection views: batch updates, selection, reconfiguring cells, and prefetching.
///
/// The extensions of this protocol contain the logic. The conforming classes provide access to their data source, their
/// delegate and the positions of elements.
@MainActor
protocol ListView: UIScrollView {
  associatedtype Cell: ListCell

  /// The terms for messages about this kind of list.
  static var terms: ListMessageTerms { get }

  // MARK: State

  /// The batch update that is being recorded; `nil` outside of updates.
  var batch: BatchUpdates? { get set }
  var selection: ListSelection { get set }

  // MARK: Data

  /// The number of items of each section as the list shows them.
  var itemCounts: [Int] { get }
  /// The number of items of each section as the data source has them now; `nil` without a data source.
  func dataSourceCounts() -> [Int]?
  /// Updates the list from the data source and the current frames before the first change is recorded.
  func prepareForUpdates()
  /// Assigns views, selection and sizes to the new positions of their items after an update, and lays out the list.
  ///
  /// - Parameter animations: The animations of the changes; `nil` if they are not animated.
  func apply(_ change: any ListChange, _ batch: BatchUpdates?, _ animations: UpdateAnimations?, counts: [Int])
  /// Called at the end of a batch update without changes.
  func emptyUpdateDidEnd(_ animations: UpdateAnimations?)
  /// Whether the list is laid out, so that an update has views to begin from, and is not being laid out now.
  var isReadyForAnimation: Bool { get }
  /// Reloads everything from the data source.
  func reloadEverything()

  // MARK: Cells

  func visibleCell(at path: ItemIndexPath) -> Cell?
  /// Requests that the data source configure the visible cell of an item again. Returns the cell that the data source
  /// returned.
  func configureAgain(_ cell: Cell, at path: ItemIndexPath) -> Cell?
  /// Invalidates the size of a visible cell after its content has changed.
  func contentDidChange(of cell: Cell, at path: ItemIndexPath)
  /// Removes a visible cell, so that the next layout requests a new one.
  func removeVisibleCell(at path: ItemIndexPath)

  // MARK: Selection

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }
  /// The delegate that controls selection; without a delegate, UIKit's defaults.
  var selectionDelegate: any SelectionDelegate { get }
}

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
