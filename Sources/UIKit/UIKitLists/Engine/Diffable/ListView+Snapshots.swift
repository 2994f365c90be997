// SPDX-License-Identifier: MIT

/// The display of snapshots.
extension ListView {
  /// Replaces the displayed snapshot and lays out the list immediately. Items in both snapshots keep their cells.
  ///
  /// - Parameters:
  ///   - animations: The animations of the changes; `nil` if they are not animated.
  ///   - configuredAgain: The new index paths of the items whose cells are configured again.
  func show(
    _ change: any ListChange, _ animations: UpdateAnimations?, counts: [Int], configuredAgain: [ItemIndexPath]
  ) {
    apply(change, nil, animations, counts: counts)
    guard !configuredAgain.isEmpty else { return }
    reconfigure(configuredAgain)
    if animations == nil { layoutIfNeeded() } else { UpdateAnimations.animate { layoutIfNeeded() } }
  }

  /// The animations of a snapshot that is applied now, at whose end `completion` is called; `nil` if it is not animated.
  func snapshotAnimations(
    _ isWanted: Bool, by standard: UITableView.RowAnimation = .automatic, _ completion: (() -> Void)?
  ) -> UpdateAnimations? {
    guard isWanted, animatesUpdates else { return nil }
    var animations = UpdateAnimations(standard: standard)
    if let completion { animations.completions.append { _ in completion() } }
    return animations
  }
}
