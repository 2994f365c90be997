// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Texts or controls of two sibling views overlap.
///
/// The contents of siblings count as part of them. Not reported for siblings with the same frame, which are taken for
/// alternatives of which code shows one; for content behind an opaque view, which is taken to be covered on purpose;
/// for a control inside a field; and for two items of a bar, which UIKit places.
public enum OverlapRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.overlappingViews

  /// The minimum width of an overlap, in points, because text widths are predicted. The same minimum applies to both
  /// dimensions of overlapping touch areas.
  private static let minimumWidth: CGFloat = 3
  private static let minimumHeight: CGFloat = 2
  private static let minimumLetterHeight: CGFloat = 0.5

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.shownViews.flatMap { parent in findings(among: parent, in: layout) }
  }

  /// A subview and all content pieces inside it.
  private struct Sibling {
    let view: UIView
    let pieces: [ContentPiece]

    /// The area outside of which nothing can overlap.
    @MainActor var area: CGRect { pieces.reduce(.null) { $0.union($1.letters).union($1.touch ?? .null) } }
  }

  private static func findings(among parent: UIView, in layout: CheckedLayout) -> [Finding] {
    let siblings = parent.subviews.compactMap { view -> Sibling? in
      let pieces = layout.piecesByView[ObjectIdentifier(view)] ?? []
      return pieces.isEmpty ? nil : Sibling(view: view, pieces: pieces)
    }
    return RectanglePairs.meeting(siblings.map(\.area)).compactMap { pair in
      let (front, back) = (siblings[pair.front], siblings[pair.back])
      guard !areAlternatives(back.view, front.view), !areItems(back.view, front.view), !layout.isInConflict(front.view),
        !layout.isInConflict(back.view)
      else { return nil }
      return finding(front: front, back: back, in: layout)
    }
  }

  private static func finding(front: Sibling, back: Sibling, in layout: CheckedLayout) -> Finding? {
    for upper in front.pieces {
      for lower in back.pieces {
        guard let overlap = overlap(of: upper, over: lower), !covers(front.view, overlap, upTo: upper, in: layout)
        else {
          continue
        }
        return Finding(
          id, severity: severity(upper, lower, in: layout),
          subjects: [layout.description.subject(of: upper.view), layout.description.subject(of: lower.view)],
          details: .overlap(Rectangle(overlap)), remedy: .moveApart,
          at: layout.description.location(of: upper.view, .frame) ?? layout.description.location(of: upper.view, .whole)
        )
      }
    }
    return nil
  }

  /// Returns the intersection of two pieces; `nil` if it is too small to matter or intended.
  private static func overlap(of upper: ContentPiece, over lower: ContentPiece) -> CGRect? {
    if let touched = touchOverlap(of: upper, over: lower) { return touched }
    let letters = upper.letters.intersection(lower.letters)
    // The height of letters is known exactly, that of other content only approximately.
    let areLetters = upper.lineHeight > 0 && lower.lineHeight > 0
    guard !letters.isNull, letters.width > minimumWidth,
      letters.height > (areLetters ? minimumLetterHeight : minimumHeight)
    else { return nil }
    return upper.ink.intersection(lower.ink)
  }

  /// Returns the intersection of two touch areas; `nil` if there is none, or if the front one is completely inside the
  /// back one.
  private static func touchOverlap(of upper: ContentPiece, over lower: ContentPiece) -> CGRect? {
    guard let upperTouch = upper.touch, let lowerTouch = lower.touch else { return nil }
    let common = upperTouch.intersection(lowerTouch)
    guard !common.isNull, common.width > minimumWidth, common.height > minimumWidth else { return nil }
    if lowerTouch.insetBy(dx: -1, dy: -1).contains(upperTouch) { return nil }
    return common
  }

  /// Returns whether two views have the same frame to within one point, so that one is an alternative to the other.
  private static func areAlternatives(_ first: UIView, _ second: UIView) -> Bool {
    zip(Rectangle(first.frame).values, Rectangle(second.frame).values).allSatisfy { abs($0 - $1) <= 1 }
  }

  /// Returns whether two controls are items of a bar. UIKit has no public names for their classes, so no author places them.
  private static func areItems(_ first: UIView, _ second: UIView) -> Bool {
    [first, second].allSatisfy { view in
      let name = TypeName(type(of: view))
      return view is UIControl && name.isOfFramework && !name.text.hasPrefix("UI")
    }
  }

  /// Returns whether `view`, or a view between it and `piece`, is opaque and covers the rectangle.
  private static func covers(
    _ view: UIView, _ rect: CGRect, upTo piece: ContentPiece, in layout: CheckedLayout
  ) -> Bool {
    var next: UIView? = piece.view
    while let current = next {
      let isOpaque = (current.backgroundColor?.cgColor.alpha ?? 0) > 0.95 && current.alpha > 0.95
      if isOpaque, layout.inRoot(current.bounds, of: current).insetBy(dx: -1, dy: -1).contains(rect) { return true }
      if current === view { return false }
      next = current.superview
    }
    return false
  }

  private static func severity(
    _ upper: ContentPiece, _ lower: ContentPiece, in layout: CheckedLayout
  ) -> Severity? {
    layout.textSeverity(of: upper.view) ?? layout.textSeverity(of: lower.view)
  }
}
