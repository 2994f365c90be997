// SPDX-License-Identifier: MIT

import Tinamou

/// The frame stored in a document is not the one that the constraints give: Interface Builder shows another layout than
/// the one that runs, and a reviewer of the document reads wrong numbers. Where a view's constraints conflict, that is told
/// instead.
///
/// Views that only follow a misplaced one are not told. Where another screen or other bars would explain a frame, it is
/// only noted, unless Interface Builder itself has marked the view.
public enum MisplacedViewRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.misplacedView

  /// How far stored and solved frames may differ, in points: older documents store whole points.
  static let tolerance: CGFloat = 1.01

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let frames = StoredFrames(layout)
    return layout.placedViews.compactMap { view in
      guard let stored = layout.description.storedFrame(of: view), differs(stored, from: view.frame),
        !layout.isInConflict(view)
      else { return nil }
      let (verdict, constraint) = frames.verdict(on: view)
      let isFlagged = layout.description.intentions(of: view).contains(.isKnownToBeMisplaced)
      guard verdict > .kept || isFlagged else { return nil }
      return Finding(
        id, severity: verdict == .broken || isFlagged ? nil : .note, subjects: [layout.description.subject(of: view)],
        facts: .frames(stored: Box(stored), solved: Box(view.frame), failing: constraint.map(layout.facts(of:))),
        remedy: .updateFrame,
        at: layout.description.location(of: view, .frame))
    }
  }

  private static func differs(_ stored: CGRect, from solved: CGRect) -> Bool {
    zip(Box(stored).values, Box(solved).values).contains { abs($0 - $1) > Double(tolerance) }
  }
}
