// SPDX-License-Identifier: MIT

/// The display of snapshots.
extension ListView {
  /// Replaces the displayed snapshot and lays out the list immediately. Items in both snapshots keep their cells.
  ///
  /// - Parameter configuredAgain: The new index paths of the items whose cells are configured again.
  func show(_ change: any ListChange, counts: [Int], configuredAgain: [ItemIndexPath]) {
    apply(change, nil, counts: counts)
    guard !configuredAgain.isEmpty else { return }
    reconfigure(configuredAgain)
    layoutIfNeeded()
  }
}
