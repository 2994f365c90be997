// SPDX-License-Identifier: MIT

/// A group with the places of everything in it, in its own coordinates, in points.
struct SolvedGroup {
  /// A cell.
  struct Item {
    /// The item's number among those of the outermost group.
    var ordinal: Int
    /// The cell's place.
    var frame: CGRect
    var zIndex = 0
    /// How the cell is asked for its size; nil where it is not.
    var sizing: ElementSizing?
  }

  /// A badge of an item, or of a group.
  struct Attachment {
    /// The number of the item it belongs to, or of the first item of its group.
    var ordinal: Int
    var frame: CGRect
    var kind: String
    var zIndex: Int
  }

  var size: CGSize
  var items: [Item] = []
  var attachments: [Attachment] = []

  /// Takes in what another group holds, at `origin`.
  mutating func add(_ group: SolvedGroup, at origin: CGPoint) {
    for var item in group.items {
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(item)
    }
    for var attachment in group.attachments {
      attachment.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      attachments.append(attachment)
    }
  }
}
