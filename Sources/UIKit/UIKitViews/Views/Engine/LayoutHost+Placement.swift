// SPDX-License-Identifier: MIT

import LayoutModel

/// Setting frames, rounded to pixels, from solved rectangles.
extension LayoutHost {
  /// Marks the superviews of the items that the last solution moved or resized.
  func markMovedItems() {
    guard isLive else { return }
    engine.collectMovedItems(into: &movedItems)
    var markedParent: Int32 = -1
    itemsToPlace.append(movedItems)
    for item in movedItems {
      entries[Int(item.index)].needsPlacement = true
      guard let parent = engine.parent(of: item) else {
        rootFrameChanged(engine.frame(of: item))
        continue
      }
      // Consecutive items usually have the same parent.
      guard parent.index != markedParent else { continue }
      markedParent = parent.index
      entries[Int(parent.index)].view?.markNeedsLayout()
    }
  }

  /// Starts a list of the items that wait for their frames, after a layout of the whole hierarchy.
  func didLayOut() {
    guard isLive, itemsToPlace.isFull, itemsToPlace.mayRestart,
      root.marks.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout])
    else { return }
    var waiting: [Int32] = []
    for index in entries.indices where entries[index].needsPlacement {
      if let view = entries[index].view, view !== root { waiting.append(Int32(index)) }
    }
    itemsToPlace.restart(waiting)
  }

  /// Sets the size of a root without an autoresizing mask to the one that its constraints give it.
  private func rootFrameChanged(_ frame: Rectangle) {
    guard !root.storedTranslatesAutoresizingMask else { return }
    let grid = PixelGrid(scale: Double(root.displayScale))
    root.setUntransformedFrame(
      origin: root.storedOrigin,
      size: CGSize(width: grid.rounded(frame.width), height: grid.rounded(frame.height)))
  }

  /// Sets the frames of the subviews and guides of `view` that moved.
  func setFrames(in view: UIView) {
    let index = view.layoutItem.live
    guard index >= 0 else { return }
    let parent = entries[Int(index)].corner
    let updatesAll = entries[Int(index)].contentsNeedPlacement
    entries[Int(index)].contentsNeedPlacement = false
    let grid = PixelGrid(scale: entries[Int(index)].traits.scale)
    func place(_ subview: UIView) {
      let item = subview.layoutItem.live
      guard item >= 0, updatesAll || entries[Int(item)].needsPlacement else { return }
      entries[Int(item)].needsPlacement = false
      setFrame(of: subview, in: view, parent, grid)
    }
    if !updatesAll, let few = itemsToPlace.few(among: view.storedSubviews.count) {
      for item in few {
        // An item can have been discarded since, and its index used again.
        if let subview = entries[Int(item)].view, subview.storedSuperview === view { place(subview) }
      }
      itemsToPlace.removeAll { !entries[Int($0)].needsPlacement }
    } else {
      view.storedSubviews.forEachKept(place)
    }
    for guide in view.storedLayoutGuides where guide.layoutItem.live >= 0 {
      guide.storedFrame = frame(ofItem: guide.layoutItem.live, in: view, parent, grid).rectangle
    }
  }

  private func setFrame(of view: UIView, in superview: UIView, _ parent: ItemEntry.Corner, _ grid: PixelGrid) {
    let index = Int(view.layoutItem.live)
    if view.storedTranslatesAutoresizingMask { return setFrameByMask(of: view, in: superview, parent) }
    let rounded = frame(ofItem: view.layoutItem.live, in: superview, parent, grid)
    moveEntry(index, to: rounded.corner, grid)
    view.setUntransformedFrame(origin: Self.origin(of: view, rounded.rectangle), size: rounded.rectangle.size)
    if let uncommon = view.uncommon, uncommon.margins.preservesSuperview { view.marginsMayHaveChanged() }
  }

  /// Returns the origin at which constraints place a view.
  ///
  /// They determine `bounds` and `center`. UIKit sets `center` to the middle of the rectangle whatever the anchor point
  /// is, so a view with another anchor point is displaced, for which apps add half of its size to a constant. The rectangle of
  /// zoomed content grows with its scale.
  private static func origin(of view: UIView, _ rectangle: CGRect) -> CGPoint {
    guard let anchor = view.uncommon?.anchorPoint else { return rectangle.origin }
    let middle = view.layoutScale / 2
    return CGPoint(
      x: rectangle.minX + rectangle.width * (middle - anchor.x),
      y: rectangle.minY + rectangle.height * (middle - anchor.y))
  }

  /// Sets the frame of a view by its autoresizing mask. It moves only where its superview's size requires it.
  private func setFrameByMask(of view: UIView, in superview: UIView, _ parent: ItemEntry.Corner) {
    let index = Int(view.layoutItem.live)
    let exact = engine.frame(of: engine.item(at: view.layoutItem.live))
    let frame = CGRect(x: exact.x, y: exact.y, width: exact.width, height: exact.height)
    let old = view.untransformedFrame
    let moved =
      abs(frame.minX - old.minX) > 1e-6 || abs(frame.minY - old.minY) > 1e-6
      || abs(frame.width - old.width) > 1e-6 || abs(frame.height - old.height) > 1e-6
    if moved { view.setUntransformedFrame(origin: frame.origin, size: frame.size) }
    let x = Double(view.storedOrigin.x - superview.storedBounds.minX)
    let y = Double(view.storedOrigin.y - superview.storedBounds.minY)
    entries[index].corner = ItemEntry.Corner(
      exactX: parent.exactX + x, exactY: parent.exactY + y, roundedX: parent.roundedX + x, roundedY: parent.roundedY + y
    )
  }

  /// The frame of an item.
  private struct RoundedFrame {
    /// The frame in the superview's coordinates, in points, rounded to pixels.
    var rectangle: CGRect
    var corner: ItemEntry.Corner
  }

  /// Rounds each edge to the nearest pixel in the root's coordinates, so that adjacent views have neither gaps nor
  /// overlaps.
  ///
  /// Source: recorded frames (Facts, “Recorded documents”); halves are rounded up.
  private func frame(ofItem item: Int32, in superview: UIView, _ parent: ItemEntry.Corner, _ grid: PixelGrid)
    -> RoundedFrame
  {
    let exact = engine.frame(of: engine.item(at: item))
    let origin = superview.storedBounds.origin
    let left = parent.exactX + exact.x - Double(origin.x)
    let top = parent.exactY + exact.y - Double(origin.y)
    let pixelLeft = grid.rounded(left)
    let pixelTop = grid.rounded(top)
    let rectangle = CGRect(
      x: grid.snapped(pixelLeft - parent.roundedX + Double(origin.x)),
      y: grid.snapped(pixelTop - parent.roundedY + Double(origin.y)),
      width: grid.snapped(grid.rounded(left + exact.width) - pixelLeft),
      height: grid.snapped(grid.rounded(top + exact.height) - pixelTop))
    return RoundedFrame(
      rectangle: rectangle,
      corner: ItemEntry.Corner(exactX: left, exactY: top, roundedX: pixelLeft, roundedY: pixelTop))
  }

  /// Stores the position of an item. When it moved by a fraction of a pixel, its content must be rounded again.
  private func moveEntry(_ index: Int, to corner: ItemEntry.Corner, _ grid: PixelGrid) {
    let old = entries[index].corner
    let keepsGrid = grid.isWhole(corner.exactX - old.exactX) && grid.isWhole(corner.exactY - old.exactY)
    entries[index].corner = corner
    // The content keeps its frames when the item moves by whole pixels.
    if !keepsGrid, let view = entries[index].view, view.marks.contains(.needsItems) {
      entries[index].contentsNeedPlacement = true
      view.markNeedsLayout()
    }
  }
}

extension UIView {
  /// The height before rounding to pixels, in points: that of the last solution, or of the bounds if constraints do not position
  /// the view.
  var exactHeight: CGFloat {
    guard let host = liveHost, layoutItem.live >= 0 else { return storedBounds.height }
    return CGFloat(host.engine.frame(of: host.engine.item(at: layoutItem.live)).height)
  }
}
