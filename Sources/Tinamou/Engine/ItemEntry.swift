// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// What a host knows of an item of its engine.
struct ItemEntry {
  /// The view of the item; it outlives the pointer, because its item goes before it does.
  unowned(unsafe) var view: UIView?
  /// The guide of the item, for an item that is not a view's.
  unowned(unsafe) var guide: UILayoutGuide?

  /// The reading direction that is inherited here, and the one in which contents are laid out.
  var inheritedDirection = LayoutDirection.leftToRight
  var direction = LayoutDirection.leftToRight
  /// Pixels per point.
  var scale = 1.0

  /// Rows that the view's mask, size or content comes to, two or four of each.
  var autoresizingRows: [Constraint] = []
  var contentRows = ContentRows()

  /// The width that a width-dependent height was last measured for; nil before.
  var measuredWidth: CGFloat?

  /// Whether the item has moved since it was placed last.
  var needsPlacement = true
  /// Whether everything in the item has to be placed again, because the item moved by part of a pixel.
  var contentsNeedPlacement = true

  /// Where the frame's upper left corner is in the root's coordinates: exactly, and as placed on pixels.
  var exactX = 0.0
  var exactY = 0.0
  var placedX = 0.0
  var placedY = 0.0

  /// The rows of content size: at most (hugging) and at least (compression), across and down.
  struct ContentRows {
    var atMostWidth: Constraint?
    var atLeastWidth: Constraint?
    var atMostHeight: Constraint?
    var atLeastHeight: Constraint?
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    var all: [Constraint] { [atMostWidth, atLeastWidth, atMostHeight, atLeastHeight].compactMap { $0 } }
  }

  /// All rows that the host made for the item itself.
  var generatedRows: [Constraint] { autoresizingRows + contentRows.all }

  mutating func forgetGeneratedRows() {
    autoresizingRows = []
    contentRows = ContentRows()
    measuredWidth = nil
  }

  /// Works out directions and scale from the entry of the view that the item is in.
  @MainActor
  mutating func inheritTraits(from parent: ItemEntry?) {
    guard let view else {
      inheritedDirection = parent?.inheritedDirection ?? .leftToRight
      direction = parent?.direction ?? .leftToRight
      scale = parent?.scale ?? 1
      return
    }
    if let parent, view.storedTraitOverrides == nil {
      inheritedDirection = parent.inheritedDirection
      scale = parent.scale
    } else {
      inheritedDirection = view.traitValues.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      scale = Double(view.displayScale)
    }
    let own = UIView.userInterfaceLayoutDirection(
      for: view.semanticContentAttribute,
      relativeTo: inheritedDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    direction = own == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// What a row of the solver was made for.
enum RowOwner {
  case nobody
  case constraint(NSLayoutConstraint)
  /// The wish of a view to have its content's size.
  case contentSize(item: Int32, LayoutAxis)
  /// What the autoresizing mask of a view comes to: its place or its size.
  case autoresizing(item: Int32, NSLayoutConstraint.Attribute)
  /// The target of a question about a fitting size.
  case fittingTarget(LayoutAxis)
  /// The size that a root without a mask keeps for want of anything else.
  case presentSize(LayoutAxis)
}
