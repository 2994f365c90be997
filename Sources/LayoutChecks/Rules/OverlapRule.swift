// SPDX-License-Identifier: MIT

import Tinamou

/// Texts or controls of two siblings lie on one another.
///
/// Siblings count with what is in them. What lies in the same place as a whole is taken for alternatives, of which code shows
/// one; what a plain view in front covers is taken to be covered on purpose; and a control inside a field belongs there.
public enum OverlapRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.overlappingViews

  /// Overlaps of fewer points than this, on either axis, do not count: widths of text are predicted.
  private static let leastWidth: CGFloat = 3
  private static let leastHeight: CGFloat = 2
  private static let leastLetterHeight: CGFloat = 0.5

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.shownViews.flatMap { parent in findings(among: parent, in: layout) }
  }

  /// A subview and everything in it that is read or touched.
  private struct Sibling {
    let view: UIView
    let pieces: [ContentPiece]
  }

  private static func findings(among parent: UIView, in layout: CheckedLayout) -> [Finding] {
    let siblings = parent.subviews.compactMap { view -> Sibling? in
      let pieces = layout.piecesByView[ObjectIdentifier(view)] ?? []
      return pieces.isEmpty ? nil : Sibling(view: view, pieces: pieces)
    }
    var result: [Finding] = []
    for (index, front) in siblings.enumerated().dropFirst() {
      for back in siblings[..<index] where !areAlternatives(back.view, front.view) {
        if let finding = finding(front: front, back: back, in: layout) { result.append(finding) }
      }
    }
    return result
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
          facts: .overlap(Box(overlap)), remedy: .moveApart,
          at: layout.description.location(of: upper.view, .frame) ?? layout.description.location(of: upper.view, .whole)
        )
      }
    }
    return nil
  }

  /// The common rectangle of two pieces; nil where it is too small to matter or is meant.
  private static func overlap(of upper: ContentPiece, over lower: ContentPiece) -> CGRect? {
    if let touched = touchOverlap(of: upper, over: lower) { return touched }
    let letters = upper.letters.intersection(lower.letters)
    // Of letters it is known where they end; of other things only where they are drawn.
    let areLetters = upper.lineHeight > 0 && lower.lineHeight > 0
    guard !letters.isNull, letters.width > leastWidth, letters.height > (areLetters ? leastLetterHeight : leastHeight)
    else { return nil }
    return upper.ink.intersection(lower.ink)
  }

  /// Where both take touches and neither is wholly in the other, or the one behind is wholly covered.
  private static func touchOverlap(of upper: ContentPiece, over lower: ContentPiece) -> CGRect? {
    guard let upperTouch = upper.touch, let lowerTouch = lower.touch else { return nil }
    let common = upperTouch.intersection(lowerTouch)
    guard !common.isNull, common.width > leastWidth, common.height > leastWidth else { return nil }
    if lowerTouch.insetBy(dx: -1, dy: -1).contains(upperTouch) { return nil }
    return common
  }

  /// The same place to a point: one stands for the other.
  private static func areAlternatives(_ first: UIView, _ second: UIView) -> Bool {
    zip(Box(first.frame).values, Box(second.frame).values).allSatisfy { abs($0 - $1) <= 1 }
  }

  /// Whether `view`, or a view in it on the way to `piece`, hides what is behind the rectangle.
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
