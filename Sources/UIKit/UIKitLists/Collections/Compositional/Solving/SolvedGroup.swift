// SPDX-License-Identifier: MIT

/// A group with the positions of all its content, in points, in its own coordinates.
struct SolvedGroup {
  /// A cell.
  struct Item {
    /// The index of the item among those of the outermost group.
    var ordinal: Int
    /// The frame of the cell.
    var frame: CGRect
    var zIndex = 0
    /// The sizing of the cell; `nil` if it is not self-sizing.
    var sizing: ElementSizing?
  }

  /// A badge of an item or a group.
  struct Attachment {
    /// The index of the badge's item, or of the first item of its group.
    var ordinal: Int
    var frame: CGRect
    var kind: String
    var zIndex: Int
  }

  var size: CGSize
  var items: [Item] = []
  var attachments: [Attachment] = []

  /// Adds the content of another group at `origin`.
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
