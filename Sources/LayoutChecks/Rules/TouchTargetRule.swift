// SPDX-License-Identifier: MIT

import Tinamou

/// A control is smaller than a finger.
///
/// Source: Apple, Human Interface Guidelines, Accessibility: controls are 44 by 44 points, and never below 28 by 28.
/// Controls whose size is the system's own, such as switches, are not counted.
public enum TouchTargetRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.smallTouchTarget

  /// The size that every control should have on both sides, in points.
  static let comfortable: CGFloat = 44
  /// The size below which a control is hard to hit, in points.
  static let least: CGFloat = 28

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.placedViews.compactMap { view in
      guard isTarget(view), min(view.bounds.width, view.bounds.height) < comfortable - 0.5 else { return nil }
      let size = view.bounds.size
      return LayoutFinding(
        id, severity: min(size.width, size.height) < least - 0.5 ? .warning : nil,
        subjects: [layout.description.subject(of: view)],
        facts: .size(Extent(width: size.width, height: size.height)), remedy: .enlarge(to: Double(comfortable)),
        at: layout.description.place(of: view, .frame) ?? layout.description.place(of: view, .whole))
    }
  }

  private static func isTarget(_ view: UIView) -> Bool {
    guard let control = view as? UIControl, control.isUserInteractionEnabled else { return false }
    return control is UIButton || !ShownText.isWholeControl(control)
  }
}
