// SPDX-License-Identifier: MIT

/// The place of a menu beside a rectangle: below it or, with more room there, above it, within the room of the screen.
struct MenuPlacement {
  /// The rectangle, in points, in the coordinates of the screen.
  let anchor: CGRect
  /// The horizontal middle of the menu where there is room.
  let middle: CGFloat
  /// The room of the screen.
  let room: CGRect
  /// Whether the menu begins at the edge of the rectangle, which it covers.
  let coversAnchor: Bool
  /// The distance from the rectangle otherwise.
  let gap: CGFloat

  private var roomBelow: CGFloat { room.maxY - (coversAnchor ? anchor.minY : anchor.maxY + gap) }
  private var roomAbove: CGFloat { (coversAnchor ? anchor.maxY : anchor.minY - gap) - room.minY }

  /// Returns whether a menu of a height is above the rectangle.
  func opensUpward(_ height: CGFloat) -> Bool { height > roomBelow && roomAbove > roomBelow }

  /// Returns the frame of a menu. It is lower than its content if there is not enough room; it covers the rectangle if that leaves less
  /// than half of the screen.
  func frame(for size: CGSize) -> CGRect {
    let width = min(size.width, room.width)
    let x = min(max(middle - width / 2, room.minX), room.maxX - width)
    let isUp = opensUpward(size.height)
    let height = min(size.height, max(isUp ? roomAbove : roomBelow, room.height / 2), room.height)
    let ideal = isUp ? room.minY + roomAbove - height : room.maxY - roomBelow
    let y = min(max(ideal, room.minY), room.maxY - height)
    return CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
  }

  /// Returns the frames of a menu and of the preview beside it, which moves and shrinks as far as the room needs it.
  ///
  /// - Parameters:
  ///   - size: The size of the menu; zero for a preview alone.
  ///   - preview: The frame of the preview, in the coordinates of the screen.
  func frames(for size: CGSize, beside preview: CGRect) -> (menu: CGRect, preview: CGRect) {
    let distance = size.height > 0 ? gap : 0
    let leastMenu = min(size.height, room.height / 2)
    let scale = min(
      1, room.width / max(1, preview.width), (room.height - leastMenu - distance) / max(1, preview.height))
    let shown = CGSize(width: preview.width * scale, height: preview.height * scale)
    let height = min(size.height, room.height - shown.height - distance)
    var frame = CGRect(
      x: preview.midX - shown.width / 2, y: preview.midY - shown.height / 2, width: shown.width, height: shown.height)
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
    let isUp = frame.maxY + distance + height > room.maxY && frame.minY - distance - height >= room.minY
    if isUp {
      frame.origin.y = min(frame.minY, room.maxY - frame.height)
    } else {
      frame.origin.y = max(room.minY, min(frame.minY, room.maxY - height - distance - frame.height))
    }
    let width = min(size.width, room.width)
    let ideal = frame.midX <= room.midX ? frame.minX : frame.maxX - width
    let menu = CGRect(
      x: min(max(ideal, room.minX), room.maxX - width),
      y: isUp ? frame.minY - distance - height : frame.maxY + distance,
      width: width, height: height)
    return (menu, frame)
  }
}
