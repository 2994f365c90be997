// SPDX-License-Identifier: MIT

/// The methods that provide the numbers of sections and rows of a table view and the cells of its rows.
///
/// Only the first two methods are required. The default implementations of the others have the behavior of UIKit for
/// a method that is left out.
///
/// Source: Apple, `UITableViewDataSource`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, dequeued from the table or newly created. In a self-sizing table, the cell determines
  /// the height of the row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header; `nil` for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer; `nil` for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited. Returns `true` by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row shows a reorder control.
  ///
  /// Differs from UIKit: the default is `false`; in UIKit it is whether `tableView(_:moveRowAt:to:)` is implemented. Adapted apps have
  /// the default of UIKit.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called to insert or delete a row after a tap on its editing control or on the delete action of a swiped row.
  ///
  /// Without it, rows cannot be deleted by a swipe. Differs from UIKit: if the sources of the data source are not adapted, they can.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called to move a row in the data source after the user has moved it.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the section index; `nil` for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section that corresponds to a title of the section index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil` by default.
  @_disfavoredOverload public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { nil }
  /// Returns `nil` by default.
  @_disfavoredOverload public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { nil }
  /// Returns `true` by default.
  @_disfavoredOverload public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns `false` by default.
  @_disfavoredOverload public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The default implementation does nothing.
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing.
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil` by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index` by default.
  @_disfavoredOverload public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// The methods that prepare the data of rows before they are shown.
///
/// Source: Apple, `UITableViewDataSourcePrefetching`.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called for rows that are likely to be shown soon, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called for prefetched rows that will probably not be shown.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
