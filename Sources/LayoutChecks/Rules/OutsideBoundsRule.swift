// SPDX-License-Identifier: MIT

import Tinamou

/// Text or a control reaches out of what shows it: it is cut off, off the screen, or does not take touches there.
///
/// What can be scrolled to is inside. What is wholly outside is taken to wait there to be moved in, and what loses little of
/// its touches can still be hit; both are only noted.
public enum OutsideBoundsRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.outsideBounds

  /// Fewer points than this outside do not count: widths of text are predicted.
  private static let tolerance: CGFloat = 3

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard let piece = ContentPiece(view, in: layout) else { return nil }
      return cutFinding(of: piece, in: layout) ?? untouchableFinding(of: piece, in: layout)
    }
  }

  // MARK: What is not seen

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

  /// Whether only narrow, empty margins of a control are outside: its text or image is wholly inside, and it has no background.
  private static func losesOnlyRoom(_ piece: ContentPiece, _ overflow: Overflow, _ room: CGRect) -> Bool {
    guard piece.touch != nil, piece.view.backgroundColor == nil, piece.ink != .zero,
      max(overflow.left, overflow.top, overflow.right, overflow.bottom) <= Double(TouchTargetRule.least)
    else { return false }
    return room.insetBy(dx: -tolerance, dy: -tolerance).contains(piece.ink)
      && room.contains(CGPoint(x: piece.ink.midX, y: piece.ink.midY))
  }

  // MARK: What cannot be touched

  /// Touches reach a view only where they are in all the views that it is in.
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

  /// Whether what is left of a control can be hit as well as the whole: nearly all of it, or a finger's size.
  private static func isEnough(_ rest: CGRect, of whole: CGRect) -> Bool {
    guard !rest.isNull else { return false }
    let finger = TouchTargetRule.comfortable
    return rest.width >= min(finger, whole.width * 0.75) && rest.height >= min(finger, whole.height * 0.75)
  }

  // MARK: Details

  /// How far the rectangle reaches out; along a free axis the room will be as large as its content asks for.
  private static func overflow(
    of rect: CGRect, out room: CGRect, _ effect: Overflow.Effect, _ free: Set<FindingAxis>
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
      subjects: views.map(layout.description.subject(of:)), facts: .overflow(overflow), remedy: .moveInside,
      at: layout.description.location(of: piece.view, .frame) ?? layout.description.location(of: piece.view, .whole))
  }
}
