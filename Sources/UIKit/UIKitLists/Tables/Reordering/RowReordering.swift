// SPDX-License-Identifier: MIT

/// A row of a table that a finger moves, and the room that the other rows make for it.
struct RowReordering {
  let cell: UITableViewCell
  /// The place from which the row is moved.
  let source: ItemIndexPath
  /// The place of the row if it were dropped now.
  var target: ItemIndexPath
  /// The place that was proposed to the delegate last.
  var proposed: ItemIndexPath
  /// The height of the row, in points.
  let height: CGFloat
  /// The distance of the finger from the top of the row, in points.
  let grip: CGFloat
  /// The top of the row under the finger, in the content's coordinates.
  var top: CGFloat

  /// The row before which the moved one would be, as the rows are numbered before the move.
  private var gap: ItemIndexPath {
    guard target.section == source.section, target > source else { return target }
    return ItemIndexPath(section: target.section, item: target.item + 1)
  }

  /// Returns the distance by which another row makes room, in points.
  func displacement(of path: ItemIndexPath) -> CGFloat {
    if path > source, path < gap { return -height }
    if path < source, path >= gap { return height }
    return 0
  }

  /// Returns the distance by which the header or footer of a section makes room, in points.
  func displacement(of kind: HeaderOrFooter, in section: Int) -> CGFloat {
    displacement(of: ItemIndexPath(section: section, item: kind == .header ? -1 : .max))
  }
}
