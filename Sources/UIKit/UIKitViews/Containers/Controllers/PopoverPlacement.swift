// SPDX-License-Identifier: MIT

/// The place of a popover beside its source, with the arrow that points to it.
@MainActor
struct PopoverPlacement {
  /// The frame of the presented view, in points.
  let frame: CGRect
  /// The direction in which the arrow points; unknown for a popover over its source.
  let direction: UIPopoverArrowDirection

  /// The height of the arrow, in points.
  static let arrowHeight: CGFloat = 13
  /// The width of the arrow, in points. An approximation.
  private static let arrowWidth: CGFloat = 26

  /// Whether the arrow belongs to the presented view.
  private static var containsArrow: Bool { InterfaceGeneration.current.hasSheets }

  /// Whether the popover appears over a bar button, as from iOS 26, without an arrow.
  private let isOverButton: Bool

  /// Creates a popover that appears over a bar button.
  init(overButton frame: CGRect) {
    (self.frame, direction, isOverButton) = (frame, .up, true)
  }

  /// Places a popover of a size beside its source: below it if there is room, otherwise above, on its right or on its left. Where there is
  /// room nowhere, the popover becomes smaller, or covers the source if it may.
  init(
    size wanted: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool
  ) {
    isOverButton = false
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let sides = Self.sides(of: source, in: room).filter { permitted.contains($0.direction) }
    let fitting = sides.first { $0.room.width >= size.width && $0.room.height >= size.height }
    guard let side = fitting ?? (mayOverlap ? nil : sides.max { Self.area($0.room, size) < Self.area($1.room, size) }),
      Self.area(side.room, size) > 0
    else {
      frame = CGRect(origin: Self.origin(of: size, around: source, in: room), size: size)
      direction = .unknown
      return
    }
    let body = Self.body(of: size, beside: source, in: side)
    direction = side.direction
    frame = Self.containsArrow ? body.inset(by: Self.arrowInsets(side.direction, sign: -1)) : body
  }

  /// A side of the source: the direction of the arrow of a popover there, and the room for its body.
  private struct Side {
    let direction: UIPopoverArrowDirection
    let room: CGRect
  }

  private static func sides(of source: CGRect, in room: CGRect) -> [Side] {
    let (above, below) = (source.minY - arrowHeight, source.maxY + arrowHeight)
    let (before, behind) = (source.minX - arrowHeight, source.maxX + arrowHeight)
    func rect(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
      CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
    return [
      Side(direction: .up, room: rect(room.minX, max(below, room.minY), room.maxX, room.maxY)),
      Side(direction: .down, room: rect(room.minX, room.minY, room.maxX, min(above, room.maxY))),
      Side(direction: .left, room: rect(max(behind, room.minX), room.minY, room.maxX, room.maxY)),
      Side(direction: .right, room: rect(room.minX, room.minY, min(before, room.maxX), room.maxY)),
    ]
  }

  /// Returns the area of a popover of a size in a room.
  private static func area(_ room: CGRect, _ size: CGSize) -> CGFloat {
    min(room.width, size.width) * min(room.height, size.height)
  }

  private static func origin(of size: CGSize, around source: CGRect, in room: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(source.midX - size.width / 2, room.minX), max(room.minX, room.maxX - size.width)),
      y: min(max(source.midY - size.height / 2, room.minY), max(room.minY, room.maxY - size.height)))
  }

  private static func body(of wanted: CGSize, beside source: CGRect, in side: Side) -> CGRect {
    let size = CGSize(width: min(wanted.width, side.room.width), height: min(wanted.height, side.room.height))
    var body = CGRect(origin: origin(of: size, around: source, in: side.room), size: size)
    switch side.direction {
    case .up: body.origin.y = side.room.minY
    case .down: body.origin.y = side.room.maxY - size.height
    case .left: body.origin.x = side.room.minX
    default: body.origin.x = side.room.maxX - size.width
    }
    return body
  }

  private static func arrowInsets(_ direction: UIPopoverArrowDirection, sign: CGFloat) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up: insets.top = sign * arrowHeight
    case .down: insets.bottom = sign * arrowHeight
    case .left: insets.left = sign * arrowHeight
    case .right: insets.right = sign * arrowHeight
    default: break
    }
    return insets
  }

  /// The part of the presented view that the arrow takes, in points; zero before iOS 13, where the arrow is outside.
  var arrowInsets: UIEdgeInsets {
    Self.containsArrow && !isOverButton ? Self.arrowInsets(direction, sign: 1) : .zero
  }

  /// Returns the outline of the body with round corners and of the arrow, in the coordinates of the presented view; `nil` where it has no
  /// arrow.
  func outline(pointingAt source: CGRect, radius: CGFloat) -> UIBezierPath? {
    guard direction != .unknown, !isOverButton, Self.containsArrow else { return nil }
    let whole = CGRect(origin: .zero, size: frame.size)
    let body = whole.inset(by: Self.arrowInsets(direction, sign: 1))
    let path = UIBezierPath(roundedRect: body, cornerRadius: radius)
    path.append(arrow(on: body, at: CGPoint(x: source.midX - frame.minX, y: source.midY - frame.minY), radius))
    return path
  }

  /// Returns the triangle from an edge of the body toward the middle of the source.
  private func arrow(on body: CGRect, at middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let (half, height) = (Self.arrowWidth / 2, Self.arrowHeight)
    let isVertical = direction == .up || direction == .down
    let (least, most) = isVertical ? (body.minX, body.maxX) : (body.minY, body.maxY)
    let wanted = isVertical ? middle.x : middle.y
    let along = min(max(wanted, least + radius + half), max(least + radius + half, most - radius - half))
    let (edge, tip): (CGFloat, CGFloat)
    switch direction {
    case .up: (edge, tip) = (body.minY, body.minY - height)
    case .down: (edge, tip) = (body.maxY, body.maxY + height)
    case .left: (edge, tip) = (body.minX, body.minX - height)
    default: (edge, tip) = (body.maxX, body.maxX + height)
    }
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    let path = UIBezierPath()
    path.move(to: point(along - half, edge))
    path.addLine(to: point(along, tip))
    path.addLine(to: point(along + half, edge))
    path.close()
    return path
  }
}
