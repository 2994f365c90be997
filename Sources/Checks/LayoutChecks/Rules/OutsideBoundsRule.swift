// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Text or a control extends beyond the area that shows it, so that the part outside is cut off, is off the screen or
/// does not take touches.
///
/// Content that can be scrolled into view is inside. The finding is a note if the content is completely outside,
/// because it may be moved in later, or if most of the touch area remains usable.
public enum OutsideBoundsRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.outsideBounds

  /// The minimum overflow that counts, in points, because text widths are predicted.
  private static let tolerance: CGFloat = 3

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard !layout.isInConflict(view), let piece = ContentPiece(view, in: layout) else { return nil }
      return cutFinding(of: piece, in: layout) ?? untouchableFinding(of: piece, in: layout)
    }
  }

  // MARK: Clipped content

  private static func cutFinding(of piece: ContentPiece, in layout: CheckedLayout) -> Finding? {
    let rect = piece.touch ?? piece.ink
    var next = piece.view === layout.root ? nil : piece.view.superview
    while let container = next {
      if container is UIScrollView { return nil }
      let isRoot = container === layout.root
      let isScreen = isRoot && layout.description.fillsScreen
      if container.clipsToBounds || isScreen {
        let room = layout.inRoot(container.bounds, of: container)
        if let overflow = overflow(of: rect, out: room, isScreen ? .offScreen : .cut, layout.freeAxes(of: container)) {
          return finding(
            of: piece, overflow, isScreen ? nil : container,
            isMild: !rect.intersects(room) || losesOnlyRoom(piece, overflow, room), in: layout)
        }
      }
      if isRoot { return nil }
      next = container.superview
    }
    return nil
  }

  /// Returns whether only narrow, empty margins of a control are outside: its text or image is completely inside, and
  /// the control has no background.
  private static func losesOnlyRoom(_ piece: ContentPiece, _ overflow: Overflow, _ room: CGRect) -> Bool {
    guard piece.touch != nil, piece.view.backgroundColor == nil, piece.ink != .zero,
      max(overflow.left, overflow.top, overflow.right, overflow.bottom) <= Double(TouchTargetRule.minimumSide)
    else { return false }
    return room.insetBy(dx: -tolerance, dy: -tolerance).contains(piece.ink)
      && room.contains(CGPoint(x: piece.ink.midX, y: piece.ink.midY))
  }

  // MARK: Touch areas

  /// Returns a finding if part of the control is outside one of its superviews. Touches reach a view only inside the
  /// bounds of all its superviews.
  private static func untouchableFinding(of piece: ContentPiece, in layout: CheckedLayout) -> Finding? {
    guard let rect = piece.touch else { return nil }
    var next = piece.view === layout.root ? nil : piece.view.superview
    while let container = next, !(container is UIScrollView) {
      let room = layout.inRoot(container.bounds, of: container)
      if let overflow = overflow(of: rect, out: room, .untouchable, layout.freeAxes(of: container)) {
        let rest = rect.intersection(room)
        return finding(of: piece, overflow, container, isMild: isEnough(rest, of: rect), in: layout)
      }
      if container === layout.root { return nil }
      next = container.superview
    }
    return nil
  }

  /// Returns whether the remaining touch area is sufficient: at least the recommended touch target or three quarters of
  /// the control, in both dimensions.
  private static func isEnough(_ rest: CGRect, of whole: CGRect) -> Bool {
    guard !rest.isNull else { return false }
    let finger = TouchTargetRule.comfortable
    return rest.width >= min(finger, whole.width * 0.75) && rest.height >= min(finger, whole.height * 0.75)
  }

  // MARK: Details

  /// Returns the overflow of a rectangle. Along a free axis the room grows with its content, so the far edge does not
  /// count.
  private static func overflow(
    of rect: CGRect, out room: CGRect, _ effect: Overflow.Effect, _ free: Set<LayoutAxis>
  ) -> Overflow? {
    var sides = [room.minX - rect.minX, room.minY - rect.minY, rect.maxX - room.maxX, rect.maxY - room.maxY]
    if free.contains(.horizontal) { sides[2] = 0 }
    if free.contains(.vertical) { sides[3] = 0 }
    guard sides.contains(where: { $0 > tolerance }) else { return nil }
    let over = sides.map { Double(max(0, $0)) }
    return Overflow(effect: effect, left: over[0], top: over[1], right: over[2], bottom: over[3])
  }

  private static func finding(
    of piece: ContentPiece, _ overflow: Overflow, _ container: UIView?, isMild: Bool, in layout: CheckedLayout
  ) -> Finding {
    let views = [piece.view] + (container.map { [$0] } ?? [])
    let isText = piece.touch == nil
    return Finding(
      id, severity: isMild ? .note : isText ? layout.textSeverity(of: piece.view) : nil,
      subjects: views.map(layout.description.subject(of:)), details: .overflow(overflow), remedy: .moveInside,
      at: layout.description.location(of: piece.view, .frame) ?? layout.description.location(of: piece.view, .whole))
  }
}
