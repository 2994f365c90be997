// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The frame stored in a document differs from the one that the constraints give, so Interface Builder shows a
/// different layout from the one at run time, and reviewers of the document read wrong numbers. If a view's constraints
/// conflict, the conflict is reported instead.
///
/// A view that is displaced only by another misplaced view is not reported, nor is an image view with a symbol whose alignment rectangle
/// is not known: its frame is larger or smaller than its constraints say. If a different screen or different bars
/// would explain a frame, the finding is a note, unless Interface Builder marked the view as misplaced.
public enum MisplacedViewRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.misplacedView

  /// The maximum difference between stored and solved frames, in points. Older documents store whole points.
  static let tolerance: CGFloat = 1.01

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    let frames = StoredFrames(layout)
    return layout.placedViews.compactMap { view in
      guard let stored = layout.description.storedFrame(of: view), differs(stored, from: view.frame),
        !layout.isInConflict(view), !layout.hasUnknownAlignment(view)
      else { return nil }
      let (agreement, constraint) = frames.agreement(of: view)
      let isFlagged = layout.description.intentions(of: view).contains(.isKnownToBeMisplaced)
      guard agreement > .satisfied || isFlagged else { return nil }
      return Finding(
        id, severity: agreement == .broken || isFlagged ? nil : .note, subjects: [layout.description.subject(of: view)],
        details: .frames(
          stored: Rectangle(stored), solved: Rectangle(view.frame), failing: constraint.map(layout.details(of:))),
        remedy: .updateFrame,
        at: layout.description.location(of: view, .frame))
    }
  }

  private static func differs(_ stored: CGRect, from solved: CGRect) -> Bool {
    zip(Rectangle(stored).values, Rectangle(solved).values).contains { abs($0 - $1) > Double(tolerance) }
  }
}
