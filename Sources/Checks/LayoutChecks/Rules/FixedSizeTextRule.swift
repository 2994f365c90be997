// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint fixes a size that is too small for the text, at the current text size or at a larger one.
public enum FixedSizeTextRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.fixedSizeText

  /// The text size that every layout should support: the largest one outside the accessibility settings.
  static let expectedTextSize = UIContentSizeCategory.extraExtraExtraLarge

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      // Text that is cut because a constraint was broken follows from the conflict, which is reported.
      if layout.isInConflict(view) { return nil }
      if let shortage = TextRoom.shortage(in: view) {
        return cause(of: shortage, in: view, layout).map { finding(for: view, $0, shortage, in: layout) }
      }
      return laterFinding(for: view, in: layout)
    }
  }

  /// Returns the author's constraint that causes the shortage; `nil` if there is none.
  static func cause(of shortage: TextShortage, in view: UIView, _ layout: CheckedLayout) -> NSLayoutConstraint? {
    switch shortage.kind {
    case .width: layout.constantSize(of: view, along: .horizontal)
    case .height:
      layout.constantSize(of: view, along: .vertical)
        ?? (wraps(view) ? layout.constantSize(of: view, along: .horizontal) : nil)
    case .lines: layout.constantSize(of: view, along: .horizontal)
    }
  }

  /// Returns whether a wider view would reduce the height of the text.
  private static func wraps(_ view: UIView) -> Bool {
    (view as? UILabel).map { $0.numberOfLines != 1 } ?? (view is UITextView)
  }

  /// Returns a finding if text that follows the user's text size will be cut at a larger one.
  private static func laterFinding(for view: UIView, in layout: CheckedLayout) -> Finding? {
    guard let label = view as? UILabel, label.adjustsFontForContentSizeCategory, ShownText.text(of: label) != nil,
      label.traitCollection.preferredContentSizeCategory < expectedTextSize
    else { return nil }
    let (across, down) = (
      layout.constantSize(of: view, along: .horizontal), layout.constantSize(of: view, along: .vertical)
    )
    guard across != nil || down != nil else { return nil }
    // A dimension that is not fixed can grow.
    let room = CGSize(
      width: across == nil && label.numberOfLines == 1 ? 1_000_000 : label.bounds.width,
      height: down == nil ? 1_000_000 : label.bounds.height)
    guard let shortage = TextRoom.shortage(of: label, in: room, at: expectedTextSize),
      let cause = cause(of: shortage, in: view, layout)
    else { return nil }
    return finding(for: view, cause, shortage, in: layout)
  }

  private static func finding(
    for view: UIView, _ constraint: NSLayoutConstraint, _ shortage: TextShortage, in layout: CheckedLayout
  ) -> Finding {
    Finding(
      id, severity: layout.textSeverity(of: view), subjects: [layout.description.subject(of: view)],
      details: .fixedSize(layout.details(of: constraint), shortage), remedy: .makeLowerBound,
      at: layout.description.location(of: constraint, .constant))
  }
}
