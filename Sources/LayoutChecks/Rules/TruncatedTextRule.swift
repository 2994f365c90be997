// SPDX-License-Identifier: MIT

import Tinamou

/// Text has less room than it needs. What a constant size cuts is ``FixedSizeTextRule``'s business.
public enum TruncatedTextRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.truncatedText

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard let shortage = TextRoom.shortage(in: view), FixedSizeTextRule.cause(of: shortage, in: view, layout) == nil
      else { return nil }
      return Finding(
        id, severity: layout.textSeverity(of: view), subjects: [layout.description.subject(of: view)],
        facts: .shortage(shortage), remedy: .giveRoom, at: layout.description.location(of: view, .text))
    }
  }
}

extension CheckedLayout {
  /// Less grave where code sets another text; nil for as grave as usual.
  func textSeverity(of view: UIView) -> Severity? {
    description.intentions(of: view).contains(.hasTextOfRunTime) ? .note : nil
  }
}
