// SPDX-License-Identifier: MIT

/// What tables and collection views have in common: batch updates, selection, cells that are configured again, and prefetching.
///
/// The extensions of this protocol hold the logic; the conforming classes know their data source, their delegate and where
/// elements lie.
@MainActor
protocol ListView: UIScrollView {
  associatedtype Cell: ListCell

  /// The words for messages about this kind of list.
  static var terms: ListTerms { get }

  // MARK: State

  /// The batch update that is being recorded; nil outside of updates.
  var batch: BatchUpdates? { get set }
  var selection: ListSelection { get set }

  // MARK: Data

  /// The number of items of each section as the list shows them.
  var itemCounts: [Int] { get }
  /// The number of items of each section as the data source has them now; nil without a data source.
  func dataSourceCounts() -> [Int]?
  /// Brings the list up to date with the data source and the present frames before the first change is recorded.
  func prepareForUpdates()
  /// Moves views, selection and sizes to where their items are after an update, and lays out.
  func apply(_ change: any ListChange, _ batch: BatchUpdates?, counts: [Int])
  /// Called at the end of a batch update without changes.
  func emptyUpdateDidEnd()
  /// Asks the data source for everything again.
  func reloadEverything()

  // MARK: Cells

  func visibleCell(at path: ItemIndexPath) -> Cell?
  /// Has the data source configure the cell of an item that is visible; returns the cell that it gives.
  func configureAgain(_ cell: Cell, at path: ItemIndexPath) -> Cell?
  /// Notes that the content of a visible cell has changed, so that its size has to be measured again.
  func contentDidChange(of cell: Cell, at path: ItemIndexPath)
  /// Removes a visible cell, so that the next layout asks for another.
  func removeVisibleCell(at path: ItemIndexPath)

  // MARK: Selection

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }
  /// The delegate's decisions; each has UIKit's default without a delegate.
  var selectionDelegate: any SelectionDelegate { get }
}
