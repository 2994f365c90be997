// SPDX-License-Identifier: MIT

import Tinamou

/// Text has less room than it needs. Text that a constant size truncates is reported by ``FixedSizeTextRule`` instead.
public enum TruncatedTextRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.truncatedText

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard !layout.isInConflict(view), let shortage = TextRoom.shortage(in: view),
        FixedSizeTextRule.cause(of: shortage, in: view, layout) == nil
      else { return nil }
      return Finding(
        id, severity: layout.textSeverity(of: view), subjects: [layout.description.subject(of: view)],
        details: .shortage(shortage), remedy: .giveRoom, at: layout.description.location(of: view, .text))
    }
  }
}

extension CheckedLayout {
  /// Returns a lower severity if code sets another text at run time, or if the widths of the font are not known; `nil` for
  /// the default severity.
  func textSeverity(of view: UIView) -> Severity? {
    description.intentions(of: view).isDisjoint(with: [.hasTextOfRunTime, .hasUnmeasuredFont]) ? nil : .note
  }
}
