// SPDX-License-Identifier: MIT

/// An item of a collection view that is moved by hand.
struct ItemMovement {
  /// The place from which the item is moved.
  let source: ItemIndexPath
  /// The place of the item if it were dropped now.
  var target: ItemIndexPath
  /// The place that was proposed to the delegate last.
  var proposed: ItemIndexPath
  /// The middle of the item, in points, in the content's coordinates.
  var center: CGPoint
  /// The distance of the finger from the middle of the item, in points, if it is moved by its reorder control.
  var grip = CGPoint.zero

  /// Returns the place at which another item is shown, to make room. Only items of the same section change places.
  func shownPlace(of path: ItemIndexPath) -> ItemIndexPath {
    guard target.section == source.section, path.section == source.section else { return path }
    if path > source, path <= target { return ItemIndexPath(section: path.section, item: path.item - 1) }
    if path < source, path >= target { return ItemIndexPath(section: path.section, item: path.item + 1) }
    return path
  }
}
