// SPDX-License-Identifier: MIT

/// Showing snapshots.
extension ListView {
  /// Replaces the snapshot that is shown: items of both keep their cells. Lays out at once.
  ///
  /// - Parameter configuredAgain: the new index paths of the items whose cells are configured again.
  func show(_ change: any ListChange, counts: [Int], configuredAgain: [ItemIndexPath]) {
    apply(change, nil, counts: counts)
    guard !configuredAgain.isEmpty else { return }
    reconfigure(configuredAgain)
    layoutIfNeeded()
  }
}
