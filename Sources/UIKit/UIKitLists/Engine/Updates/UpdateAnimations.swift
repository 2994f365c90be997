// SPDX-License-Identifier: MIT

/// The animations of an update: how items appear and disappear, and what is called at the end.
@MainActor
struct UpdateAnimations {
  /// The duration, in seconds. It approximates UIKit's, which is not documented.
  static let duration: TimeInterval = 0.3

  /// The animation of items and sections for which none is given.
  var standard = UITableView.RowAnimation.automatic
  /// The animations of inserted items, by their index paths after the update.
  var insertedItems: [ItemIndexPath: UITableView.RowAnimation] = [:]
  /// The animations of deleted and of reloaded items, by their index paths before the update.
  var removedItems: [ItemIndexPath: UITableView.RowAnimation] = [:]
  /// The animations of inserted sections, by their indexes after the update.
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of deleted and of reloaded sections, by their indexes before the update.
  var removedSections: [Int: UITableView.RowAnimation] = [:]
  /// The closures that are called at the end.
  var completions: [(Bool) -> Void] = []

  // MARK: Recording

  mutating func setInserted(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { insertedItems[ItemIndexPath(path)] = animation }
  }
  mutating func setRemoved(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { removedItems[ItemIndexPath(path)] = animation }
  }
  mutating func setInserted(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }
  mutating func setRemoved(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { removedSections[section] = animation }
  }

  // MARK: Results

  /// Returns the animation with which an item disappears that was deleted or reloaded.
  func ofRemoved(_ old: ItemIndexPath) -> UITableView.RowAnimation {
    removedItems[old] ?? removedSections[old.section] ?? standard
  }

  /// Returns the animation with which an item appears that was inserted or reloaded.
  ///
  /// - Parameter old: The index path before the update of an item that was reloaded by itself.
  func ofInserted(_ new: ItemIndexPath, reloaded old: ItemIndexPath?) -> UITableView.RowAnimation {
    old.flatMap { removedItems[$0] } ?? insertedItems[new] ?? ofInserted(section: new.section)
  }

  /// Returns the animation with which the header and footer of a section appear that was inserted or reloaded.
  func ofInserted(section: Int) -> UITableView.RowAnimation {
    insertedSections[section] ?? removedSections[section] ?? standard
  }

  // MARK: Animating

  /// Performs `changes` as an animation, and calls `completion` at its end.
  static func animate(
    for duration: TimeInterval = duration, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    AnimationBlock.run(lasting: duration, changes) { _ in completion?() }
  }

  /// Calls the closures for the end.
  func complete() { for completion in completions { completion(true) } }
}

extension ListView {
  /// Whether an update that begins now is animated: on a clock that is running, in a window, and outside of
  /// `UIView.performWithoutAnimation(_:)`.
  var animatesUpdates: Bool {
    AnimationClock.main.isRunning && AnimationRecorder.isEnabled && window != nil && isReadyForAnimation
  }
}
